import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../.storybook/guide';
import { readStoryFiles } from '../../tests/catalogue/stories';

/** The import of a guide in a story file. */
const GUIDE_IMPORT = /import \{ (create\w+Guide) \} from '\.\/(guides\/\w+)';/;

/**
 * Loads every guide, by the path of its story file from the repository's root.
 *
 * @param root the repository
 */
export async function loadGuides(root: string): Promise<ReadonlyMap<string, Guide>> {
  // The drawings import components, whose styles need a place for their names and are not written anywhere.
  setFileScope('guides');
  const guides = new Map<string, Guide>();
  for (const { path, text } of readStoryFiles()) {
    const [, name = '', file = ''] = GUIDE_IMPORT.exec(text) ?? [];
    if (name === '') continue;
    const guide = pathToFileURL(join(root, 'stories', dirname(path), `${file}.tsx`));
    const module = (await import(guide.href)) as Readonly<Record<string, () => Guide>>;
    const createGuide = module[name];
    if (createGuide) guides.set(`stories/${path}`, createGuide());
  }
  return guides;
}
