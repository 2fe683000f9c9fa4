import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DocsFaults, DocsReader, DocsReaders, listDocsPages, NO_FAULTS, type PageReader } from './look';
import { catalogueFolder, useCatalogue } from './useCatalogue';

const root = fileURLToPath(new URL('../../', import.meta.url));
const docs = await listDocsPages(catalogueFolder);
const opened = useCatalogue();
const startReader = (): Promise<DocsReader> => DocsReader.start(opened.browser, opened.site.url);

it('every story file and every mdx page has a documentation page', () => {
  const sources = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:mdx|stories\.tsx)$/.test(path),
  );
  expect(docs).toHaveLength(sources.length);
});

describe('the documentation page', () => {
  let readers: DocsReaders;
  beforeAll(async () => {
    readers = await DocsReaders.start(startReader, 2);
    return () => readers.close();
  });

  it.concurrent.for(docs)(
    '$title can be read in both themes, and fits a phone',
    async ({ id }, { expect: expectHere }) => {
      expectHere(await readers.check(id)).toEqual(NO_FAULTS);
    },
  );
});

describe('a page that hangs', () => {
  /** Starts one reader whose page hangs, and then others from `next`. */
  async function startStalling(next: () => Promise<DocsFaults>): Promise<DocsReaders> {
    const checks = [() => new Promise<never>(() => undefined), next];
    const start = (): Promise<PageReader> =>
      Promise.resolve({
        step: 'opening x',
        check: checks.shift() ?? next,
        close: () => Promise.resolve(),
      });
    return DocsReaders.start(start, 1, 20);
  }

  it.each([
    ['is checked again in a new one', () => Promise.resolve(NO_FAULTS), NO_FAULTS],
    [
      'is reported when it hangs again',
      () => new Promise<never>(() => undefined),
      { ...NO_FAULTS, light: ['The page stalled twice.'] },
    ],
  ])('%s', async (_what, next, expected) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const readers = await startStalling(next);
    expect(await readers.check('x')).toEqual(expected);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('stalled: opening x.'));
    await readers.close();
  });
});

/** What spoils a page, the script that does it, and the sentence that objects to it. */
type Fault = readonly [name: string, spoil: string, sentence: string];

const BADGE_PAGE = 'design-system-badge--docs';
const addOverlay = (role: string) =>
  `document.body.insertAdjacentHTML('beforeend', '<div role="${role}">Over</div>')`;
const addStyle = (rule: string) => `document.head.insertAdjacentHTML('beforeend', '<style>${rule}</style>')`;

