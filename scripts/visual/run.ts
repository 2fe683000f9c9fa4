import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser.ts';
import { Baselines, toStoryId } from './baselines';
import { isSelected, type ComparisonPlan, PLAN_VARIABLE } from './plan';
import type { VisualFinding, VisualFindings } from './reporter';
import { listChangedFiles, selectAffected, selectOutdated } from './select';
import { readStories, serveFolder, type StoryEntry } from './storybook';
import { StorySources } from './storySources';

export interface VisualOptions {
  /** The repository. */
  root: string;
  /** The built Storybook. */
  storybook: string;
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for the HTML report. */
  report: string;
  /** Whether the drawn pictures become the accepted ones. */
  update: boolean;
  /** Only pictures whose key contains one of these; empty for all. */
  only: readonly string[];
  /** Draws only stories that changes since this revision may affect. */
  since?: string | undefined;
  /** Draws only stories whose sources have changed since their baselines were drawn, and the flagships. */
  changed?: boolean;
  /** Called with Playwright's own lines. */
  onOutput?: (text: string) => void;
  /** Called after each story file. */
  onProgress?: (progress: object) => void;
}

export interface VisualResult {
  findings: readonly VisualFinding[];
  /** Keys of the pictures that `update` has accepted. */
  accepted: readonly string[];
  /** Numbers of drawn stories and of all stories. */
  drawn: number;
  stories: number;
  /** Baselines of the stories that were not drawn. */
  notDrawn: number;
}

/** Ends the run without a comparison; the message is one sentence for the developer. */
export class VisualRunError extends Error {
  override name = 'VisualRunError';
}

let browserVersion: string | undefined;

/** Starts the browser once in a process, because its version stays the same. */
async function readBrowserVersion(): Promise<string> {
  if (browserVersion !== undefined) return browserVersion;
  const browser = await launchBrowser();
  browserVersion = browser.version();
  await browser.close();
  return browserVersion;
}

/** The digest of the sources of each story file, by path. */
function computeDigests(root: string, stories: readonly StoryEntry[]): ReadonlyMap<string, string> {
  const sources = new StorySources(root);
  return new Map(stories.map(({ file }) => [file, sources.computeDigest(file)]));
}

/** @throws with one sentence when Playwright ends before it has compared anything */
async function runPlaywright(
  plan: Omit<ComparisonPlan, 'findings'>,
  { root, onOutput, onProgress }: VisualOptions,
): Promise<VisualFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pictures-'));
  const [planFile, findings] = [join(folder, 'plan.json'), join(folder, 'findings.json')];
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
    onOutput?.(chunk.toString());
  };
  try {
    await writeFile(planFile, JSON.stringify({ ...plan, findings } satisfies ComparisonPlan));
    const code = await new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        ['node_modules/@playwright/test/cli.js', 'test', '--config', 'scripts/visual/playwright.config.ts'],
        {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          // Native date and time fields use the machine's language, whatever locale the page has.
          env: {
            ...process.env,
            [PLAN_VARIABLE]: planFile,
            LANG: 'C.UTF-8',
            LC_ALL: 'C.UTF-8',
            LANGUAGE: '',
          },
        },
      );
      child.stdout?.on('data', keep);
      child.stderr?.on('data', keep);
      child.on('message', (message: object) => onProgress?.(message));
      child.on('error', reject).on('close', resolve);
    });
    const text = await readFile(findings, 'utf8').catch(() => undefined);
    if (text === undefined)
      throw new VisualRunError(`Playwright ended before it had compared anything.\n${output}`);
    const found = JSON.parse(text) as VisualFindings;
    if (found.errors.length > 0) throw new VisualRunError(found.errors.join('\n'));
    if (code !== 0 && found.findings.every(({ fault }) => fault === undefined))
      throw new VisualRunError(`Playwright failed without a finding.\n${output}`);
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Finds the story files whose stories were all drawn in all modes. */
function findFullyDrawnFiles(
  all: readonly StoryEntry[],
  drawn: readonly StoryEntry[],
  findings: readonly VisualFinding[],
): string[] {
  const failed = new Set(
    findings.filter(({ fault }) => fault !== undefined).map(({ key }) => toStoryId(key)),
  );
  const whole = new Set(drawn.filter(({ id }) => !failed.has(id)));
  const unfinished = new Set(all.filter((story) => !whole.has(story)).map(({ file }) => file));
  return [...new Set(drawn.map(({ file }) => file))].filter((file) => !unfinished.has(file));
}

/** Draws stories in Playwright Test, compares each picture with its baseline, and writes Playwright's HTML report. */
export async function compareStories(options: VisualOptions): Promise<VisualResult> {
  const { root, storybook, report, update, only, since, changed } = options;
  const all = await readStories(storybook);
  const baselines = new Baselines(options.baselines);
  const manifest = await baselines.readManifest();
  const browser = await readBrowserVersion();
  if (!update && manifest.browser !== '' && manifest.browser !== browser)
    throw new VisualRunError(
      `The baselines were drawn by Chromium ${manifest.browser}, and this is Chromium ${browser}. ` +
        'Accept the new browser with: npm run test:visual -- --update',
    );

  let stories: readonly StoryEntry[] = all;
  if (since !== undefined) stories = selectAffected(root, all, listChangedFiles(root, since));
  else if (changed) stories = selectOutdated(root, all, manifest.sources);
  // A part may name a mode, such as `button--default/dark`; the text before the slash selects the stories.
  const storyParts = only.map(toStoryId);
  stories = stories.filter(({ id }) => isSelected(id, storyParts));
  if (stories.length === 0 && only.length > 0)
    throw new VisualRunError(`No story matches "${only.join(', ')}".`);

  // Digests are computed before the first picture, because a file edited during the run is not what the pictures show.
  const digests = update ? computeDigests(root, stories) : undefined;
  const site = await serveFolder(storybook);
  try {
    const storyIds = all.map(({ id }) => id);
    const plan = { origin: site.url, stories, storyIds, only, update, baselines: options.baselines, report };
    const { findings, accepted } = await runPlaywright(plan, options);
    if (digests) {
      const existing = new Set(all.map(({ file }) => file));
      const kept = Object.entries(manifest.sources).filter(([file]) => existing.has(file));
      const isWhole = only.every((part) => !part.includes('/'));
      const whole = isWhole ? findFullyDrawnFiles(all, stories, findings) : [];
      const redrawn = whole.map((file): [string, string] => [file, digests.get(file) ?? '']);
      await baselines.writeManifest({ browser, sources: Object.fromEntries([...kept, ...redrawn]) });
    }
    const drawnIds = new Set(stories.map(({ id }) => id));
    const notDrawn = (await baselines.keys()).filter((key) => !drawnIds.has(toStoryId(key))).length;
    return { findings, accepted, drawn: stories.length, stories: all.length, notDrawn };
  } finally {
    site.close();
  }
}

/** Returns the repository's paths. */
export function getDefaultPaths(
  root: string,
): Pick<VisualOptions, 'root' | 'storybook' | 'baselines' | 'report'> {
  return {
    root,
    storybook: join(root, 'storybook-static'),
    baselines: join(root, 'tests/visual/baselines'),
    report: join(root, 'visual-report'),
  };
}
