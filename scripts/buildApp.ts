/**
 * Builds the browser's side into dist/app: the app behind the sign-in as one shell, and every public page as HTML of
 * its own that reads without a script and comes to life in place.
 */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { chunkGroups, fetchedAlong } from './prerender/chunks.ts';
import { compressFiles } from './prerender/compress.ts';
import { besideCuts, cutFonts, inlineFonts } from './prerender/fonts.ts';
import { inlineThemeScript } from './prerender/html.ts';
import { prerender, type PrerenderEntry } from './prerender/prerender.ts';
import { slimLibraries } from './prerender/slimLibraries.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const out = join(root, 'dist/app');
const serverSide = join(root, 'node_modules/.cache/prerender');

const wholeFontsBesideCuts: Plugin = {
  name: 'whole-fonts-beside-cuts',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/theme/fonts.css') ? besideCuts(code) : undefined),
};

await build({
  root,
  logLevel: 'warn',
  plugins: [slimLibraries(), wholeFontsBesideCuts],
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
const fonts = await cutFonts(out);
await writeFile(join(out, 'shell.html'), inlineFonts(inlineThemeScript(shell, themeScript), fonts));

const entry = (await import(pathToFileURL(join(serverSide, 'prerender.mjs')).href)) as PrerenderEntry;
await prerender({ entry, manifest, out, fonts });
// Where tools of other makers read it; the page of the reference leads there.
await copyFile(join(root, 'openapi/torchward.yaml'), join(out, 'openapi.yaml'));
await compressFiles(out);
