import type { ReactNode } from 'react';
import { Anchor } from '../Link/LinkProvider';
import { Skeleton } from '../Skeleton/Skeleton';
import { Text } from '../Text/Text';
import * as css from './StatCard.css';

export interface StatCardProps {
  /** The name of the figure. */
  label: string;
  /** The formatted figure. */
  value: ReactNode;
  /** A line below the figure, such as its trend or its total. */
  description?: ReactNode;
  /** The address that a press anywhere on the card opens. */
  href?: string | undefined;
  /**
   * Replaces the figure with a placeholder of the same height.
   * @default false
   */
  loading?: boolean | undefined;
}

/** Longest figure, in characters, that fits into the narrowest card at full size. */
const MAX_LARGE_CHARACTERS = 9;

/** One figure with its name. For several figures use `DescriptionList`. */
export function StatCard({ label, value, description, href, loading = false }: StatCardProps) {
  const isLong = typeof value === 'string' && value.length > MAX_LARGE_CHARACTERS;
  return (
    <div className={css.card} data-length={isLong ? 'long' : undefined} aria-busy={loading || undefined}>
      <Text tone="muted">
        {href ? (
          <Anchor href={href} className={css.cover}>
            {label}
          </Anchor>
        ) : (
          label
        )}
      </Text>
      <p className={css.value}>{loading ? <Skeleton width="half" /> : value}</p>
      {description === undefined ? null : (
        <Text as="div" tone="subtle">
          {loading ? <Skeleton width="most" /> : description}
        </Text>
      )}
    </div>
  );
}
