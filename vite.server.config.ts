import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Packages that load files beside themselves (native code, WebAssembly, the schema of OpenAPI documents) or choose parts
 * of themselves at run time; they stay in node_modules.
 */
const EXTERNAL_PACKAGES = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fastify-openapi-glue',
  'nodemailer',
  'pg',
];

/** The server in one file with its packages: opening their many small files took a fifth of the processor time of a start. */
export default defineConfig({
  resolve: { alias: { '~': path('./src') } },
  publicDir: false,
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: path('./src/server/main.ts'),
        // A worker thread starts from a file of its own, found next to the chunk that starts it.
        'database-worker': path('./src/server/store/embedded/worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
