import type { Guide } from '../../../.storybook/guide';

export const createI18nProviderGuide = (): Guide => ({
  alsoCalled: ['i18n', 'LocaleProvider', 'localization', 'translation'],
  use: 'Put one around an application that is not English, or around a part of it in another language. Write numbers and times between the components with `useNumberFormat` and `useRelativeTimeFormat`.',
  avoid: [{ when: 'For the text of one part', take: 'Design system/Button' }],
  accessibility: [
    'Set the attribute `lang` too: a screen reader pronounces the texts by it.',
    'Translate every text: a visitor who hears the page reads the names that no screen shows.',
  ],
  content: [
    'A text that begins with a comma is read after another: keep the comma, or write the one of the language.',
    'The accessible name of a button begins with the text that is seen on it.',
  ],
});
