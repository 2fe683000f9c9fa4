import type { ReactNode } from 'react';
import type { Tone } from '~/design-system';
import { useI18n, useTranslation } from '~/design-system/I18n/i18nContext';
import { getGroupedFormatter, getShareFormatter } from '../format';
import * as css from './BarList.css';

export interface BarListItem {
  /** Identifies the item between renders. */
  id: string;
  /** The category's name: a text, or a badge with one. */
  label: ReactNode;
  /** Zero or more. */
  value: number;
  /**
   * The category's meaning.
   * @default 'accent'
   */
  tone?: Tone | undefined;
}

export interface BarListProps {
  /** The list's accessible name, as one phrase. */
  label: string;
  /** The categories, in the order shown. */
  items: readonly BarListItem[];
  /**
   * Adds each category's share of the sum in percent.
   * @default false
   */
  showShare?: boolean | undefined;
  /**
   * Shown when there is no item or all values are zero.
   * @default 'No data available'
   */
  emptyText?: string | undefined;
}

/** Amounts of categories as bars on one scale, in a list. For amounts over time use `BarChart`. */
export function BarList({ label, items, showShare = false, emptyText }: BarListProps) {
  const locale = useI18n()?.locale;
  const translate = useTranslation('Chart');
  const sum = items.reduce((all, { value }) => all + value, 0);
  const maximum = items.reduce((max, { value }) => Math.max(max, value), 0);
  if (sum <= 0) return <p className={css.empty}>{emptyText ?? translate('empty', 'No data available')}</p>;
  const formatValue = getGroupedFormatter(locale);
  const formatShare = getShareFormatter(locale);
  return (
    <ul className={css.list} aria-label={label} data-share={showShare}>
      {items.map(({ id, label: name, value, tone = 'accent' }) => (
        <li key={id} className={css.row} data-tone={tone}>
          <span className={css.name}>{name}</span>
          <span className={css.track} aria-hidden="true">
            <span
              className={css.bar[tone]}
              style={{ inlineSize: `${(value / maximum) * 100}%` }}
              data-empty={value === 0}
            />
          </span>
          <span className={css.value}>{formatValue(value)}</span>
          {showShare ? <span className={css.share}>{formatShare(value / sum)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
