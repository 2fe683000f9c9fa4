import { createContext, use } from 'react';
import type { Translations } from './translations';

export interface I18n {
  locale: string;
  /** How long before or after `now` a time is, in words. Both in milliseconds since 1970. */
  formatRelative: (time: number, now: number, timeZone?: string) => string;
  /** A text of a component: the provider's, else the given one. */
  translate: <Component extends keyof Translations, Text extends keyof Translations[Component]>(
    component: Component,
    text: Text,
    english: Translations[Component][Text],
  ) => Translations[Component][Text];
}

/** Undefined without a provider, so that an English page pays for no more than this. */
export const I18nContext = createContext<I18n | undefined>(undefined);

/** What the provider around the component sets; undefined without one, where texts and formats are English. */
export const useI18n = (): I18n | undefined => use(I18nContext);

/** Chooses a text of one component. */
export type Translate<Component extends keyof Translations> = <Text extends keyof Translations[Component]>(
  text: Text,
  english: Translations[Component][Text],
) => Translations[Component][Text];

/**
 * Returns the function that gives the texts which a component shows by itself: `translate('next', 'Next')` is the
 * provider's text, or the given English one without a provider.
 */
export function useTranslation<Component extends keyof Translations>(
  component: Component,
): Translate<Component> {
  const i18n = useI18n();
  return (text, english) => (i18n ? i18n.translate(component, text, english) : english);
}
