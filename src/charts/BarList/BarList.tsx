import type { ReactNode } from 'react';
import type { Tone } from '~/design-system';
import { formatGrouped } from '../format';
import * as css from './BarList.css';

export interface BarListItem {
  /** Stable key. */
  id: string;
  /** The category's name: text or a badge. It must read as words. */
  label: ReactNode;
  /** Zero or more. */
  value: number;
  /**
   * The meaning the category carries.
   * @default 'accent'
   */
  tone?: Tone;
}

export interface BarListProps {
  /** What is distributed, as one phrase: the list's accessible name. */
  label: string;
  /** The categories, in the order in which they make sense to a reader. */
  items: readonly BarListItem[];
  /** @default thousands separators */
  formatValue?: (value: number) => string;
  /**
   * Adds each category's part of the sum in percent.
   * @default false
   */
  showShare?: boolean;
  /**
   * Says that there is nothing to show: no item, or all of them zero.
   * @default 'No data available'
   */
  emptyText?: string;
}

const SHARE_FORMAT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Amounts of categories as bars of one scale, readable as a list. Not for developments over time: `BarChart`. */
export function BarList(props: BarListProps) {
  const {
    label,
    items,
    formatValue = formatGrouped,
    showShare = false,
    emptyText = 'No data available',
  } = props;
  const sum = items.reduce((all, { value }) => all + value, 0);
  const maximum = items.reduce((max, { value }) => Math.max(max, value), 0);
  if (sum <= 0) return <p className={css.empty}>{emptyText}</p>;
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
          {showShare ? <span className={css.share}>{SHARE_FORMAT.format(value / sum)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
