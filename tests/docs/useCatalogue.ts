import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { serveFolder, type StaticSite } from '../../scripts/visual/storybook';
import { launchBrowser } from '../support/browser';
import { LAZY_FRAME_ARGS } from './look';

/** The folder of the built Storybook. */
export const catalogueFolder = join(
  fileURLToPath(new URL('../../', import.meta.url)),
  dirname(catalogue.output),
);

/** The built Storybook on a server of its own, and a browser that loads its frames when they are in sight. */
export interface OpenedCatalogue {
  site: StaticSite;
  browser: Browser;
}

/** Opens the built Storybook for the tests of a file, and closes it after them. */
export function useCatalogue(): OpenedCatalogue {
  const opened = {} as OpenedCatalogue;
  beforeAll(async () => {
    opened.site = await serveFolder(catalogueFolder);
    opened.browser = await launchBrowser({ args: [...LAZY_FRAME_ARGS] });
  });
  afterAll(async () => {
    await opened.browser.close();
    opened.site.close();
  });
  return opened;
}
