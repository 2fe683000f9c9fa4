import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackageEntry } from '../.storybook/packageEntry';
import { TEXT_SOURCES_FILE, type TextSources } from '../.storybook/textSources';
import { examples } from '../stories/playroom/examples';
import { loadGuides } from './catalogueText/guides';
import {
  type IndexEntry,
  readOtherNames,
  readSummary,
  toTextFileName,
  writeComponent,
  writeIndex,
  writeProse,
} from './catalogueText/markdown';

/*
 * Writes each page of the built Storybook as Markdown too, for people and programs that read text, with an index in
 * llms.txt. Names each page after its part and what others call it, because Storybook calls all of them "Docs",
 * also in its search.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const storybook = join(root, 'storybook-static');
const folder = join(storybook, 'text');

interface Page {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(storybook, file), 'utf8'));

const storyIndex = readJson('index.json') as { entries: Readonly<Record<string, Page>> };
const sources = readJson(TEXT_SOURCES_FILE) as Readonly<Record<string, TextSources>>;
const interfaces = readFileSync(join(root, 'tests/catalogue/design-system.api.txt'), 'utf8');
const pages = Object.values(storyIndex.entries).filter(({ type }) => type === 'docs');
const icons =
  readFileSync(join(root, 'src/design-system/Icon/icons.ts'), 'utf8').match(/\b[A-Z]\w+Icon\b/g) ?? [];
const readme = readFileSync(join(root, 'src/design-system/README.md'), 'utf8');
const guides = await loadGuides(root);
const playroom = sources['stories/playroom/Composition.stories.tsx'];
// A composition is a text, so the example that Storybook prints shows its name alone.
if (playroom) playroom.examples = Object.values(examples).map(({ source }) => source);
for (const page of pages) {
  const path = page.importPath.replace('./', '');
  const others = path.endsWith('.mdx')
    ? readOtherNames(readFileSync(join(root, path), 'utf8'))
    : (guides.get(path)?.alsoCalled ?? []);
  page.name = [
    page.title.split('/').at(-1) ?? page.name,
    ...(others.length > 0 ? [`(${others.join(', ')})`] : []),
  ].join(' ');
}
writeFileSync(join(storybook, 'index.json'), JSON.stringify(storyIndex));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const index: IndexEntry[] = [];
for (const { id, title, importPath } of pages) {
  const path = importPath.replace('./', '');
  const file = toTextFileName(id.replace(/--docs$/, ''));
  const known = sources[path];
  const text = known
    ? writeComponent({
        title,
        entry: findPackageEntry(path),
        sources: known,
        interfaces,
        guide: guides.get(path),
      })
    : writeProse(readFileSync(join(root, path), 'utf8'), { icons, readme });
  writeFileSync(join(folder, file), text);
  const description = readSummary(known?.components[0]?.description ?? '');
  index.push({ title, file, description });
}
writeFileSync(join(storybook, 'llms.txt'), writeIndex(index));
console.log(`${index.length} pages as text.`);
