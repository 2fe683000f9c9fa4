import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TEXT_SOURCES_FILE, type TextSources } from '../../.storybook/textSources';
import { catalogue } from '../../scripts/build/artefacts.mjs';
import { listDocsPages } from './look';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, dirname(catalogue.output));
const pages = await listDocsPages(folder);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const listLinks = (text: string): string[] =>
  [...text.matchAll(/\]\((?<to>[\w/-]+\.md)\)/g)].map(({ groups }) => groups?.['to'] ?? '');

describe('the catalogue as text', () => {
  it('has every documentation page in its index', () => {
    const files = pages.map(({ id }) => `text/${id.replace(/--docs$/, '')}.md`);
    expect(listLinks(read('llms.txt')).sort()).toEqual(files.sort());
  });

  it('leads from each page to pages that exist, and names no folder of this machine', () => {
    const faults = listLinks(read('llms.txt')).flatMap((file) => {
      const text = read(file);
      const lost = listLinks(text).filter((link) => !existsSync(join(folder, 'text', link)));
      return [...lost.map((link) => `${file} leads to ${link}`), ...(text.includes(root) ? [file] : [])];
    });
    expect(faults).toEqual([]);
  });

  it('has no element outside its code, because only a page can draw one', () => {
    const drawn = pages.flatMap(({ id }) => {
      const file = `text/${id.replace(/--docs$/, '')}.md`;
      const prose = read(file)
        .replaceAll(/^```[\s\S]*?^```$/gm, '')
        .replaceAll(/`[^`]*`/g, '');
      return [...prose.matchAll(/<\/?[A-Za-z][^|\n]*>|^\{.*/gm)].map(([element]) => `${file}: ${element}`);
    });
    expect(drawn).toEqual([]);
    const untitled = pages.filter(({ id }) => !read(`text/${id.replace(/--docs$/, '')}.md`).startsWith('# '));
    expect(untitled.map(({ id }) => id)).toEqual([]);
    expect(read('text/getting-started-welcome.md')).toContain('[Grid](design-system-grid.md) | Table |');
  });

  it('says where a project that installed the package imports a part from', () => {
    expect(read('text/design-system-button.md')).toContain('In the package: `@torchward/design-system`.');
    expect(read('text/charts-barchart.md')).toContain('In the package: `@torchward/design-system/charts`.');
    expect(read('text/patterns-review-reviewdialog.md')).toContain('\nNot in the package.\n');
  });

  it.each([
    ['dialog', 'WithoutFooter', 'footer='],
    ['select', 'NothingSelected', 'defaultValue='],
    ['radiogroup', 'NothingSelected', 'defaultValue='],
  ])('the example of %s, %s, does what its name says', (part, story, prop) => {
    const text = read(`text/design-system-${part}.md`);
    const [example = ''] = new RegExp(`^const ${story} = [\\s\\S]*?^\`\`\`$`, 'm').exec(text) ?? [];
    expect(example).toContain(story);
    expect(example).not.toContain(prop);
  });

  it('writes code once for stories that differ by the screen or by what their play does', () => {
    const repeated = pages.flatMap(({ id }) => {
      const text = read(`text/${id.replace(/--docs$/, '')}.md`);
      const codes = [...text.matchAll(/^```tsx\n[\s\S]*?^```$/gm)].map(([code]) =>
        // The story's own name is the last that the code declares.
        code.replace(/^const \w+ = (?![\s\S]*^const \w+ = )/m, ''),
      );
      return codes.filter((code, position) => codes.indexOf(code) !== position).map(() => id);
    });
    expect(repeated).toEqual([]);
    expect(read('text/design-system-accordion.md')).toContain(
      'The same code draws `RightToLeft`, `ByKeyboard`.',
    );
  });

  it('has the source of each composition that the playroom starts from', () => {
    expect(read('text/playroom-examples.md')).toContain('<Card title="Add a server"');
  });

  it('says in the example of another time zone which one it is', () => {
    expect(read('text/design-system-timestamp.md')).toContain('<ClockProvider timeZone="Asia/Kolkata">');
  });

  it('says of a component when to take it, its props, keys, examples and tokens', () => {
    const text = read('text/design-system-button.md');
    expect(text).toContain('To go to another address, take [Link](design-system-link.md).');
    expect(text).toContain('| `fullWidth` | `boolean` | `false` | As wide as its container. |');
    expect(text).toContain('| Space | Presses it. |');
    expect(text).toContain("import { Button } from '~/design-system';");
    expect(text).toContain('- `color.accent.fill`');
    expect(read('text/design-system-pagination.md')).toContain('| `Pagination.next` | Next |');
    expect(read('text/design-system-dropdownmenu.md')).toContain('\n## MenuItem\n');
    expect(read('text/foundations-icons.md')).toContain('- `EllipsisIcon`');
  });

  it('says of a page of prose what the page draws: the package, the tokens, the types of a part', () => {
    expect(read('text/getting-started-the-package.md')).toContain('npm install ./package.tgz');
    expect(read('text/foundations-spacing-and-shape.md')).toContain('| `--tw-space-medium` | 1rem |');
    expect(read('text/design-system-datatable.md')).toContain('type DataTableColumn\n  id: string');
  });

  it('shows each example with the imports that a reader needs to compile it, and without spies', () => {
    const sources = JSON.parse(read(TEXT_SOURCES_FILE)) as Readonly<Record<string, TextSources>>;
    const examples = Object.values(sources).flatMap((source) => source.examples);
    expect(examples.length).toBeGreaterThan(1000);
    expect(examples.filter((example) => !example.startsWith('import '))).toEqual([]);
    expect(examples.filter((example) => /from '(?:torchward|storybook\/test)'/.test(example))).toEqual([]);
  });

  it('says in its index what every part and every screen is for', () => {
    const silent = read('llms.txt').match(
      /^- \[.*\]\(text\/(?:design-system|charts|patterns|screens)-[\w-]+\.md\)$/gm,
    );
    expect(silent).toEqual(['- [All screens, all states](text/screens-all-screens-all-states.md)']);
  });

  it('names a part in the search as other design systems call it, too', () => {
    const { entries } = JSON.parse(read('index.json')) as {
      entries: Readonly<Record<string, { name: string }>>;
    };
    expect(entries['design-system-dialog--docs']?.name).toBe('Dialog (modal, drawer, sheet)');
    expect(read('text/design-system-dialog.md')).toContain('Also called modal, drawer, sheet.');
  });

  it('names a page of prose in the search as its readers call it, too', () => {
    const { entries } = JSON.parse(read('index.json')) as {
      entries: Readonly<Record<string, { name: string; tags?: string[] }>>;
    };
    expect(entries['foundations-exporting-tokens--docs']?.name).toMatch(/^Exporting tokens \(.*Figma/);
    const silent = pages.filter(({ id, title }) => {
      const isProse = entries[id]?.tags?.includes('unattached-mdx') === true;
      return isProse && entries[id]?.name === title.split('/').at(-1);
    });
    expect(silent.map(({ id }) => id)).toEqual(['foundations-icons--docs']);
    expect(read('text/foundations-exporting-tokens.md')).toMatch(/^# Exporting tokens\n/);
  });

  it('says in its index what a part is for in whole sentences', () => {
    const cut = read('llms.txt').match(/^- \[.*\]\(.*\): .*[^.\n]$/gm);
    expect(cut).toBeNull();
  });

  it('names stories with abbreviations in capitals, because a reader searches for AI and CSV', () => {
    const { entries } = JSON.parse(read('index.json')) as {
      entries: Readonly<Record<string, { name: string }>>;
    };
    const names = Object.values(entries).map(({ name }) => name);
    expect(names.filter((name) => /\b(?:Ai|Api|Csv|Id|Pdf|Url)\b/.test(name))).toEqual([]);
  });

  it.each(pages.filter(({ id }) => /^(?:design-system|charts)-/.test(id)))(
    '$title has its props',
    ({ id }) => {
      expect(read(`text/${id.replace(/--docs$/, '')}.md`)).toContain('\n## Props\n');
    },
  );
});
