import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser.ts';
import { Baselines } from './baselines';
import { drawStories } from './draw';
import { browserFault, type Finding, judge, removed } from './judge';
import { drawingArgs, type Phases } from './page';
import { writeReport } from './report';
import { affectedStories, changedSince } from './select';
import { readStories, serveFolder, type StoryEntry } from './storybook';

export interface VisualOptions {
  /** The repository. */
  root: string;
  /** The built catalogue. */
  storybook: string;
  /** Folder of the accepted pictures. */
  baselines: string;
  /** Folder for the report. */
  report: string;
  /** Accept what is drawn. */
  update: boolean;
  /** Only stories or modes that one of these is part of; empty for all. */
  only: readonly string[];
  /** Only stories that changes since this revision may have changed. */
  since: string | undefined;
  /** Told after each file of baselines that `update` writes. */
  onWritten?: (done: number, all: number) => void;
  /** Stories drawn at the same time. */
  pages?: number;
}

export interface VisualResult {
  findings: readonly Finding[];
  /** Path of the report's page. */
  report: string;
  /** Stories drawn, and stories there are. */
  drawn: number;
  stories: number;
  /** Pictures accepted by `--update` that are new or look different. */
  accepted: number;
  /** Milliseconds that pages spent, by what they did; two pages draw at the same time. */
  phases: Phases;
}

/** Found before anything is drawn; the message is one sentence. */
export class VisualFault extends Error {
  override name = 'VisualFault';
}

const isWanted = (key: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((part) => key.includes(part));

function choose(stories: readonly StoryEntry[], { root, since, only }: VisualOptions): readonly StoryEntry[] {
  const affected = since === undefined ? stories : affectedStories(root, stories, changedSince(root, since));
  // A pattern may name a mode, such as `button--default/dark`; its story part decides what is drawn.
  const chosen = affected.filter(
    ({ id }) =>
      only.length === 0 ||
      only.some(
        (part) =>
          id.includes(part.split('/')[0] ?? part) || part.startsWith('light') || part.startsWith('dark'),
      ),
  );
  if (chosen.length === 0 && only.length > 0) throw new VisualFault(`No story matches "${only.join(', ')}".`);
  return chosen;
}

/**
 * Draws stories, compares each with its accepted picture, and writes the report.
 *
 * @param onProgress told after each story
 */
export async function compareStories(
  options: VisualOptions,
  onProgress: (done: number, all: number, findings: readonly Finding[]) => void,
): Promise<VisualResult> {
  const all = await readStories(options.storybook);
  const stories = choose(all, options);
  const baselines = await Baselines.open(options.baselines);
  const site = await serveFolder(options.storybook);
  // Native fields for dates and times speak the language of the machine, whatever the page is told.
  Object.assign(process.env, { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: '' });
  const browser = await launchBrowser({ args: [...drawingArgs] });
  const complete = options.since === undefined && options.only.length === 0;
  const findings: Finding[] = [];
  const pictures = new Map<string, Buffer>();
  let done = 0;
  try {
    const version = browser.version();
    const fault = options.update ? undefined : browserFault(baselines, version);
    if (fault !== undefined) throw new VisualFault(fault);
    const phases = await drawStories({
      browser,
      origin: site.url,
      stories,
      ...(options.pages === undefined ? {} : { pages: options.pages }),
      onStory: async (drawn) => {
        const found = (await judge(baselines, drawn)).filter(
          ({ key, kind }) => kind === 'failed' || isWanted(key, options.only),
        );
        for (const finding of found) {
          const { current, ...rest } = finding;
          // To recognise a picture by its bytes takes a thousandth of the time that comparing pixels takes, so accepting
          // everything also learns the bytes in which this browser writes what has not changed.
          const counts = finding.kind !== 'same' || (options.update && complete);
          if (current && counts) pictures.set(finding.key, current);
          // An unchanged picture is as good as its baseline and need not stay in memory.
          findings.push(finding.kind === 'same' ? rest : finding);
        }
        done += 1;
        onProgress(done, stories.length, findings);
      },
    });
    if (complete) findings.push(...removed(baselines, findings));
    findings.sort((a, b) => (a.key < b.key ? -1 : 1));
    const gone = findings.filter(({ kind }) => kind === 'removed').map(({ key }) => key);
    const accepted = findings.filter(({ key, kind }) => kind !== 'same' && pictures.has(key)).length;
    if (options.update) await baselines.accept(version, pictures, gone, options.onWritten);
    const report = await writeReport(options.report, findings);
    return { findings, report, drawn: stories.length, stories: all.length, accepted, phases };
  } finally {
    await browser.close();
    site.close();
  }
}

/** Where things lie in the repository. */
export function defaultPlaces(
  root: string,
): Pick<VisualOptions, 'root' | 'storybook' | 'baselines' | 'report'> {
  return {
    root,
    storybook: join(root, 'dist/stories'),
    baselines: join(root, 'tests/visual/baselines'),
    report: join(root, 'visual-report'),
  };
}
