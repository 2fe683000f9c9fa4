import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { serveFolder, type StaticSite } from '../../scripts/visual/storybook';
import { launchBrowser } from '../support/browser';
import { LAZY_FRAME_ARGS } from './look';

const folder = join(fileURLToPath(new URL('../../', import.meta.url)), dirname(catalogue.output));
const PAGE = '/iframe.html?viewMode=docs&id=playroom-editor--docs';

let site: StaticSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Requests to other hosts, and what the page said. */
const foreign: string[] = [];
const said: string[] = [];

/** Opens a page of the Storybook as a reader without a network. */
async function open(address: string): Promise<Page> {
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await opened.goto(address);
  await locateEditor(opened).waitFor();
  return opened;
}

const locateEditor = (on: Page) => on.getByRole('textbox', { name: 'Composition' });
const locateFrame = (on: Page, theme: 'Light' | 'Dark'): FrameLocator =>
  on.frameLocator(`iframe[title="${theme}, 360 px"]`);

/** Replaces the composition. */
async function write(source: string): Promise<void> {
  await locateEditor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

/** Waits until both frames show a text. */
async function expectInFrames(on: Page, text: string): Promise<void> {
  for (const theme of ['Light', 'Dark'] as const) await locateFrame(on, theme).getByText(text).waitFor();
}

beforeAll(async () => {
  site = await serveFolder(folder);
  browser = await launchBrowser({ args: [...LAZY_FRAME_ARGS] });
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  // A frame loads every part of the catalogue, which takes a busy machine a minute.
  context.setDefaultTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(
    ({ origin }) => origin !== site.url,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  page = await open(site.url + PAGE);
  await page.getByRole('button', { name: '360', exact: true }).click();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

describe('the playroom', () => {
  it('draws what its author types in both themes', async () => {
    await expectInFrames(page, 'Add a server');
    await write('<Badge tone="critical">Griefer</Badge>');
    await expectInFrames(page, 'Griefer');
    for (const theme of ['Light', 'Dark'] as const)
      expect(await locateFrame(page, theme).locator('html').getAttribute('data-theme')).toBe(
        theme.toLowerCase(),
      );
  });

  it('draws at the width that each frame has', async () => {
    const width = await locateFrame(page, 'Light')
      .locator('html')
      .evaluate(() => window.innerWidth);
    expect(width).toBe(360);
  });

  it('draws hooks, handlers and fixtures', async () => {
    await write(
      [
        'const [count, setCount] = useState(Object.keys(fixtures.logEntries).length);',
        'return <Button onClick={() => setCount(0)}>{count} entries</Button>;',
      ].join('\n'),
    );
    const button = locateFrame(page, 'Dark').getByRole('button');
    await button.filter({ hasText: /^[1-9]\d* entries$/ }).click();
    await expect.poll(() => button.innerText()).toBe('0 entries');
  });

  it('draws again in a frame that loads again', async () => {
    const root = locateFrame(page, 'Light').locator('html');
    await root.evaluate((html) => {
      html.dataset['before'] = '';
      setTimeout(() => window.location.reload());
    });
    await expect.poll(() => root.getAttribute('data-before')).toBeNull();
    await expectInFrames(page, 'entries');
  });

  it('keeps the theme of the page around the frames', async () => {
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every(
        ({ contentDocument }) => contentDocument?.body.matches('.sb-show-main') === true,
      ),
    );
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });

  it('needs no other host and says nothing on the console', () => {
    expect({ foreign, said }).toEqual({ foreign: [], said: [] });
  });

  it('proposes components, their props and the values of a prop', async () => {
    const proposed = page.getByRole('listbox').getByRole('option');
    await write('<Badg');
    await proposed.filter({ hasText: /^Badge$/ }).waitFor();
    await write('<Badge ');
    await page.keyboard.press('Control+Space');
    await proposed.filter({ hasText: /^tone/ }).waitFor();
    await write('<Badge tone="crit');
    await page.keyboard.press('Control+Space');
    await proposed.filter({ hasText: /^critical$/ }).waitFor();
    await page.keyboard.press('Escape');
    expect(await proposed.count()).toBe(0);
  });

  it('lets the Tab key leave the editor', async () => {
    await locateEditor(page).focus();
    await page.keyboard.press('Tab');
    expect(await locateEditor(page).evaluate((editor) => editor.contains(document.activeElement))).toBe(
      false,
    );
  });

  it.each([
    ['a syntax that is wrong', '<Stack>\n  <Text>Broken</Txt>\n</Stack>', /^Line 2: .*closing tag/],
    [
      'a name that does not exist',
      '<Stack>\n  <Text>{missing}</Text>\n</Stack>',
      /^Line 2: .*missing is not defined/,
    ],
    ['a component that fails', '<Stack>\n  <Text>Hi</Text>\n  <LineChart />\n</Stack>', /^Line 3: /],
    ['a part that does not exist', 'const Part = undefined;\n\nreturn <Part />;', /^Line 3: .*no component/],
    ['nothing to draw', 'const none = 1;', /returns nothing/],
  ])('says on which line there is %s, and keeps the last drawing', async (_name, source, message) => {
    await write('<Badge>Kept</Badge>');
    await expectInFrames(page, 'Kept');
    await write(source);
    await page.getByText(message).filter({ hasText: 'The last drawing stays.' }).first().waitFor();
    await expectInFrames(page, 'Kept');
    expect(await locateEditor(page).innerText()).toContain(source.split('\n')[0]);
  });

  it.each([
    [
      'a prop',
      '<Stack>\n  <Badge colour="red">Drawn</Badge>\n</Stack>',
      /^Line 2: Badge has no prop "colour"/,
    ],
    [
      'a value of a prop',
      '<Badge tone="red">Drawn</Badge>',
      /^Line 1: Badge has no tone "red"\. It has .*critical/,
    ],
  ])(
    'says on which line there is %s that a part does not have, and draws the rest',
    async (_name, source, message) => {
      await write(source);
      await page.getByText(message).filter({ hasText: 'The drawing goes without it.' }).first().waitFor();
      await expectInFrames(page, 'Drawn');
      await write('<Button onClick={() => undefined} form="other" variant="danger">Right</Button>');
      await expectInFrames(page, 'Right');
      await expect.poll(() => page.getByText(/has no (?:prop|tone)/).count()).toBe(0);
    },
  );

  it('copies a link that opens the same composition, as a reload does', async () => {
    await write('<Text>Shared words</Text>');
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(link);
    await expectInFrames(other, 'Shared words');
    expect(await other.locator('iframe').count()).toBe(2);
    await other.close();
    // A reload opens the same.
    await expect.poll(() => page.url()).toBe(link);
  });

  it('says that an address holds no composition, and loses nothing', async () => {
    const other = await open(`${site.url}${PAGE}#composition=N4Igzg9grgTgx`);
    const notice = other.getByText('This address holds no composition');
    await notice.waitFor();
    const read = () => locateEditor(other).innerText();
    await expect.poll(read).toContain('Add a server');
    await locateEditor(other).press('ControlOrMeta+a');
    await other.keyboard.insertText('<Badge>Mine</Badge>');
    await notice.waitFor({ state: 'detached' });
    await other.evaluate(() => (window.location.hash = '#chapter-2'));
    await notice.waitFor();
    expect(await read()).toBe('<Badge>Mine</Badge>');
    await other.close();
  });

  it('says so too when it writes the address anew before it hears of the change', async () => {
    const other = await open(site.url + PAGE);
    await expect.poll(() => other.url()).toContain('#composition=');
    await other.evaluate(() => {
      const { href } = window.location;
      window.location.hash = '#chapter-2';
      window.history.replaceState(window.history.state, '', href);
    });
    await other.getByText('This address holds no composition').waitFor();
    await other.close();
  });

  it('shows an example from the menu, and the earlier composition after Undo', async () => {
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('menuitem', { name: 'A dialog' }).click();
    await locateFrame(page, 'Dark').getByRole('dialog', { name: 'Create key' }).waitFor();
    await locateEditor(page).press('ControlOrMeta+z');
    await expectInFrames(page, 'Shared words');
    expect(await locateEditor(page).innerText()).toBe('<Text>Shared words</Text>');
  });
});
