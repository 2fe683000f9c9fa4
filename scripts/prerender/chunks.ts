import type { Rolldown } from 'vite';

/** For each kind of first visit, the start modules of each page on which it may begin. */
type FirstVisits = Readonly<Record<string, readonly (readonly string[])[]>>;

type Chunk = Rolldown.OutputChunk;

/** Most characters of a module that a page may load unused, because a file of its own would cost as much. */
const MAX_UNUSED_CHARACTERS = 1_000;

function countModuleUses(start: readonly string[], chunks: ReadonlyMap<string, Chunk>): Map<string, number> {
  const names = new Set<string>();
  for (const chunk of chunks.values()) {
    if (chunk.facadeModuleId !== null && start.includes(chunk.facadeModuleId)) names.add(chunk.fileName);
  }
  // The loop also visits the names that it adds.
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
  const modules = [...names].flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}));
  return new Map(modules.map(([id, { renderedLength }]) => [id, renderedLength]));
}

/**
 * Finds the kinds of first visit that need each module. The bundler puts the modules of the same kinds into one file;
 * left to itself, it makes one for each set of pages: fifty small requests where ten do, and small files compress badly.
 *
 * @param files a build without groups, so that a chunk holds only what all its pages use
 * @returns for each module its kinds, joined to one name; null for one that is left to the bundler, since only a
 *   minority of the pages of a kind needs it
 */
export function groupModulesByVisit(
  files: readonly Rolldown.RolldownOutput['output'][number][],
  visits: FirstVisits,
): ReadonlyMap<string, string | null> {
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const kinds = new Map<string, string | null>();
  for (const [kind, pages] of Object.entries(visits)) {
    const uses = new Map<string, number>();
    const sizes = new Map<string, number>();
    for (const [id, size] of pages.flatMap((start) => [...countModuleUses(start, chunks)])) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      sizes.set(id, size);
    }
    for (const [id, count] of uses) {
      const others = kinds.get(id);
      const isShared = count * 2 >= pages.length || (sizes.get(id) ?? 0) <= MAX_UNUSED_CHARACTERS;
      if (!isShared || others === null) kinds.set(id, null);
      else kinds.set(id, others === undefined ? kind : `${others}-${kind}`);
    }
  }
  return kinds;
}

/** Files that the app's entry has already loaded. */
const LOADED_WITH_APP = /^assets\/(?:rolldown-runtime|react|[a-z-]*app)-/;

/** Shortens the preload list of each lazy module, because the lists are part of every first load. */
export const excludeLoadedFiles = (
  _file: string,
  files: string[],
  { hostId }: { hostId: string },
): string[] =>
  hostId.startsWith('assets/app-') ? files.filter((file) => !LOADED_WITH_APP.test(file)) : files;
