import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolvePath = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** torchward-link in one file with its packages: an owner copies it beside a game server and runs it on Node alone. */
export default defineConfig({
  resolve: { alias: { '~': resolvePath('./src') } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/link',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: resolvePath('./src/link/main.ts'),
      output: {
        entryFileNames: 'torchward-link.mjs',
        codeSplitting: false,
        banner: '#!/usr/bin/env node',
      },
    },
  },
});
