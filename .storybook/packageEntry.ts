/**
 * Finds the entry of the package that has a part. Undefined for patterns and screens, which belong to Torchward alone.
 *
 * @param storyFile the part's, from the repository's root
 */
export function findPackageEntry(storyFile: string): string | undefined {
  if (storyFile.startsWith('stories/design-system/')) return '@torchward/design-system';
  if (storyFile.startsWith('stories/charts/')) return '@torchward/design-system/charts';
  return undefined;
}
