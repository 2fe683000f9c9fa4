import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMeanings } from '../../scripts/catalogueText/texts';
import { useFolder } from '../support/useFolder';
import { createConsumer } from './consumer';

const LAYERS = ['design-system', 'charts'] as const;

/** Pages of what the README shows in use. */
const WITHOUT_USE = new Set(['DirectionProvider', 'I18n', 'Tokens', 'Utilities']);

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = useFolder();
let own: string;
let index: string;
/** The pages that the index links. */
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  own = createConsumer(folder);
  index = readFileSync(join(own, 'llms.txt'), 'utf8');
  pages = new Map(
    [...index.matchAll(/\]\((docs\/\w+\.md)\)/g)].map(([, path = '']) => [
      path,
      existsSync(join(own, path)) ? readFileSync(join(own, path), 'utf8') : '',
    ]),
  );
});

const readReviewed = (layer: string) =>
  readFileSync(new URL(`../catalogue/${layer}.api.txt`, import.meta.url), 'utf8');

describe('the documentation as Markdown', () => {
  it('has a page behind each link of its index, with a sentence beside it', () => {
    expect(pages.size).toBeGreaterThan(45);
    expect([...pages].filter(([, text]) => text === '').map(([path]) => path)).toEqual([]);
    expect(index.match(/\.md\): *$/gm)).toBeNull();
  });

  it.each(LAYERS)('says what each component of %s is for, and how to import it', (layer) => {
    const names = [...readReviewed(layer).matchAll(/^component (\w+)/gm)].map(([, name = '']) => name);
    const all = [...pages.values()];
    const silent = names.filter(
      (name) => !all.some((text) => new RegExp(`^- \`${name}\`: .`, 'm').test(text)),
    );
    expect(silent).toEqual([]);
  });

  it.each(LAYERS)('has the complete interface of each component of %s on its page', (layer) => {
    const all = [...pages.values()];
    const missing = readReviewed(layer)
      .split(/^(?=\w)/m)
      .flatMap((entry) => {
        const name = /^type (\w+Props)$/m.exec(entry)?.[1];
        // A type that several components share has no page of its own.
        if (name === undefined || name.endsWith('BaseProps') || name === 'ChartProps') return [];
        const page = all.find((text) => text.split('## Types that')[0]?.includes(`interface ${name}`));
        if (page === undefined) return [name];
        return [...entry.matchAll(/^ {2}(\w+)\??:/gm)].flatMap(([, prop = '']) =>
          new RegExp(`^ +${prop}\\??:`, 'm').test(page) ? [] : [`${name}.${prop}`],
        );
      });
    expect(missing).toEqual([]);
  });

  it.each(LAYERS)('has each export of %s on a page', (layer) => {
    const names = [...readReviewed(layer).matchAll(/^\w+ (\w+)/gm)].map(([, name = '']) => name);
    const all = [...pages.values()].join('\n');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  });

  it('names the values of each prop, and the purpose of the folder’s own component', () => {
    const hidden = [...pages].filter(([, text]) => text.includes('typeof css.')).map(([path]) => path);
    expect(hidden).toEqual([]);
    expect(pages.get('docs/Icon.md')).toMatch(/size\?: "large" \| "regular" \| "small"/);
    expect(index).toMatch(/^- \[Timestamp\]\(docs\/Timestamp\.md\): (?!Sets the zone)/m);
  });

  it('names each size beside its value', () => {
    const unnamed = [...pages].filter(([, text]) => /\d,? (?:or|and) \d+ px/.test(text));
    expect(unnamed.map(([path]) => path)).toEqual([]);
  });

  it('says which components take the attributes of an HTML element too', () => {
    const native = readReviewed('design-system').matchAll(/^type (\w+)Props extends .*?<'(\w+)'>/gm);
    const all = [...pages.values()].join('\n');
    const silent = [...native].flatMap(([, name, element]) =>
      new RegExp(`^- \`${name}\`: .*Takes the attributes of an? \`${element}\``, 'm').test(all) ? [] : name,
    );
    expect(silent).toEqual([]);
  });

  it('says when to take each component, and shows it in code', () => {
    const silent = [...pages].flatMap(([path, text]) => {
      const name = /\/(\w+)\.md$/.exec(path)?.[1] ?? '';
      if (WITHOUT_USE.has(name)) return [];
      const wanted = [`## When to use ${name}\n`, `### Example of ${name}\n`];
      return wanted
        .filter((heading) => !text.includes(heading))
        .map((heading) => `${path}: ${heading.trim()}`);
    });
    expect(silent).toEqual([]);
  });

  it('leads from each page to pages that exist, and names no path of the repository', () => {
    const faults = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/\]\(([^)]+\.md)\)|(~\/[\w-]+)/g)].flatMap(([, page, source]) =>
        source === undefined && existsSync(join(own, 'docs', page ?? '')) ? [] : `${path}: ${page ?? source}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('sends no reader to what the package lacks, such as a pattern or a page of the catalogue', () => {
    const faults = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/^[^*\n]*\b(?:patterns|foundations|Storybook|catalogue)\b.*$/gm)].map(
        ([line]) => `${path}: ${line}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('names each icon, and each value for style sheets and brands', () => {
    const source = readFileSync(join(root, 'src/design-system/Icon/icons.ts'), 'utf8');
    const icons = [...source.matchAll(/\bas (\w+Icon)\b/g)].map(([, name = '']) => name);
    expect(icons.length).toBeGreaterThan(40);
    expect(icons.filter((name) => pages.get('docs/Icon.md')?.includes(`\`${name}\``) !== true)).toEqual([]);
    expect(pages.get('docs/Tokens.md')).toContain(
      'export declare function createThemes(brand: Brand): Themes;',
    );
    expect(pages.get('docs/Tokens.md')).toContain('Degrees of OKLCH');
  });

  it('lists the texts that a translator replaces, with their English and when they are shown', () => {
    expect(pages.get('docs/Dialog.md')).toContain(
      "| `Dialog.close` | Close | The button at the end of the dialog's title. |",
    );
    expect(pages.get('docs/TextField.md')).toContain('| `Field.optional` | Optional |');
    expect(pages.get('docs/LineChart.md')).toContain('| `Chart.series` | Series |');
    expect(pages.get('docs/RadioGroup.md')).not.toContain('## Texts to translate');
    const all = [...pages.values()].join('\n');
    const unlisted = [...readMeanings(root).keys()].filter((name) => !all.includes(`\n| \`${name}\` |`));
    expect(unlisted).toEqual([]);
  });

  it('imports only what the package exports', () => {
    const reviewed = LAYERS.map(readReviewed).join('\n');
    // The entry for tokens has no reviewed list.
    const imported = [...pages].flatMap(([path, text]) =>
      path === 'docs/Tokens.md' ? [] : /^import \{ (.*) \} from/m.exec(text)?.[1]?.split(', '),
    );
    expect(imported.length).toBeGreaterThan(60);
    expect(imported.filter((name) => !new RegExp(`^(?!type)\\w+ ${name}\\b`, 'm').test(reviewed))).toEqual(
      [],
    );
  });
});
