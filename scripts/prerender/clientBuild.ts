import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { leaveEnglish } from './english.ts';
import { excludeSubsetCharacters } from './fonts.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const excludeSubsetsFromFullFonts: Plugin = {
  name: 'exclude-subset-characters',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/theme/fonts.css') ? excludeSubsetCharacters(code) : undefined),
};

/** The app is English and has no `I18nProvider`, so that its first page pays for no other language. */
const leaveEnglishInComponents: Plugin = {
  name: 'leave-english',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/(?:design-system|charts)\/.*\.tsx?$/.test(id) ? leaveEnglish(id, code) : undefined,
};

/** The client's build options, except for how its modules are grouped into files. */
export const clientBuild = {
  root: inRoot(''),
  logLevel: 'warn',
  plugins: [excludeSubsetsFromFullFonts, leaveEnglishInComponents],
  // The package's exports name only its development build, whose warnings no visitor needs.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: inRoot('node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  build: {
    rolldownOptions: {
      input: { app: inRoot('index.html'), site: inRoot('src/app/entrySite.ts') },
      // The optimization would merge chunks and load modules on pages that do not need them.
      experimental: { chunkOptimization: false },
    },
  },
} satisfies InlineConfig;
