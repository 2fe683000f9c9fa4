import { getNumberFormatter } from '~/design-system/I18n/numberFormat';

/** Returns a function for which `48210` becomes `48,210`; one function for each locale. */
export const getGroupedFormatter = (locale?: string) =>
  getNumberFormatter(locale, { maximumFractionDigits: 1 });

/** Returns a function for which `0.125` becomes `12.5%`; one function for each locale. */
export const getShareFormatter = (locale?: string) =>
  getNumberFormatter(locale, { style: 'percent', maximumFractionDigits: 1 });

/** Returns a function for which `20000` becomes `20k` and `1200000` `1.2M`; one function for each locale. */
export const getCompactFormatter = (locale?: string) =>
  getNumberFormatter(locale, { notation: 'compact', maximumFractionDigits: 1 });
