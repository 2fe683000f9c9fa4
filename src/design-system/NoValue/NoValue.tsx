import { useTranslation } from '../I18n/i18nContext';

/** The text that stands for a missing value. */
export const NO_VALUE = '-';

export interface NoValueProps {
  /**
   * What is missing, for screen readers: "No confidence".
   * @default 'No value'
   */
  label?: string | undefined;
}

/** Replaces a missing value. Write a known zero or absence as a text: "0", "None", "Never". */
export function NoValue({ label }: NoValueProps) {
  const translate = useTranslation('NoValue');
  return (
    <span role="img" aria-label={label ?? translate('label', 'No value')}>
      {NO_VALUE}
    </span>
  );
}
