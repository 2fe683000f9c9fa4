import { useMemo, type ReactNode } from 'react';
import { formatRelative } from '../Timestamp/formatTime';
import { formatRelativeTime } from './formatRelativeTime';
import { I18nContext, useI18n, type I18n } from './i18nContext';
import type { PartialTranslations } from './translations';

export interface I18nProviderProps {
  /**
   * The language of numbers, dates and relative times: a BCP 47 tag such as `de` or `ar-EG`. The same on the server and in
   * the browser.
   */
  locale: string;
  /**
   * The texts that components show by themselves, by component. A missing one is that of a provider further out, else
   * English. Keep the object outside of the component: with another one every text renders again.
   * @default everything is English
   */
  translations?: PartialTranslations | undefined;
  /** The page, or a part of it in another language. */
  children: ReactNode;
}

const NONE: PartialTranslations = {};

function createI18n(outer: I18n | undefined, locale: string, translations: PartialTranslations): I18n {
  return {
    locale,
    formatRelative: (...times) => formatRelativeTime(locale, ...times),
    translate: (component, text, english) =>
      translations[component]?.[text] ?? outer?.translate(component, text, english) ?? english,
  };
}

/**
 * Sets the language of the components inside it. The `lang` attribute and, for a language that is read from right to left,
 * `DirectionProvider` stay with the page.
 *
 * @public for stories, and for projects that install the package
 */
export function I18nProvider({ locale, translations = NONE, children }: I18nProviderProps) {
  const outer = useI18n();
  const i18n = useMemo(() => createI18n(outer, locale, translations), [outer, locale, translations]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/**
 * The locale of the provider around the component; undefined without one, where formats are English.
 *
 * @public for projects that install the package
 */
export function useLocale(): string | undefined {
  return useI18n()?.locale;
}

/**
 * Returns a function that says how long before or after `now` a time is, in the locale of the provider: `formatRelative`
 * without one. Both times in milliseconds since 1970. A `Timestamp` writes the same with a tooltip.
 *
 * @public for projects that install the package
 */
export function useRelativeTimeFormat(): (time: number, now: number, timeZone?: string) => string {
  return useI18n()?.formatRelative ?? formatRelative;
}
