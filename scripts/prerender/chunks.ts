import type { Rolldown } from 'vite';

/**
 * For each kind of first visit, the start modules of each page on which it may begin. A kind is a set of pages that load
 * alike: `reading` (public pages that hydrate when idle), `forms` (public pages that hydrate at once) and `app` (the
 * screens behind the sign-in).
 */
type FirstVisits = Readonly<Record<string, readonly (readonly string[])[]>>;

type Chunk = Rolldown.OutputChunk;

/** Most characters of a module that a page may load unused, because a file of its own would cost as much. */
const MAX_UNUSED_CHARACTERS = 1_000;

/** The same for a module that most screens need, because each would fetch the file of its own. */
const MAX_UNUSED_CHARACTERS_OF_MOST_SCREENS = 5_000;

/** Fewest characters that are worth a file of their own beside the file that all kinds of first visit load. */
const MIN_SHARED_CHARACTERS = 6_000;

/** Screens that need a module for it to be fetched with the first of them. */
const MIN_SCREENS = 3;

function listModules(start: readonly string[], chunks: ReadonlyMap<string, Chunk>): Map<string, number> {
  const names = new Set<string>();
  for (const chunk of chunks.values()) {
    if (chunk.facadeModuleId !== null && start.includes(chunk.facadeModuleId)) names.add(chunk.fileName);
  }
  // The loop also visits the names that it adds.
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
  const modules = [...names].flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}));
  return new Map(modules.map(([id, { renderedLength }]) => [id, renderedLength]));
}

/** Counts the pages that need each module. */
function countUses(
  pages: FirstVisits[string],
  chunks: ReadonlyMap<string, Chunk>,
): ReadonlyMap<string, { count: number; size: number }> {
  const uses = new Map<string, { count: number; size: number }>();
  for (const [id, size] of pages.flatMap((start) => [...listModules(start, chunks)])) {
    uses.set(id, { count: (uses.get(id)?.count ?? 0) + 1, size });
  }
  return uses;
}

interface Pages {
  kind: string;
  pages: FirstVisits[string];
}

/** Renames the groups of several kinds that are too small for a file to the group of all kinds. */
function joinSmallGroups(
  kinds: Map<string, string | null>,
  sizes: ReadonlyMap<string, number>,
  all: string,
): void {
  const totals = new Map<string, number>();
  for (const [id, kind] of kinds) {
    if (kind?.includes('-')) totals.set(kind, (totals.get(kind) ?? 0) + (sizes.get(id) ?? 0));
  }
  for (const [id, kind] of kinds) {
    if (kind !== null && (totals.get(kind) ?? Infinity) < MIN_SHARED_CHARACTERS) kinds.set(id, all);
  }
}

/**
 * Finds for each module the kinds of first visit that need it. The bundler then makes one file for each combination of
 * kinds. Left to itself it makes one for each combination of pages: fifty small requests where ten do, and small files
 * compress badly.
 *
 * @param files a build without groups, so that a chunk holds only what all its pages use
 * @param screens the pages that a visitor opens after a first visit; the modules that several of them need, and no first
 *   visit, become one file
 * @param later sets of parts that load after a screen; the modules that several parts of a set need, and no page, become
 *   one file for each set
 * @returns the name of each module's file, its kinds joined; null where the bundler decides, because only a minority of
 *   the pages of a kind needs the module
 */
export function groupModulesByVisit(
  files: readonly Rolldown.RolldownOutput['output'][number][],
  visits: FirstVisits,
  screens: Pages,
  later: readonly Pages[],
): ReadonlyMap<string, string | null> {
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const kinds = new Map<string, string | null>();
  const sizes = new Map<string, number>();
  const usesOfScreens = countUses(screens.pages, chunks);
  for (const [kind, pages] of Object.entries(visits)) {
    for (const [id, { count, size }] of countUses(pages, chunks)) {
      sizes.set(id, size);
      const others = kinds.get(id);
      const isOfMostScreens = (usesOfScreens.get(id)?.count ?? 0) * 2 > screens.pages.length;
      const mostUnused = isOfMostScreens ? MAX_UNUSED_CHARACTERS_OF_MOST_SCREENS : MAX_UNUSED_CHARACTERS;
      const isShared = count * 2 >= pages.length || size <= mostUnused;
      if (!isShared || others === null) kinds.set(id, null);
      else kinds.set(id, others === undefined ? kind : `${others}-${kind}`);
    }
  }
  joinSmallGroups(kinds, sizes, Object.keys(visits).join('-'));
  for (const [id, { count, size }] of usesOfScreens) {
    const isShared = count >= MIN_SCREENS || (count > 1 && size <= MAX_UNUSED_CHARACTERS);
    if (isShared && !kinds.has(id)) kinds.set(id, screens.kind);
  }
  for (const { kind, pages } of later) {
    for (const [id, { count }] of countUses(pages, chunks)) {
      if (count > 1 && !kinds.has(id) && !usesOfScreens.has(id)) kinds.set(id, kind);
    }
  }
  return kinds;
}

/** Files that the app's entry has already loaded. */
const LOADED_WITH_APP = /^assets\/(?:rolldown-runtime|loader|react|access|[a-z-]*app)-/;

/**
 * Matches a chunk of the public pages that imports others (Vite's `hostId`). Such a page has not loaded the app, so its
 * preload lists stay whole.
 */
const PUBLIC_PAGE_IMPORTER = /^assets\/(?:site|hydrate|reading-forms-app)-/;

/**
 * Shortens the preload list of each lazy module, because the lists are part of every first load. The page itself names
 * all that it needs.
 */
export const excludeLoadedFiles = (
  _file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html' || PUBLIC_PAGE_IMPORTER.test(hostId)
    ? files
    : files.filter((file) => !LOADED_WITH_APP.test(file));
