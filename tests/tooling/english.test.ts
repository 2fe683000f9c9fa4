import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaveEnglish } from '../../scripts/prerender/english.ts';

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));

const COMPONENTS = ['src/design-system', 'src/charts']
  .flatMap(listSources)
  .filter((path) => !path.endsWith('.css.ts'));

describe('the English of the app', () => {
  it('is written where a component chose a text', () => {
    const code = `
      const translate = useTranslation('Pagination');
      const locale = useI18n()?.locale;
      const next = <b title={label ?? translate('label', 'Pages')}>{translate('next', 'Next',)}</b>;
      const range = translate('range', (rows, format) => format(rows.first))(rows, format);`;
    expect(leaveEnglish('Pages.tsx', code)).toBe(`
      const translate = undefined;
      const locale = undefined?.locale;
      const next = <b title={label ?? ('Pages')}>{('Next')}</b>;
      const range = ((rows, format) => format(rows.first))(rows, format);`);
  });

  it('is all that is left of every component', () => {
    const chosen = COMPONENTS.filter((path) => !path.includes('/I18n/')).filter((path) =>
      /\btranslate(?:\(\s*'|[,)])|useTranslation\(|useI18n\(/.test(
        leaveEnglish(path, readFileSync(path, 'utf8')).replaceAll(/^import .*$/gm, ''),
      ),
    );
    expect(COMPONENTS.length).toBeGreaterThan(80);
    expect(chosen).toEqual([]);
  });

  it('is the only language, so the app has no provider', () => {
    const users = listSources('src').filter(
      (path) => !path.startsWith('src/design-system/') && readFileSync(path, 'utf8').includes('I18nProvider'),
    );
    expect(users).toEqual([]);
  });
});
