import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundariesConfig } from './scripts/eslint/boundaries.js';
import { everywhere, noLooksInProps, noOwnLooks, tokensOnly } from './scripts/eslint/syntax.js';

const restricted = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

export default defineConfig([
  globalIgnores([
    'dist',
    'storybook-static',
    '.data',
    '.cache',
    'coverage',
    'visual-report',
    'src/contract/*.gen.ts',
    'tests/fixtures',
    'tests/visual/baselines',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    name: 'torchward/typescript',
    files: ['**/*.{ts,tsx}'],
    // The rules that need types, and those of React and accessibility, are in .oxlintrc.json.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },

  storybook.configs['flat/recommended'],
  {
    name: 'torchward/stories',
    files: ['stories/**/*.{ts,tsx}'],
    rules: {
      // The meta's `title` mirrors the folders and is read by the catalogue test.
      'storybook/csf-component': 'off',
      'storybook/no-title-property-in-meta': 'off',
    },
  },

  ...boundariesConfig,

  {
    name: 'torchward/components',
    files: ['src/{design-system,charts,patterns}/**/*.{ts,tsx}'],
    rules: restricted(everywhere, noLooksInProps),
  },
  {
    name: 'torchward/screens',
    files: ['src/{screens,app}/**/*.{ts,tsx}'],
    rules: restricted(everywhere, noLooksInProps, noOwnLooks),
  },
  {
    name: 'torchward/style-sheets',
    files: ['src/**/*.css.ts'],
    ignores: ['src/design-system/theme/**'],
    rules: restricted(everywhere, tokensOnly),
  },

  {
    name: 'torchward/plain-javascript',
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    name: 'torchward/plain-javascript-in-the-page',
    files: ['public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
]);
