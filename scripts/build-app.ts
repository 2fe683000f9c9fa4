/**
 * Builds the browser's side into dist/app: the app behind the sign-in as one shell, and every public page as HTML of
 * its own that reads without a script and comes to life in place.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { chunkGroups, fetchedAlong } from './prerender/chunks.ts';
import { compressFiles } from './prerender/compress.ts';
import { inlineThemeScript } from './prerender/html.ts';
import { prerender, type PrerenderEntry } from './prerender/prerender.ts';
import { slimLibraries } from './prerender/slimLibraries.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = join(root, 'dist/app');
const serverSide = join(root, 'node_modules/.cache/prerender');

await build({
  root,
  logLevel: 'warn',
  plugins: [slimLibraries()],
  // The package offers only its development build by name, which carries its warnings to every visitor.
  resolve: {
    alias: [
      {
        find: /^react-router$/,
        replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  build: {
    manifest: 'manifest.json',
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: {
      input: { app: join(root, 'index.html'), site: join(root, 'src/app/entry-site.ts') },
      output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  plugins: [slimLibraries()],
  // Bundled, so that both sides draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  publicDir: false,
  build: {
    ssr: join(root, 'src/app/entry-prerender.tsx'),
    outDir: serverSide,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
});

const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Manifest;
await rm(join(out, 'manifest.json'));
const shell = await readFile(join(out, 'index.html'), 'utf8');
await rm(join(out, 'index.html'));
const themeScript = await readFile(join(out, 'theme.js'), 'utf8');
await writeFile(join(out, 'shell.html'), inlineThemeScript(shell, themeScript));

const entry = (await import(pathToFileURL(join(serverSide, 'prerender.mjs')).href)) as PrerenderEntry;
await prerender({ entry, manifest, out });
await compressFiles(out);
