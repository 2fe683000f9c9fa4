import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { contractJson } from './src/server/http/contractJson.ts';

const resolvePath = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Packages that load files beside themselves (native code, WebAssembly) or choose parts of themselves at run time; they
 * stay in node_modules.
 */
const EXTERNAL_PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pg'];

/** Puts the contract's value in the place of the code that reads it. */
const contractAtBuild: Plugin = {
  name: 'contract-at-build',
  load: {
    filter: { id: resolvePath('./src/server/http/contractJson.ts') },
    handler: () => `export const contractJson = ${JSON.stringify(contractJson)};`,
  },
};

/** The server in one file with its packages, whose many files took a fifth of a start's processor time to open. */
export default defineConfig({
  plugins: [contractAtBuild],
  resolve: { alias: { '~': resolvePath('./src') } },
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
        main: resolvePath('./src/server/main.ts'),
        // A worker thread starts from a file of its own, found next to the chunk that starts it.
        'database-worker': resolvePath('./src/server/store/embedded/worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
