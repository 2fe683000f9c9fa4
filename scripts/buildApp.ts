/**
 * Builds the client into dist/app: the signed-in app as one shell, and every public page as prerendered HTML that can
 * be read without scripts and hydrates in place.
 */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type Rolldown } from 'vite';
import { appPaths } from '../src/contract/appPaths.ts';
import type { SitePageMetadata } from '../src/app/site/pageMetadata.ts';
import { findAppEntry } from './prerender/assets.ts';
import { groupModulesByVisit, excludeLoadedFiles } from './prerender/chunks.ts';
import { clientBuild } from './prerender/clientBuild.ts';
import { compressFiles } from './prerender/compress.ts';
import { writeAppPages } from './prerender/appPages.ts';
import { subsetFonts, inlineFonts } from './prerender/fonts.ts';
import { inlineEntryModule, inlineScript } from './prerender/html.ts';
import { prerender, getRouteModulePath, type PrerenderEntry } from './prerender/prerender.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = join(root, 'dist/app');
const serverSide = join(root, 'node_modules/.cache/prerender');

await build({
  root,
  logLevel: 'warn',
  // Bundled, so that prerendered and hydrated pages draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  publicDir: false,
  build: {
    ssr: join(root, 'src/app/entryPrerender.tsx'),
    outDir: serverSide,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
});
const entry = (await import(pathToFileURL(join(serverSide, 'prerender.mjs')).href)) as PrerenderEntry;

const resolveInRoot = (path: string) => join(root, path);
const listPageEntries = (path: string) =>
  ['src/app/entrySite.ts', 'src/app/site/hydrate.tsx', getRouteModulePath(path)].map(resolveInRoot);
const listScreenEntries = (path: string) => ['index.html', getRouteModulePath(path)].map(resolveInRoot);
/** The API reference is no form: it shares its parts with screens, which visitors of forms must not load. */
const listHydratedPages = (when: SitePageMetadata['hydrate']) =>
  entry.DOCUMENTS.filter(({ hydrate, path }) => hydrate === when && path !== appPaths.docsApi).map(
    ({ path }) => listPageEntries(path),
  );

/** Parts that load when a screen has been drawn. */
const OVERLAYS = [
  ...['Dialog/Dialog', 'ConfirmDialog/Confirm', 'DropdownMenu/Menu', 'Select/Select', 'Tooltip/Tooltip'].map(
    (name) => `src/design-system/${name}Panel.tsx`,
  ),
  'src/patterns/shell/AccountMenu/AccountMenuItems.tsx',
];
/** Parts of screens that stand in a dialog, and load at that time too. */
const DIALOGS = [
  'src/screens/logs/LogDrawer.tsx',
  'src/screens/review/dialogs.tsx',
  'src/screens/config/WebhookDialogs.tsx',
  'src/patterns/lists/ListEntryDialog/ListEntryDialog.tsx',
];

const ungrouped = (await build({
  ...clientBuild,
  build: { ...clientBuild.build, write: false, minify: false },
})) as Rolldown.RolldownOutput;
const files = groupModulesByVisit(ungrouped.output, {
  visits: {
    reading: listHydratedPages('idle'),
    forms: listHydratedPages('now'),
    app: [[...listScreenEntries(appPaths.dashboard), resolveInRoot('src/api/live/stream.ts')]],
  },
  publicPages: entry.DOCUMENTS.map(({ path }) => listPageEntries(path)),
  screens: entry.SHELL_PATHS.map(listScreenEntries),
  mainScreens: [appPaths.logs, appPaths.review].map(listScreenEntries),
  later: {
    overlays: OVERLAYS.map((file) => [resolveInRoot(file)]),
    dialogs: DIALOGS.map((file) => [resolveInRoot(file)]),
  },
  entry: ['index.html', 'src/app/entry.tsx'].map(resolveInRoot),
});
await build({
  ...clientBuild,
  build: {
    manifest: 'manifest.json',
    modulePreload: { polyfill: false, resolveDependencies: excludeLoadedFiles },
    rolldownOptions: {
      ...clientBuild.build.rolldownOptions,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Each entry imports these first and must not wait for React.
            { name: 'loader', test: /vite\/preload-helper|\/app\/inlinedSheets/, priority: 3 },
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: (id: string) => files.get(id) ?? null, priority: 1 },
          ],
        },
      },
    },
  },
});

const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Manifest;
await rm(join(out, 'manifest.json'));
const fonts = await subsetFonts(out);
let shell = await readFile(join(out, 'index.html'), 'utf8');
await rm(join(out, 'index.html'));
for (const name of ['/theme.js', '/start.js']) {
  shell = inlineScript(shell, name, await readFile(join(out, name), 'utf8'));
}
const appEntry = findAppEntry(manifest);
shell = inlineEntryModule(shell, appEntry, await readFile(join(out, appEntry), 'utf8'));
await rm(join(out, appEntry));
await writeFile(join(out, 'shell.html'), inlineFonts(shell, fonts));
await writeAppPages({ entry, manifest, out, fonts }, shell);

await prerender({ entry, manifest, out, fonts });
// Other makers' tools read the contract here; the API reference links to it.
await copyFile(join(root, 'openapi/torchward.yaml'), join(out, 'openapi.yaml'));
await compressFiles(out);