/** Faults on the same page where none hides or causes another, because a page load takes longest. */
const SPOILT_PAGES: readonly { title: string; id: string; faults: readonly Fault[] }[] = [
  {
    title: 'a page with spoilt parts',
    id: BADGE_PAGE,
    faults: [
      ['an open dialog', addOverlay('dialog'), 'A dialog is open over the page.'],
      ['an open list', addOverlay('listbox'), 'A listbox is open over the page.'],
      ['a changed scroll position', 'window.scrollTo(0, 99)', 'The page was scrolled.'],
      [
        'a page that cannot be scrolled',
        addStyle('body { overflow: hidden }'),
        'The page cannot be scrolled',
      ],
      ['another direction', `document.documentElement.dir = 'rtl'`, 'The page reads from right to left.'],
      ['scaled text', `document.documentElement.style.fontSize = '200%'`, 'The text of the page is scaled.'],
      ['the background of the other theme', addStyle('.docs-story { background: #111 }'), 'is not light.'],
      [
        'a control for a React element',
        `document.querySelector('.docblock-argstable td').textContent = '$$typeof: Symbol()'`,
        'A control shows what React made',
      ],
      [
        'a prop without words',
        `document.querySelectorAll('.docblock-argstable td')[1].textContent = 'function'`,
        'The table of props has no words for ',
      ],
      [
        'an id that two elements have',
        `document.querySelector('.sbdocs-content').insertAdjacentHTML('beforeend', '<i id="once"></i><i id="once"></i>')`,
        'Several elements have the id once.',
      ],
      [
        'code that is not from the story file',
        `document.querySelector('.sbdocs-preview pre.prismjs').textContent = '<c onClick={function bJ(){}} />'`,
        '"Show code" shows no story: <c onClick',
      ],
      [
        'a warning on the console',
        `console.warn('Something is off.')`,
        'The console says: Something is off.',
      ],
      [
        'a missing story',
        `document.querySelector('[data-story-block] [data-name]').replaceChildren()`,
        'did not render.',
      ],
      [
        'a heading that skips a level',
        `document.querySelector('.sbdocs-content h2').outerHTML = '<h4>Stories</h4>'`,
        'The heading "Stories" skips a level.',
      ],
      [
        'a section with a smaller heading',
        `document.querySelector('.sbdocs-content h2:last-of-type').style.fontSize = '12px'`,
        'The headings of sections have several sizes.',
      ],
      [
        'text that is too pale',
        addStyle('.sbdocs-content > p { color: #ddd !important }'),
        'color-contrast: ',
      ],
      [
        'an image without words',
        `document.querySelector('.sbdocs-content').insertAdjacentHTML('beforeend', '<img src="./torch.svg">')`,
        'image-alt: ',
      ],
      [
        'a focus that moved into the page',
        `document.querySelector('#storybook-docs button').focus({ preventScroll: true })`,
        'The focus was taken',
      ],
      [
        'a part that is wider than a phone',
        `document.querySelector('.sbdocs-content').insertAdjacentHTML('beforeend', '<p style="inline-size: 444px">Wide</p>')`,
        'The page scrolls sideways by ',
      ],
    ],
  },
  {
    title: 'a page in the wrong state',
    id: BADGE_PAGE,
    faults: [
      [
        'a page hidden from assistive technology',
        `document.getElementById('storybook-docs').setAttribute('aria-hidden', 'true')`,
        'The page is hidden from assistive technology.',
      ],
      ['the other theme', `document.documentElement.dataset.theme = 'dark'`, 'The page is dark.'],
      [
        'a second title',
        `document.querySelector('.sbdocs-content h2').outerHTML = '<h1>Stories</h1>'`,
        'The page has not one title.',
      ],
      [
        'a part that the drawing lacks',
        `document.querySelector('.sbdocs-content').insertAdjacentHTML('beforeend', '<p data-missing-part="Label"></p>')`,
        'The drawing has no Label.',
      ],
      [
        'an empty preview',
        `document.querySelector('[data-story-block] [data-name]').innerHTML = '<p hidden>Nothing</p>'`,
        'is empty.',
      ],
    ],
  },
  {
    title: 'a page with a spoilt frame',
    id: 'design-system-dialog--docs',
    faults: [
      [
        'the other theme in a frame',
        `document.querySelector('iframe').contentDocument.documentElement.dataset.theme = 'dark'`,
        'The frame of Default is dark.',
      ],
      [
        'an error in a frame',
        `document.querySelector('iframe').contentDocument.body.classList.add('sb-show-errordisplay')`,
        'The frame of Default shows an error.',
      ],
    ],
  },
  {
    title: 'a page with lists',
    id: 'getting-started-adding-a-component--docs',
    faults: [['a list without numbers', addStyle('ol { list-style: none }'), 'A list has lost its numbers']],
  },
];

describe('the check of a documentation page', () => {
  let reader: DocsReader;
  beforeAll(async () => {
    reader = await startReader();
  });
  afterAll(() => reader.close());

  describe.each(SPOILT_PAGES)('of $title', ({ id, faults }) => {
    let before: string[];
    let after: string[];
    beforeAll(async () => {
      await reader.enter();
      await reader.goTo(id);
      before = [...(await reader.faults('light')), ...(await reader.findSidewaysScroll())];
      for (const [, spoil] of faults) await reader.page.evaluate(spoil);
      // The page is light already and does not change by itself, so a short wait sees the same faults.
      after = [...(await reader.faults('light', 300)), ...(await reader.findSidewaysScroll(300))];
    });

    it('objects to nothing before it is spoilt', () => {
      expect(before).toEqual([]);
    });

    it.each(faults)('objects to %s', (_name, _spoil, sentence) => {
      expect(after.join('\n')).toContain(sentence);
    });
  });
});
