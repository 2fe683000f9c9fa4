import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser.ts';
import { Baselines, storyOf } from './baselines';
import { drawStories } from './draw';
import { browserFault, type Finding, judge, removed } from './judge';
import { drawingArgs, type Phases } from './page';
import { writeReport } from './report';
import { affectedStories, changedSince, notYetDrawn } from './select';
import { StorySources } from './sources';
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
  /** Only stories whose sources are not those that their accepted pictures were drawn from, and the flagships. */
  changed?: boolean;
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
  /** Accepted pictures of the stories that were not drawn. */
  standing: number;
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

function affected(
  stories: readonly StoryEntry[],
  { root, since, changed }: VisualOptions,
  baselines: Baselines,
): readonly StoryEntry[] {
  if (since !== undefined) return affectedStories(root, stories, changedSince(root, since));
  return changed ? notYetDrawn(root, stories, baselines) : stories;
}

function matching(stories: readonly StoryEntry[], only: readonly string[]): readonly StoryEntry[] {
  if (only.length === 0) return stories;
  // A pattern may name a mode, such as `button--default/dark`; its story part decides what is drawn.
  const chosen = stories.filter(({ id }) =>
    only.some(
      (part) =>
        id.includes(part.split('/')[0] ?? part) || part.startsWith('light') || part.startsWith('dark'),
    ),
  );
  if (chosen.length === 0) throw new VisualFault(`No story matches "${only.join(', ')}".`);
  return chosen;
}

const digestsOf = (root: string, stories: readonly StoryEntry[]): ReadonlyMap<string, string> => {
  const sources = new StorySources(root);
  return new Map(stories.map(({ file }) => [file, sources.digestOf(file)]));
};

/** The story files that were looked at whole, every story in every mode, and could be drawn. */
function drawnWhole(
  only: readonly string[],
  all: readonly StoryEntry[],
  drawn: readonly StoryEntry[],
  findings: readonly Finding[],
): ReadonlySet<string> {
  const whole = new Set(drawn.filter(({ id }) => isWanted(id, only)));
  const failed = new Set(findings.filter(({ kind }) => kind === 'failed').map(({ key }) => key));
  const unfinished = new Set(
    all.filter((story) => !whole.has(story) || failed.has(story.id)).map(({ file }) => file),
  );
  return new Set(drawn.map(({ file }) => file).filter((file) => !unfinished.has(file)));
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
  const baselines = await Baselines.open(options.baselines);
  const stories = matching(affected(all, options, baselines), options.only);
  // Before the first is drawn: a file that is edited meanwhile is not what the pictures show.
  const digests = options.update ? digestsOf(options.root, stories) : new Map<string, string>();
  const site = await serveFolder(options.storybook);
  // Native fields for dates and times speak the language of the machine, whatever the page is told.
  Object.assign(process.env, { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: '' });
  const browser = await launchBrowser({ args: [...drawingArgs] });
  const drawnIds = new Set(stories.map(({ id }) => id));
  const complete = stories.length === all.length;
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
    const notDrawn = all.map(({ id }) => id).filter((id) => !drawnIds.has(id));
    if (options.only.length === 0) findings.push(...removed(baselines, findings, notDrawn));
    findings.sort((a, b) => (a.key < b.key ? -1 : 1));
    const gone = findings.filter(({ kind }) => kind === 'removed').map(({ key }) => key);
    const accepted = findings.filter(({ key, kind }) => kind !== 'same' && pictures.has(key)).length;
    if (options.update) {
      const files = new Set(all.map(({ file }) => file));
      const whole = drawnWhole(options.only, all, stories, findings);
      await baselines.accept(
        {
          browser: version,
          pictures,
          forgotten: gone,
          sources: new Map([...digests].filter(([file]) => whole.has(file))),
          exists: (file) => files.has(file),
        },
        options.onWritten,
      );
    }
    const stays = new Set(notDrawn);
    const standing = baselines.keys.filter((key) => stays.has(storyOf(key))).length;
    const report = await writeReport(options.report, findings);
    return { findings, report, drawn: stories.length, stories: all.length, standing, accepted, phases };
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
    storybook: join(root, 'storybook-static'),
    baselines: join(root, 'tests/visual/baselines'),
    report: join(root, 'visual-report'),
  };
}
