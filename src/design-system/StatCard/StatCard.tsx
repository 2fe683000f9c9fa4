import type { ReactNode } from 'react';
import { Anchor } from '../Link/LinkProvider';
import { Skeleton } from '../Skeleton/Skeleton';
import { Text } from '../Text/Text';
import * as css from './StatCard.css';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** A line below the figure: its trend or what it is a part of. */
  description?: ReactNode;
  /** Where the whole card leads. */
  href?: string;
  /**
   * Shows a placeholder of the same height in the figure's place.
   * @default false
   */
  loading?: boolean;
}

/** Characters of a figure that fit into the narrowest card at full size. */
const MAX_LARGE_CHARACTERS = 10;

/** One figure with its name. Not for more than one number: that is `DescriptionList`. */
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
