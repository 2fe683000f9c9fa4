import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { groupModulesByVisit } from '../../scripts/prerender/chunks';

/** Longer than any limit: the visitor does not download it, so no test may see it. */
const COMMENT = `/* ${'why '.repeat(3_000)}*/`;

/** A chunk with one module of the same name; an entry where the name ends in "Page", "Part" or "app". */
function createChunk(name: string, size: number, imports: readonly string[] = []): Rolldown.OutputChunk {
  const isEntry = /(?:Page|Part|app)$/.test(name);
  return {
    type: 'chunk',
    fileName: `${name}.js`,
    facadeModuleId: isEntry ? name : null,
    imports: imports.map((imported) => `${imported}.js`),
    modules: { [name]: { code: `${COMMENT}x="${'a'.repeat(size - 5)}"` } },
  } as unknown as Rolldown.OutputChunk;
}

const startWithApp = (screen: string) => ['app', screen];

/** Groups shared modules, by the pages and parts that need each, and their size. */
function group(modules: Readonly<Record<string, { size: number; users: readonly string[] }>>) {
  const pages = [
    'app',
    'readingPage',
    'signupPage',
    'loginPage',
    'referencePage',
    'dashboardPage',
    'logsPage',
    'reviewPage',
    'usagePage',
    'configPage',
    'supportPage',
    'drawerPart',
    'dialogPart',
  ];
  const listImports = (page: string) =>
    Object.keys(modules).filter((name) => modules[name]?.users.includes(page));
  const chunks = [
    ...pages.map((page) => createChunk(page, 500, listImports(page))),
    ...Object.entries(modules).map(([name, { size }]) => createChunk(name, size)),
  ];
  return groupModulesByVisit(chunks, {
    visits: {
      reading: [['readingPage']],
      forms: [['signupPage'], ['loginPage']],
      app: [startWithApp('dashboardPage')],
    },
    publicPages: [['readingPage'], ['signupPage'], ['loginPage'], ['referencePage']],
    screens: ['dashboardPage', 'logsPage', 'reviewPage', 'usagePage', 'configPage', 'supportPage'].map(
      startWithApp,
    ),
    mainScreens: ['logsPage', 'reviewPage'].map(startWithApp),
    later: { dialogs: [['drawerPart'], ['dialogPart']] },
    entry: ['app'],
  });
}

/** The file of one shared module beside others that make each combination of kinds large enough for a file. */
const findSharedFile = (size: number, ...users: string[]) =>
  group({
    shared: { size, users },
    forms: { size: 9_000, users: ['signupPage', 'loginPage'] },
    formsAndApp: { size: 9_000, users: ['signupPage', 'loginPage', 'app'] },
  }).get('shared');

describe('a module goes to the file', () => {
  it('of all kinds of first visit that need it', () => {
    expect(findSharedFile(9_000, 'readingPage', 'signupPage', 'loginPage', 'app')).toBe('reading-forms-app');
    expect(findSharedFile(9_000, 'signupPage', 'loginPage', 'app')).toBe('forms-app');
    expect(findSharedFile(9_000, 'app', 'logsPage')).toBe('app');
  });

  it('of all kinds where those that need it would have little else in a file', () => {
    expect(findSharedFile(2_000, 'readingPage', 'app')).toBe('reading-forms-app');
  });

  it('of forms and screens, which a screen loads without the rest of the forms', () => {
    expect(findSharedFile(2_000, 'signupPage', 'loginPage', 'logsPage')).toBe('forms-screens');
  });

  it('of the screens where three need it, or one of the main screens and one other', () => {
    expect(findSharedFile(9_000, 'logsPage', 'usagePage', 'configPage')).toBe('screens');
    expect(findSharedFile(2_500, 'logsPage', 'usagePage')).toBe('screens');
    expect(findSharedFile(2_500, 'configPage', 'usagePage')).toBeUndefined();
  });

  it('of the parts that load after a screen where no screen needs it', () => {
    expect(findSharedFile(2_000, 'drawerPart', 'dialogPart')).toBe('dialogs');
  });

  it('of its entry where one alone needs it, and of the app where that is the app', () => {
    expect(findSharedFile(500, 'logsPage')).toBeUndefined();
    const entry = createChunk('app', 500);
    entry.modules['router'] = createChunk('router', 500).modules['router'] as Rolldown.RenderedModule;
    const files = groupModulesByVisit([entry], {
      visits: { reading: [], forms: [], app: [['app']] },
      publicPages: [],
      screens: [],
      mainScreens: [],
      later: {},
      entry: ['app'],
    });
    expect([...files]).toEqual([['router', 'app']]);
  });
});

describe('a module that the API reference needs too', () => {
  it('is in no file that needs the app', () => {
    expect(findSharedFile(2_000, 'app', 'referencePage')).toBe('forms-app');
    expect(findSharedFile(2_000, 'logsPage', 'reviewPage', 'usagePage', 'referencePage')).toBe(
      'reference-screens',
    );
  });
});
