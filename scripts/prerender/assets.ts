import type { Manifest } from 'vite';

/** The build's files that one public page needs, as paths from the site's root with a leading slash. */
export interface PageAssets {
  /** The small script that every public page begins with. */
  entry: string;
  /** The scripts that hydrate the page. */
  scripts: string[];
  /** Style sheets in the order in which their rules apply. */
  styles: string[];
}

const ENTRY = 'src/app/entrySite.ts';
const HYDRATE = 'src/app/site/hydrate.tsx';
const APP = 'index.html';

/** Files of the build, as paths from the site's root with a leading slash. */
interface Files {
  scripts: Set<string>;
  /** Style sheets in the order in which their rules apply. */
  styles: Set<string>;
}

/**
 * Follows modules and what they import through the build's manifest.
 *
 * @throws when the build has no such module
 */
function collectFiles(manifest: Manifest, sources: readonly string[]): Files {
  const files: Files = { scripts: new Set(), styles: new Set() };
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) files.styles.add(`/${sheet}`);
    files.scripts.add(`/${chunk.file}`);
  };
  for (const source of sources) visit(source);
  return files;
}

/**
 * The module that begins the app, as a path from the site's root.
 *
 * @throws when the build has no such module, or another module imports it: inlined in the page, it would run twice
 */
export function findAppEntry(manifest: Manifest): string {
  const importer = Object.entries(manifest).find(([, { imports }]) => imports?.includes(APP) === true);
  if (importer !== undefined) throw new Error(`${importer[0]} imports the module that begins the app.`);
  const file = manifest[APP]?.file;
  if (file === undefined) throw new Error(`The build has no module ${APP}.`);
  return `/${file}`;
}

/**
 * The scripts that a screen needs beside those of the app itself, and all style sheets of both.
 *
 * @param source the screen's module; null where it is in the app's own files
 */
export function findScreenAssets(manifest: Manifest, source: string | null): Record<keyof Files, string[]> {
  const app = collectFiles(manifest, [APP]);
  const { scripts, styles } = source === null ? app : collectFiles(manifest, [APP, source]);
  return { scripts: [...scripts].filter((file) => !app.scripts.has(file)), styles: [...styles] };
}

/**
 * Follows a page's modules through the build's manifest.
 *
 * @param source the page's module, as the manifest names it
 * @throws when the build has no such module
 */
export function findPageAssets(manifest: Manifest, source: string): PageAssets {
  const entry = `/${manifest[ENTRY]?.file ?? ''}`;
  const { scripts, styles } = collectFiles(manifest, [ENTRY, HYDRATE, source]);
  scripts.delete(entry);
  return { entry, scripts: [...scripts], styles: [...styles] };
}
