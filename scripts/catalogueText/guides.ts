import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Guide } from '../../.storybook/guide';

const FOLDERS = ['stories/design-system', 'stories/charts'];

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
    for (const folder of FOLDERS) {
      for (const file of readdirSync(join(root, folder, 'guides'))) {
        const module = await vite.ssrLoadModule(join(root, folder, 'guides', file));
        const [createGuide] = Object.values(module) as (() => Guide)[];
        const name = file.replace('Guide.tsx', '');
        const story = `${name.charAt(0).toUpperCase()}${name.slice(1)}.stories.tsx`;
        if (createGuide) guides.set(`${folder}/${story}`, createGuide());
      }
    }
    return guides;
  } finally {
    await vite.close();
  }
}
