import { Grid, StatCard, type StatCardProps } from '~/design-system';

export interface StatCardGridProps {
  /** Three or four figures of one period. Their labels are their keys. */
  cards: readonly Omit<StatCardProps, 'loading'>[];
  /**
   * The figures are being fetched; placeholders of the same height replace them.
   * @default false
   */
  loading?: boolean;
  /** What the figures are about: the list's accessible name. */
  label: string;
}

/** The figures at the head of a page, one card each. */
export function StatCardGrid({ cards, loading = false, label }: StatCardGridProps) {
  return (
    <Grid
      columns={cards.length === 3 ? { phone: 1, tablet: 3 } : { phone: 2, desktop: 4 }}
      aria-label={label}
      as="section"
    >
      {cards.map((card) => (
        <StatCard key={card.label} {...card} loading={loading} />
      ))}
    </Grid>
  );
}
