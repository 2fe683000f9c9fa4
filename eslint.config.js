import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
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
    // Rules that need types are in .oxlintrc.json.
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

  {
    name: 'torchward/react',
    files: ['src/**/*.tsx', 'stories/**/*.tsx', '.storybook/**/*.tsx', 'tests/**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: '19.3' } },
    languageOptions: { globals: globals.browser },
    rules: {
      'react/prop-types': 'off',
      'react/jsx-no-target-blank': 'error',
      'react/no-danger': 'error',
      'react/jsx-no-useless-fragment': 'error',
      'react/button-has-type': 'error',
      'react/self-closing-comp': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
