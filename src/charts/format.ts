import { getNumberFormat } from '~/design-system/I18n/numberFormat';

/** `48210` becomes `48,210`. Each locale has one function. */
export const getGroupedFormat = (locale?: string) => getNumberFormat(locale, { maximumFractionDigits: 1 });

/** `0.125` becomes `12.5%`. */
export const getShareFormat = (locale?: string) =>
  getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** `20000` becomes `20k`, `1200000` becomes `1.2M`. Each locale has one function. */
export const getCompactFormat = (locale?: string) =>
  getNumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
