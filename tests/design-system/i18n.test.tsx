import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarList } from '~/charts';
import {
  Alert,
  ClockProvider,
  CopyButton,
  I18nProvider,
  NativeSelect,
  Pagination,
  PasswordField,
  Slider,
  TextArea,
  Timestamp,
  useLocale,
  useNumberFormat,
  type PartialTranslations,
} from '~/design-system';
import { formatRelativeTime } from '~/design-system/I18n/formatRelativeTime';

const GERMAN: PartialTranslations = {
  Alert: { retry: 'Erneut versuchen' },
  CopyButton: { copy: 'Kopieren' },
  Pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    range: ({ first, last, total }, format) => `${format(first)} bis ${format(last)} von ${format(total)}`,
  },
  PasswordField: { show: 'Zeigen', showField: (label) => `Zeigen: ${label}` },
};

const page = { offset: 1_000, limit: 50, total: 24_000, onOffsetChange: () => undefined };
const renderInGerman = (children: ReactNode, translations: PartialTranslations = GERMAN) =>
  renderToStaticMarkup(
    <I18nProvider locale="de" translations={translations}>
      {children}
    </I18nProvider>,
  );

function Locale() {
  return useLocale() ?? 'none';
}

function Share() {
  return useNumberFormat({ style: 'percent', maximumFractionDigits: 1 })(0.125);
}

it('an application writes its own numbers in the locale of the provider, and in English without one', () => {
  expect(renderInGerman(<Share />)).toBe('12,5\u00A0%');
  expect(renderToStaticMarkup(<Share />)).toBe('12.5%');
});

describe('a component inside a provider', () => {
  it('shows the translated texts, with numbers of the locale in the translator’s order', () => {
    const html = renderInGerman(<Pagination {...page} />);
    expect(html).toContain('1.001 bis 1.050 von 24.000');
    expect(html).toContain('aria-label="Seiten"');
    expect(html).toContain('Zurück');
  });

  it('shows English where a text is missing or undefined', () => {
    expect(renderInGerman(<Pagination {...page} />)).toContain('Next');
    expect(renderInGerman(<Alert onRetry={() => undefined} />, { Alert: { retry: undefined } })).toContain(
      'Retry',
    );
    expect(renderInGerman(<Alert onRetry={() => undefined} />, { Alert: undefined })).toContain('Retry');
  });

  it('gives a function its values', () => {
    const field = renderInGerman(<PasswordField label="Das Passwort" autoComplete="new-password" />);
    expect(field).toContain('>Zeigen: Das Passwort<');
  });

  it('lets a prop go first', () => {
    expect(renderInGerman(<CopyButton value="1" label="Schlüssel kopieren" />)).toContain(
      'Schlüssel kopieren',
    );
    expect(renderInGerman(<Pagination {...page} label="Seiten des Protokolls" />)).toContain(
      '"Seiten des Protokolls"',
    );
    expect(renderInGerman(<NativeSelect label="Land" placeholder={null} options={[]} />)).not.toContain(
      'Choose',
    );
  });

  it('takes what is missing from a provider further out, and its own locale', () => {
    const html = renderInGerman(
      <I18nProvider locale="fr" translations={{ Pagination: { previous: 'Précédent' } }}>
        <Pagination {...page} />
        <Locale />
      </I18nProvider>,
    );
    expect(html).toContain('Précédent');
    expect(html).toContain('aria-label="Seiten"');
    expect(html).toMatch(/fr$/);
  });

  it('writes numbers without words in the locale too', () => {
    const list = (
      <BarList label="Länder" showShare items={[{ id: 'no', label: 'Norwegen', value: 1_640.5 }]} />
    );
    expect(renderInGerman(list)).toContain('1.640,5');
    expect(renderInGerman(list)).toMatch(/100\s%/);
    expect(renderInGerman(<TextArea label="Regeln" count={1_200} maxCount={2_000} />)).toContain(
      '1.200 of 2.000',
    );
    expect(renderInGerman(<Slider label="Schwelle" value={0.7} onValueChange={() => undefined} />)).toContain(
      '0,7',
    );
  });

  it('writes times in the locale', () => {
    const at = (format: 'relative' | 'absolute' | 'date') =>
      renderInGerman(
        <ClockProvider timeZone="UTC" now={Date.parse('2026-11-20T21:08:30Z')}>
          <Timestamp value="2026-11-20T21:04:11Z" format={format} />
        </ClockProvider>,
      ).replaceAll(/<[^>]+>/g, '');
    expect(at('relative')).toBe('vor 4 Min.');
    expect(at('absolute')).toBe('20. Nov. 2026, 21:04:11 UTC');
    expect(at('date')).toBe('20. Nov. 2026');
  });
});

describe('a component without a provider', () => {
  it('is English', () => {
    const html = renderToStaticMarkup(<Pagination {...page} />);
    expect(html).toContain('Showing 1,001 to 1,050 of 24,000');
    expect(renderToStaticMarkup(<Locale />)).toBe('none');
  });

  it('writes every digit of a slider’s value', () => {
    const html = renderToStaticMarkup(
      <Slider label="Share" value={0.123_456} onValueChange={() => undefined} />,
    );
    expect(html).toContain('aria-valuetext="0.123456"');
  });
});

describe('a relative time of a locale', () => {
  const now = Date.parse('2026-11-20T21:04:11Z');
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;

  it.each([
    ['de', 30_000, 'jetzt'],
    ['de', -10_000, 'jetzt'],
    ['de', minute, 'vor 1 Min.'],
    ['de', 3 * hour + minute, 'vor 3 Std.'],
    ['de', day, 'gestern'],
    ['de', -day, 'morgen'],
    ['de', 6 * day + hour, 'vor 6 Tagen'],
    ['de', 7 * day, '13. Nov. 2026'],
    ['fr', -2 * hour, 'dans 2 h'],
    ['ar-EG', 3 * hour, 'قبل ٣ ساعات'],
  ])('in %s, %s ms back, is %s', (locale, elapsed, words) => {
    // French has a space that does not break.
    const written = formatRelativeTime(locale, now - elapsed, now, 'UTC').replaceAll(/\s/g, ' ');
    expect(written).toBe(words);
  });
});
