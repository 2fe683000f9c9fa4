import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import type { Guide } from '../../.storybook/guide';
import { readStoryFiles } from '../../tests/catalogue/stories';

/** The import of a guide in a story file. */
const GUIDE_IMPORT = /import \{ (create\w+Guide) \} from '\.\/(guides\/\w+)';/;

/**
 * Loads every guide, by the path of its story file from the repository's root. Vite loads them, because their drawings
 * import components with styles.
 *
 * @param root the repository
 */
export async function loadGuides(root: string): Promise<ReadonlyMap<string, Guide>> {
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const guides = new Map<string, Guide>();
    for (const { path, text } of readStoryFiles()) {
      const [, name = '', file = ''] = GUIDE_IMPORT.exec(text) ?? [];
      if (name === '') continue;
      const guide = join(root, 'stories', dirname(path), `${file}.tsx`);
      const module = (await vite.ssrLoadModule(guide)) as Readonly<Record<string, () => Guide>>;
      const createGuide = module[name];
      if (createGuide) guides.set(`stories/${path}`, createGuide());
    }
    return guides;
  } finally {
    await vite.close();
  }
}
