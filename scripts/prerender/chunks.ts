import { minifySync, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** For each page, its start modules. */
type Pages = readonly (readonly string[])[];

/**
 * The pages on which a first visit may begin, by kind. A kind is a set of pages that load alike: `reading` (public pages
 * that hydrate when idle), `forms` (public pages with a form, which hydrate at once) and `app` (the screen on which an
 * owner arrives).
 */
type FirstVisits = Readonly<Record<'reading' | 'forms' | 'app', Pages>>;

interface AppPages {
  visits: FirstVisits;
  /** Every public page, those with parts of a screen included. */
  publicPages: Pages;
  /** The screens behind the sign-in. */
  screens: Pages;
  /** Those on which owners spend most of their time. */
  mainScreens: Pages;
  /** Sets of parts that load after a screen, by the name of their file. */
  later: Readonly<Record<string, Pages>>;
  /** The modules that begin the app. */
  entry: readonly string[];
}

/** Name of the chunk whose modules all kinds of first visit need. */
const ALL_KINDS_CHUNK = 'reading-forms-app';

/* The characters below are those that a visitor downloads, without comments and with short names. */

/** Most characters of a module that a page may load unused, because a file of its own would cost as much. */
const MAX_UNUSED_CHARACTERS = 500;

/** The same for a module that several pages or screens need, because each would fetch the file of its own. */
const MAX_UNUSED_CHARACTERS_OF_SEVERAL = 940;

/** The same for a module that most screens need, and for all modules together that the same two screens need. */
const MAX_UNUSED_CHARACTERS_OF_SCREENS = 2_750;

/** Fewest characters that are worth a file of their own. */
const MIN_FILE_CHARACTERS = 3_000;

/** Fewest screens that need a module of any size for it to join the file of all screens. */
const MIN_SCREENS = 3;

/** Counts the characters of a module as a visitor downloads it, so that no comment decides where it goes. */
const measureModule = ({ code }: Rolldown.RenderedModule): number =>
  minifySync('module.js', code ?? '', { compress: false, mangle: { toplevel: true } }).code.length;

type Sizes = ReadonlyMap<string, number>;

/** Finds the chunks that a page loads before it works. */
function listChunks(start: readonly string[], chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  for (const chunk of chunks.values()) {
    if (chunk.facadeModuleId !== null && start.includes(chunk.facadeModuleId)) found.add(chunk);
  }
  // The loop also visits the chunks that it adds.
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return found;
}

function countUses(pages: Pages, chunks: ReadonlyMap<string, Chunk>): (chunk: Chunk) => number {
  const counts = new Map<Chunk, number>();
  for (const start of pages) {
    for (const chunk of listChunks(start, chunks)) counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
  }
  return (chunk) => counts.get(chunk) ?? 0;
}

/**
 * Joins the names of the kinds of first visit that need each module. Null where only a minority of a kind's pages needs
 * it, because then a file of that kind would be a burden to the others.
 */
function findKinds(
  { visits, screens }: AppPages,
  chunks: ReadonlyMap<string, Chunk>,
  sizes: Sizes,
): Map<string, string | null> {
  const kinds = new Map<string, string | null>();
  const countScreens = countUses(screens, chunks);
  const getMostUnused = (chunk: Chunk, pages: number): number => {
    if (countScreens(chunk) * 2 > screens.length) return MAX_UNUSED_CHARACTERS_OF_SCREENS;
    return pages > 1 || countScreens(chunk) > 1 ? MAX_UNUSED_CHARACTERS_OF_SEVERAL : MAX_UNUSED_CHARACTERS;
  };
  for (const [kind, pages] of Object.entries(visits)) {
    const countPages = countUses(pages, chunks);
    for (const chunk of chunks.values()) {
      const count = countPages(chunk);
      if (count === 0) continue;
      for (const id of Object.keys(chunk.modules)) {
        const others = kinds.get(id);
        const isShared = count * 2 >= pages.length || (sizes.get(id) ?? 0) <= getMostUnused(chunk, count);
        if (!isShared || others === null) kinds.set(id, null);
        else kinds.set(id, others === undefined ? kind : `${others}-${kind}`);
      }
    }
  }
  return kinds;
}

const sumSizes = (sizes: Sizes, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);

/** Finds the combinations of kinds that are too small for a file. */
function findSmallCombinations(
  kinds: ReadonlyMap<string, string | null>,
  sizes: Sizes,
): ReadonlySet<string | null> {
  const combinations = new Set([...kinds.values()].filter((kind) => kind?.includes('-') === true));
  const isSmall = (kind: string | null) =>
    sumSizes(
      sizes,
      [...kinds.keys()].filter((id) => kinds.get(id) === kind),
    ) < MIN_FILE_CHARACTERS;
  return new Set([...combinations].filter(isSmall));
}

/**
 * Names for each module the file that it goes to. A file is for the kinds of first visit that need it, for the screens,
 * or for the parts that load after a screen. Left to itself the bundler makes a file for each combination of pages: fifty
 * small requests where ten do, and small files compress badly.
 *
 * @param files a build without groups, so that a chunk holds only what all its pages use
 * @returns no name where the bundler decides
 */
export function groupModulesByVisit(
  files: readonly Rolldown.RolldownOutput['output'][number][],
  pages: AppPages,
): ReadonlyMap<string, string> {
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entries = [...chunks.values()].flatMap(({ facadeModuleId: id }) => (id === null ? [] : [[id]]));
  const countEntries = countUses(entries, chunks);
  const countScreens = countUses(pages.screens, chunks);
  const countMain = countUses(pages.mainScreens, chunks);
  const countPublicPages = countUses(pages.publicPages, chunks);
  const parts = Object.entries(pages.later).map(([name, start]) => ({
    name,
    count: countUses(start, chunks),
  }));

  const sizes = new Map(
    [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).map(([id, module]) => [id, measureModule(module)] as const),
    ),
  );
  const kinds = findKinds(pages, chunks, sizes);
  const smallCombinations = findSmallCombinations(kinds, sizes);
  const chooseFirst = (chunk: Chunk, kind: string): string => {
    if (smallCombinations.has(kind)) return ALL_KINDS_CHUNK;
    if (countScreens(chunk) > 0 && kind.startsWith('reading')) return ALL_KINDS_CHUNK;
    if (countScreens(chunk) > 0 && kind === 'forms') return 'forms-screens';
    return kind === 'app' && countPublicPages(chunk) > 0 ? 'forms-app' : kind;
  };
  const chooseLater = (chunk: Chunk, id: string): string | undefined => {
    const count = countScreens(chunk);
    const size = sumSizes(sizes, Object.keys(chunk.modules));
    const part = parts.find((set) => set.count(chunk) > 1)?.name;
    const isOfMain = countMain(chunk) > 0;
    // Overlays are built on it, and some screens need it before any overlay.
    if (count > 1 && part !== undefined && id.includes('/@radix-ui/')) return 'radix';
    let most = 0;
    if (count >= MIN_SCREENS) most = Infinity;
    else if (count === 2)
      most = isOfMain ? MAX_UNUSED_CHARACTERS_OF_SCREENS : MAX_UNUSED_CHARACTERS_OF_SEVERAL;
    else if (isOfMain || (count === 1 && parts.some((set) => set.count(chunk) > 0)))
      most = MAX_UNUSED_CHARACTERS_OF_SEVERAL;
    // The file of the screens needs the app's, which no public page needs.
    if (size <= most) return countPublicPages(chunk) > 0 ? 'reference-screens' : 'screens';
    return count === 0 || (count === 1 && size > MIN_FILE_CHARACTERS) ? part : undefined;
  };

  const names = new Map<string, string>();
  for (const chunk of chunks.values()) {
    const isOfOneEntry = countEntries(chunk) < 2;
    const isOfApp = pages.entry.includes(chunk.facadeModuleId ?? '');
    for (const id of Object.keys(chunk.modules)) {
      // What one entry alone needs stays in its file. The app's goes to a large file, where it compresses better.
      if (isOfOneEntry && (!isOfApp || pages.entry.includes(id))) continue;
      const kind = kinds.get(id);
      const name = kind === undefined ? chooseLater(chunk, id) : kind && chooseFirst(chunk, kind);
      if (name != null) names.set(id, name);
    }
  }
  return names;
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
