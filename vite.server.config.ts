import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The server as plain JavaScript: packages stay in node_modules, only our own modules are bundled. */
export default defineConfig({
  resolve: { alias: { '~': path('./src') } },
  publicDir: false,
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
