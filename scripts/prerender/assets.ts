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

/**
 * Follows a page's modules through the build's manifest.
 *
 * @param source the page's module, as the manifest names it
 * @throws when the build has no such module
 */
export function findPageAssets(manifest: Manifest, source: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();

  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
    scripts.add(`/${chunk.file}`);
  };

  visit(ENTRY);
  const entry = `/${manifest[ENTRY]?.file ?? ''}`;
  visit(HYDRATE);
  visit(source);
  scripts.delete(entry);
  return { entry, scripts: [...scripts], styles: [...styles] };
}
