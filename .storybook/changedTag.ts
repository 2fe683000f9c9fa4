import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import type { PictureChanges } from 'virtual:picture-changes';

/** Gives each story with a changed picture the tag `changed`, by which the sidebar can filter. */
export const tagChangedStories =
  (changes: PictureChanges) =>
  (indexers: Indexer[] | undefined): Indexer[] => {
    const stories = new Set(changes.pictures.map(({ story }) => story));
    return (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => {
          const title = options.makeTitle(entry.title);
          const id = entry.__id ?? toId(title, storyNameFromExport(entry.exportName));
          return stories.has(id) ? { ...entry, tags: [...(entry.tags ?? []), 'changed'] } : entry;
        }),
    }));
  };
