import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { serveFolder, type StaticSite } from '../../scripts/visual/storybook';
import { launchBrowser } from '../support/browser';
import { DocsReader, checkAllPages, listDocsPages, LAZY_FRAME_ARGS } from './look';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, dirname(catalogue.output));
const docs = await listDocsPages(folder);

let site: StaticSite;
let browser: Browser;
beforeAll(async () => {
  site = await serveFolder(folder);
  browser = await launchBrowser({ args: [...LAZY_FRAME_ARGS] });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

describe('the documentation pages', () => {
  let found: Awaited<ReturnType<typeof checkAllPages>>;
  beforeAll(async () => {
    found = await checkAllPages(browser, site.url, docs);
  });

  it('exist for every story file and every mdx page, and all were checked', () => {
    const sources = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(?:mdx|stories\.tsx)$/.test(path),
    );
    expect(docs).toHaveLength(sources.length);
    expect([...found.keys()].sort()).toEqual(docs.map(({ id }) => id).sort());
  });

  it.each(docs)('$title can be read in both themes', ({ id }) => {
    expect(found.get(id)).toEqual({ light: [], dark: [] });
  });
});

describe('the check of a documentation page', () => {
  let reader: DocsReader;
  beforeAll(async () => {
    reader = await DocsReader.start(browser, site.url);
  });
  afterAll(() => reader.close());

  const badge = 'design-system-badge--docs';
  const overlay = (role: string) =>
    `document.body.insertAdjacentHTML('beforeend', '<div role="${role}">Over</div>')`;
  const style = (rule: string) => `document.head.insertAdjacentHTML('beforeend', '<style>${rule}</style>')`;

  it.each([
    ['an open dialog', badge, overlay('dialog'), 'A dialog is open over the page.'],
    ['an open list', badge, overlay('listbox'), 'A listbox is open over the page.'],
    [
      'a page that cannot be scrolled',
      badge,
      style('body { overflow: hidden }'),
      'The page cannot be scrolled',
    ],
    ['a changed scroll position', badge, 'window.scrollTo(0, 99)', 'The page was scrolled.'],
    [
      'a page hidden from assistive technology',
      badge,
      `document.getElementById('storybook-docs').setAttribute('aria-hidden', 'true')`,
      'The page is hidden from assistive technology.',
    ],
    [
      'another direction',
      badge,
      `document.documentElement.dir = 'rtl'`,
      'The page reads from right to left.',
    ],
    ['the other theme', badge, `document.documentElement.dataset.theme = 'dark'`, 'The page is dark.'],
    ['the background of the other theme', badge, style('.docs-story { background: #111 }'), 'is not light.'],
    [
      'the other theme in a frame',
      'design-system-dialog--docs',
      `document.querySelector('iframe').contentDocument.documentElement.dataset.theme = 'dark'`,
      'The frame of Default is dark.',
    ],
    [
      'an error in a frame',
      'design-system-dialog--docs',
      `document.querySelector('iframe').contentDocument.body.classList.add('sb-show-errordisplay')`,
      'The frame of Default shows an error.',
    ],
    [
      'a list without numbers',
      'foundations-adding-a-component--docs',
      style('ol { list-style: none }'),
      'A list has lost its numbers',
    ],
    [
      'a control for a React element',
      badge,
      `document.querySelector('.docblock-argstable td').textContent = '$$typeof: Symbol()'`,
      'A control shows what React made',
    ],
    [
      'code that is not from the story file',
      badge,
      `document.querySelector('.sbdocs-preview pre.prismjs').textContent = '<c onClick={function bJ(){}} />'`,
      '"Show code" shows no story: <c onClick',
    ],
    [
      'a warning on the console',
      badge,
      `console.warn('Something is off.')`,
      'The console says: Something is off.',
    ],
    [
      'a missing story',
      badge,
      `document.querySelector('[data-story-block] [data-name]').replaceChildren()`,
      'did not render.',
    ],
    [
      'a heading that skips a level',
      badge,
      `document.querySelector('.sbdocs-content h2').outerHTML = '<h4>Stories</h4>'`,
      'The heading "Stories" skips a level.',
    ],
    [
      'a second title',
      badge,
      `document.querySelector('.sbdocs-content h2').outerHTML = '<h1>Stories</h1>'`,
      'The page has not one title.',
    ],
    [
      'an empty preview',
      badge,
      `document.querySelector('[data-story-block] [data-name]').innerHTML = '<p hidden>Nothing</p>'`,
      'is empty.',
    ],
    [
      'text that is too pale',
      badge,
      style('.sbdocs-content > p { color: #ddd !important }'),
      'color-contrast: ',
    ],
    [
      'an image without words',
      badge,
      `document.querySelector('.sbdocs-content').insertAdjacentHTML('beforeend', '<img src="./torch.svg">')`,
      'image-alt: ',
    ],
    [
      'a focus that moved into the page',
      badge,
      `document.querySelector('#storybook-docs button').focus()`,
      'The focus was taken',
    ],
  ])('objects to %s, and to nothing without it', async (_fault, id, spoil, sentence) => {
    await reader.enter();
    await reader.goTo(id);
    expect(await reader.faults('light')).toEqual([]);
    await reader.page.evaluate(spoil);
    // The page is light already and does not change by itself, so a short wait sees the same fault.
    expect((await reader.faults('light', 300)).join('\n')).toContain(sentence);
  });
});
