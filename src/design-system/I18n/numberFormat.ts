import { useI18n } from './i18nContext';
import type { FormatNumber } from './translations';

/* Kept, because creating a formatter takes a hundred times as long as using it. */
const formats = new Map<string, FormatNumber>();

/** Returns one function for each locale and options, because the first formatter of a page is slow to make. */
export function getNumberFormatter(locale = 'en-US', options?: Intl.NumberFormatOptions): FormatNumber {
  const key = `${locale}${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const formatter = new Intl.NumberFormat(locale, options);
    // A compact thousand is 20k, as everywhere in the product.
    format = (value) => formatter.format(value).replace('K', 'k');
    formats.set(key, format);
  }
  return format;
}

/**
 * Returns a function that writes numbers in the locale of the provider around the component, American English without one.
 * It makes the formatter when it writes the first one.
 *
 * @param options those of `Intl.NumberFormat`, such as `{ style: 'percent' }`
 * @public for projects that install the package
 */
export function useNumberFormat(options?: Intl.NumberFormatOptions): FormatNumber {
  const locale = useI18n()?.locale;
  return (value) => getNumberFormatter(locale, options)(value);
}
