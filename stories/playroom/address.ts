import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import * as v from 'valibot';

const THEME_CHOICES = ['both', 'light', 'dark'] as const;
const WIDTH_CHOICES = ['all', 'phone', 'tablet', 'wide'] as const;

const compositionSchema = v.object({
  source: v.string(),
  themes: v.picklist(THEME_CHOICES),
  widths: v.picklist(WIDTH_CHOICES),
});

/** What an address shares: a composition, and where to see it. */
export type SharedComposition = v.InferOutput<typeof compositionSchema>;

const PREFIX = '#composition=';

/** The part of an address that holds a composition. */
export const toHash = (shared: SharedComposition): string =>
  PREFIX + compressToEncodedURIComponent(JSON.stringify(shared));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the composition of an address; undefined when it holds none or only a part of one. */
export function readHash(hash: string): SharedComposition | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const text = decompressFromEncodedURIComponent(hash.slice(PREFIX.length));
  const { success, output } = v.safeParse(compositionSchema, parse(text));
  return success ? output : undefined;
}
