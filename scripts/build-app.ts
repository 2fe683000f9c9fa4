/**
 * Builds the browser's side into dist/app: the app behind the sign-in as one shell, and every public page as HTML of
 * its own that reads without a script and comes to life in place.
 */
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { chunkGroups } from './prerender/chunks.ts';
import { compressFiles } from './prerender/compress.ts';
import { prerender, type PrerenderEntry } from './prerender/prerender.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = join(root, 'dist/app');
const serverSide = join(root, 'node_modules/.cache/prerender');

await build({
  root,
  logLevel: 'warn',
  build: {
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { app: join(root, 'index.html'), site: join(root, 'src/app/entry-site.ts') },
      output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
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
await rename(join(out, 'index.html'), join(out, 'shell.html'));

const entry = (await import(pathToFileURL(join(serverSide, 'prerender.mjs')).href)) as PrerenderEntry;
await prerender({ entry, manifest, out });
await compressFiles(out);
