import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { excludeSubsetCharacters } from './fonts.ts';

const resolveInRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const excludeSubsetsFromFullFonts: Plugin = {
  name: 'exclude-subset-characters',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/theme/fonts.css') ? excludeSubsetCharacters(code) : undefined),
};

/** The client's build options, except for how its modules are grouped into files. */
export const clientBuild = {
  root: resolveInRoot(''),
  logLevel: 'warn',
  plugins: [excludeSubsetsFromFullFonts],
  // The package's exports name only its development build, whose warnings no visitor needs.
  resolve: {
    alias: [
      {
        find: /^react-router$/,
        replacement: resolveInRoot('node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  build: {
    rolldownOptions: {
      input: { app: resolveInRoot('index.html'), site: resolveInRoot('src/app/entrySite.ts') },
      // The optimization would merge chunks and load modules on pages that do not need them.
      experimental: { chunkOptimization: false },
    },
  },
} satisfies InlineConfig;
