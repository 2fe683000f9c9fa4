import { formatChange, formatInteger } from '~/domain';
import { StatCardGrid } from '../StatCardGrid/StatCardGrid';
import { TrendText } from '../TrendText/TrendText';

/** Counts of one period. */
export interface PeriodTotals {
  messages: number;
  violations: number;
  actions: number;
}

export interface PeriodSummaryProps {
  /** Totals of the period; `null` while they are on their way. */
  totals: PeriodTotals | null;
  /** Totals of the period before, where they are known. */
  previous?: PeriodTotals | undefined;
}

const FIGURES = [
  { key: 'messages', label: 'Total messages' },
  { key: 'violations', label: 'Violations' },
  { key: 'actions', label: 'Actions' },
] as const;

/** What a period adds up to (spec 2, analytics). */
export function PeriodSummary({ totals, previous }: PeriodSummaryProps) {
  return (
    <StatCardGrid
      label="Period summary"
      cards={FIGURES.map(({ key, label }) => {
        const change = totals && previous ? formatChange(totals[key], previous[key]) : null;
        return {
          label,
          value: totals ? formatInteger(totals[key]) : null,
          isLoading: totals === null,
          detail: change === null ? 'In this period' : <TrendText trend={change} />,
        };
      })}
    />
  );
}
