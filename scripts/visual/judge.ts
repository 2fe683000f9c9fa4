import { type Baselines, storyOf } from './baselines';
import { compare } from './compare';
import type { Drawing, NotDrawn } from './draw';
import { fromPng, toPng } from './pixels';

/** What the comparison of one story in one mode found. */
export interface Finding {
  /** `story-id/mode`, or the story's id when it could not be drawn at all. */
  key: string;
  title: string;
  kind: 'same' | 'changed' | 'new' | 'removed' | 'failed';
  /** In words; empty when nothing changed. */
  reason: string;
  /** PNGs for the report. Of a picture that is the same there is `current` only when its bytes are others. */
  baseline?: Uint8Array;
  current?: Buffer;
  difference?: Uint8Array;
}

const keyOf = ({ story, mode }: Drawing): string => `${story.id}/${mode}`;
const titleOf = ({ title, name }: { title: string; name: string }): string => `${title} / ${name}`;

/** Compares the drawings of one story with what was accepted. */
export async function judge(baselines: Baselines, drawn: readonly Drawing[] | NotDrawn): Promise<Finding[]> {
  if ('reason' in drawn) {
    const { story, reason } = drawn;
    return [{ key: story.id, title: titleOf(story), kind: 'failed', reason }];
  }
  return Promise.all(
    drawn.map(async (drawing): Promise<Finding> => {
      const key = keyOf(drawing);
      const title = `${titleOf(drawing.story)}, ${drawing.mode}`;
      const current = drawing.png;
      if (baselines.isSame(key, current)) return { key, title, kind: 'same', reason: '' };
      const accepted = await baselines.read(key);
      if (accepted === undefined)
        return { key, title, kind: 'new', reason: 'There is no baseline.', current };
      const result = compare(accepted, fromPng(current));
      if (result.kind === 'same') return { key, title, kind: 'same', reason: '', current };
      return {
        key,
        title,
        kind: 'changed',
        reason: result.reason,
        baseline: toPng(accepted),
        current,
        ...(result.difference ? { difference: result.difference } : {}),
      };
    }),
  );
}

/**
 * Baselines that no story and mode asks for any more.
 *
 * @param findings of all stories that were drawn
 * @param notDrawn ids of the stories that were not, and keep theirs
 */
export function removed(
  baselines: Baselines,
  findings: readonly Finding[],
  notDrawn: readonly string[],
): Finding[] {
  const seen = new Set(findings.map(({ key }) => key));
  const failed = findings.filter(({ kind }) => kind === 'failed').map(({ key }) => key);
  const kept = new Set([...notDrawn, ...failed]);
  return baselines.keys
    .filter((key) => !seen.has(key) && !kept.has(storyOf(key)))
    .map((key) => ({ key, title: key, kind: 'removed', reason: 'The story or mode no longer exists.' }));
}

/** The sentence for a browser that is not the one that drew the baselines; undefined when it is. */
export function browserFault(baselines: Baselines, version: string): string | undefined {
  if (baselines.browser === '' || baselines.browser === version) return undefined;
  return (
    `The baselines were drawn by Chromium ${baselines.browser}, and this is Chromium ${version}. ` +
    'Accept the new browser with: npm run test:visual -- --update'
  );
}
