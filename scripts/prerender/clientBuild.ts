import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { excludeSubsetCharacters } from './fonts.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const excludeSubsetsFromFullFonts: Plugin = {
  name: 'exclude-subset-characters',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/theme/fonts.css') ? excludeSubsetCharacters(code) : undefined),
};

/** How the browser's side is built, apart from its division into files. */
export const clientBuild = {
  root: inRoot(''),
  logLevel: 'warn',
  plugins: [excludeSubsetsFromFullFonts],
  // The package offers only its development build by name, which carries its warnings to every visitor.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: inRoot('node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  build: {
    rolldownOptions: {
      input: { app: inRoot('index.html'), site: inRoot('src/app/entrySite.ts') },
      // Each module stays with the pages that need it.
      experimental: { chunkOptimization: false },
    },
  },
} satisfies InlineConfig;
