import type { Browser } from 'playwright';
import { type Mode, modesOf, viewports } from '../../.storybook/modes';
import { DrawingPage, type Phases, startMode } from './page';
import type { StoryEntry } from './storybook';

/** A story in one mode, as PNG. */
export interface Drawing {
  story: StoryEntry;
  mode: string;
  png: Buffer;
}

/** A story that could not be drawn, in words. */
export interface NotDrawn {
  story: StoryEntry;
  reason: string;
}

const isStart = ({ theme, viewport, ...rest }: Mode): boolean =>
  theme === startMode.theme && viewport === startMode.viewport && Object.keys(rest).length === 0;

/** The page is then where the next story begins. */
const startLast = (modes: [string, Mode][]): [string, Mode][] => [
  ...modes.filter(([, mode]) => !isStart(mode)),
  ...modes.filter(([, mode]) => isStart(mode)),
];

/** Draws one story, once shown, in all its modes. @throws with one sentence when it does not come to rest in one */
async function drawStory(
  page: DrawingPage,
  show: () => ReturnType<DrawingPage['load']>,
  story: StoryEntry,
): Promise<Drawing[]> {
  const first = await show();
  const modes = modesOf(first.modes, first.viewport);
  if (Object.keys(modes).length === 0) throw new Error('The story declares no mode to be drawn in.');
  const drawings: Drawing[] = [];
  for (const [name, mode] of startLast(Object.entries(modes))) {
    const { height } = await page.look(mode);
    const window = viewports[mode.viewport];
    const png = await page.capture(
      mode.viewport,
      first.crop ? window.height : Math.max(height, window.height),
    );
    drawings.push({ story, mode: name, png });
  }
  return drawings;
}

/** The stories of each file together, the longest files first, so that no page is left with one at the end. */
function byFile(stories: readonly StoryEntry[]): StoryEntry[][] {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(story.file, [...(files.get(story.file) ?? []), story]);
  return [...files.values()].sort((a, b) => b.length - a.length);
}

function inWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/Timeout .*exceeded|no rest/.test(message)) return 'The story did not come to rest in 20 s.';
  return message.replace(/^page\.\w+: /, '');
}

export interface DrawOptions {
  browser: Browser;
  /** Where the built catalogue is served. */
  origin: string;
  stories: readonly StoryEntry[];
  /** Pages that draw at the same time. @default 2 */
  pages?: number;
  /** Called with each story as it is done, in any order. */
  onStory: (result: readonly Drawing[] | NotDrawn) => Promise<void> | void;
}

/**
 * Draws stories, a few files at a time. Each file begins with a fresh page load, and so does the story after one that
 * failed, so that what a story looks like never hangs on what another page happened to draw before.
 *
 * @returns milliseconds by phase, over all pages
 */
export async function drawStories({
  browser,
  origin,
  stories,
  pages = 2,
  onStory,
}: DrawOptions): Promise<Phases> {
  const queue = byFile(stories);
  const phases: Phases = { load: 0, show: 0, change: 0, capture: 0 };
  const worker = async (): Promise<void> => {
    let page = await DrawingPage.open(browser, phases);
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      let fresh = true;
      for (const story of file) {
        const current = page;
        const show = fresh ? () => current.load(origin, story.id) : () => current.change(story.id);
        fresh = false;
        try {
          await onStory(await drawStory(page, show, story));
        } catch (error) {
          await onStory({ story, reason: inWords(error) });
          await page.close();
          page = await DrawingPage.open(browser, phases);
          fresh = true;
        }
      }
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, worker));
  return phases;
}
