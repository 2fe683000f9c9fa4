import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';
import { serveFolder, type StaticSite } from '../../scripts/visual/storybook';
import { dark, light, scale } from '../../src/design-system/theme/torchward';
import type { Theme } from '../../src/design-system/theme/tokens';
import { launchBrowser } from '../support/browser';

/** Deeper than the root, as a catalogue stands that shares its host with other things. */
const SUB_PATH = 'design/catalogue';
const root = fileURLToPath(new URL('../../', import.meta.url));

interface Spot {
  story: string;
  /** Of the element that is looked at. */
  selector: string;
  /** CSS property: what its token says. */
  styles: (theme: Theme) => Readonly<Record<string, string>>;
}

const SPOTS: readonly Spot[] = [
  {
    story: 'design-system-button--primary',
    selector: '#storybook-root button',
    styles: ({ color }) => ({
      'background-color': color.accent.fill,
      color: color.text.onAccent,
      'min-height': scale.size.control,
      'border-top-left-radius': scale.radius.medium,
      'font-size': scale.fontSize.body,
      'font-weight': scale.weight.medium,
    }),
  },
  {
    story: 'design-system-button--danger',
    selector: '#storybook-root button',
    styles: ({ color }) => ({
      color: color.tone.critical.fg,
      'border-top-color': color.tone.critical.border,
    }),
  },
  {
    story: 'design-system-card--default',
    selector: '#storybook-root > div',
    styles: ({ color }) => ({
      'background-color': color.surface,
      'border-top-color': color.line.subtle,
      'border-top-left-radius': scale.radius.large,
    }),
  },
  {
    story: 'design-system-text--muted',
    selector: '#storybook-root p, #storybook-root span',
    styles: ({ color }) => ({ color: color.text.muted, 'font-size': scale.fontSize.body }),
  },
  {
    story: 'design-system-text--mono',
    selector: '#storybook-root p, #storybook-root span',
    styles: () => ({ 'font-family': scale.font.mono }),
  },
  {
    story: 'design-system-heading--default',
    selector: '#storybook-root h1, #storybook-root h2',
    styles: () => ({ 'font-family': scale.font.display, 'font-weight': scale.weight.display }),
  },
  {
    story: 'design-system-badge--critical',
    selector: '#storybook-root [data-tone]',
    styles: ({ color }) => ({
      color: color.tone.critical.fg,
      'background-color': color.tone.critical.bg,
    }),
  },
  {
    story: 'design-system-textfield--default',
    selector: 'body',
    styles: ({ color }) => ({
      'background-color': color.canvas,
      color: color.text.default,
      'font-family': scale.font.text,
    }),
  },
];

let folder = '';
let site: StaticSite;
let browser: Browser;

interface Channel {
  on: (event: string, listener: (storyId: string) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** Runs in the page: changes to another story without a page load, as the sidebar does, and waits until it is drawn. */
function showStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  return new Promise((resolve) => {
    channel.on('storyRendered', (drawn) => {
      if (drawn === storyId) resolve();
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** What an element of the catalogue shows, and what the tokens would have it show. */
async function compare(page: Page, selector: string, styles: Readonly<Record<string, string>>) {
  return page.evaluate(
    ([where, wanted]) => {
      const element = document.querySelector(where);
      if (!element) throw new Error(`The story has no ${where}.`);
      const probe = document.createElement('div');
      probe.style.setProperty('border', '1px solid');
      document.body.append(probe);
      // The bundler writes colours in other spaces; what counts is the colour on the screen.
      const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const painted = (value: string): string => {
        if (!brush || !CSS.supports('color', value)) return value;
        brush.fillStyle = value;
        brush.fillRect(0, 0, 1, 1);
        return `rgba ${brush.getImageData(0, 0, 1, 1).data.join(' ')}`;
      };
      const shown: Record<string, string> = {};
      const due: Record<string, string> = {};
      for (const [property, value] of Object.entries(wanted)) {
        probe.style.setProperty(property, value);
        shown[property] = painted(getComputedStyle(element).getPropertyValue(property));
        due[property] = painted(getComputedStyle(probe).getPropertyValue(property));
      }
      probe.remove();
      return { shown, due };
    },
    [selector, styles] as const,
  );
}

beforeAll(async () => {
  buildIfStale(catalogue);
  folder = await mkdtemp(join(tmpdir(), 'torchward-catalogue-'));
  await mkdir(join(folder, 'design'));
  await symlink(join(root, 'storybook-static'), join(folder, SUB_PATH));
  [site, browser] = await Promise.all([serveFolder(folder), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  { name: 'light', theme: light },
  { name: 'dark', theme: dark },
])('the built catalogue in $name', ({ name, theme }) => {
  it('shows the tokens, not something that the bundler made of them', async () => {
    const page = await browser.newPage();
    const address = `${site.url}/${SUB_PATH}/iframe.html?viewMode=story&globals=theme:${name};a11y.manual:!true`;
    for (const [index, { story, selector, styles }] of SPOTS.entries()) {
      if (index === 0) await page.goto(`${address}&id=${story}`);
      else await page.evaluate(showStory, story);
      await page.locator('#storybook-root > *').first().waitFor();
      const { shown, due } = await compare(page, selector, styles(theme));
      expect(shown, `${story} in ${name}`).toEqual(due);
    }
    await page.close();
  });
});

describe('the catalogue below a sub-path', () => {
  it('loads whole, with its stories and its pages, and nothing from outside its folder', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, pathname, origin } = new URL(request.url());
      if (!protocol.startsWith('http')) return;
      if (origin !== site.url || !pathname.startsWith(`/${SUB_PATH}/`)) faults.push(request.url());
    });
    await page.goto(`${site.url}/${SUB_PATH}/index.html?path=/docs/getting-started-welcome--docs`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { name: 'The catalogue' }).waitFor();
    await page.goto(`${site.url}/${SUB_PATH}/index.html?path=/story/design-system-button--primary`);
    await preview.locator('#storybook-root button').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
