import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dark, light } from '~/design-system/theme/torchward';
import { launchBrowser } from '../support/browser';
import { useFolder } from '../support/useFolder';
import { buildWithVite, createConsumer, runNode } from './consumer';
import { findAxeFaults, openPage, readButtonColour } from './page';

const folder = useFolder();
let own: string;
let browser: Browser;

beforeAll(async () => {
  own = createConsumer(folder);
  browser = await launchBrowser();
  return () => browser.close();
});

/** Where pictures of each project are kept for a person who looks: set the variable to a folder. */
const pictures = process.env['PACKAGE_PICTURES'];

/** Takes a picture at three widths in both themes, and restores the window and the light theme. */
async function takePictures(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  const window = page.viewportSize();
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: join(pictures, `${name}-${theme}-${width}.png`), fullPage: true });
    }
  }
  if (window) await page.setViewportSize(window);
}

describe('a project with Vite and React', () => {
  it('shows the components in both themes, opens a dialog, and passes axe without a console message', async () => {
    const root = join(folder, 'browser');
    buildWithVite(root);
    const server = await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
    onTestFinished(() => server.close());
    const reports: string[] = [];
    const page = await openPage(browser, reports);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('heading', { name: 'Guests' }).waitFor();
    await takePictures(page, 'browser');

    expect(await readButtonColour(page, 'Invite')).toBe(light.color.accent.fill);
    expect(await findAxeFaults(page)).toEqual([]);

    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('dialog', { name: 'Send the invitation?' }).waitFor();
    expect(await readButtonColour(page, 'Send')).toBe(dark.color.accent.fill);
    expect(await findAxeFaults(page)).toEqual([]);
    await takePictures(page, 'dialog');
    expect(reports).toEqual([]);
    await page.close();
  });
});

describe('a project that streams from a server', () => {
  async function startServer(root: string): Promise<string> {
    const child = spawn(process.execPath, ['serve.js'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill());
    const [port] = await new Promise<string[]>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(String(text).split('\n')));
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    return `http://127.0.0.1:${port}/`;
  }

  it('sends the page before its late part, and hydrates it without a warning', async () => {
    const root = join(folder, 'stream');
    // React tells of a wrong hydration in words in its development build alone.
    buildWithVite(root, '--mode', 'development');
    buildWithVite(root, '--ssr', 'server.tsx', '--outDir', 'dist/server');
    const url = await startServer(root);

    const response = await fetch(url);
    const chunks: string[] = [];
    for await (const chunk of response.body ?? []) chunks.push(new TextDecoder().decode(chunk));
    const last = chunks.at(-1) ?? '';
    expect(chunks.slice(0, -1).join('')).toContain('One seat is left');
    expect(chunks.slice(0, -1).join('')).not.toContain('Seats are cheaper');
    expect(last).toContain('Seats are cheaper in December.');

    const reports: string[] = [];
    const page = await openPage(browser, reports);
    await page.goto(url);
    await page.getByText('Seats are cheaper in December.').waitFor();
    expect(await readButtonColour(page, 'Invite')).toBe(light.color.accent.fill);
    expect(await findAxeFaults(page)).toEqual([]);
    await takePictures(page, 'stream');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('dialog', { name: 'Send the invitation?' }).waitFor();
    expect(reports.filter((line) => !line.includes('React DevTools'))).toEqual([]);
    await page.close();
  });
});

describe('plain Node', () => {
  it('renders to a string without a bundler, and the page looks right with the one style sheet', async () => {
    const { output, errors } = runNode(folder, 'node/render.js');
    expect(errors).toBe('');
    const { html, accent } = JSON.parse(output) as { html: string; accent: string };
    expect(accent).toBe('var(--tw-color-accent-fill)');

    const page = await openPage(browser, []);
    await page.setContent(`<!doctype html><html lang="en"><title>Guests</title><body>${html}</body></html>`);
    await page.addStyleTag({ content: readFileSync(join(own, 'styles.css'), 'utf8') });
    expect(await readButtonColour(page, 'Invite')).toBe(light.color.accent.fill);
    expect(await findAxeFaults(page)).toEqual([]);
    await takePictures(page, 'node');
    await page.close();
  });
});
