/** As in `parts.ts`. */
export * from '~/fixtures';
