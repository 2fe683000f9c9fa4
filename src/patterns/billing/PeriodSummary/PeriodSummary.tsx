import { formatChange } from '~/contract/trend';
import { formatInteger } from '~/domain';
import { StatCardGrid } from '../../statistics/StatCardGrid/StatCardGrid';
import { TrendText } from '../../statistics/TrendText/TrendText';

/** Counts of one period. */
export interface PeriodTotals {
  messages: number;
  violations: number;
  actions: number;
}

export interface PeriodSummaryProps {
  /** Totals of the period; `null` while they are being fetched. */
  totals: PeriodTotals | null;
  /** Totals of the previous period, when known. */
  previous?: PeriodTotals | undefined;
  /**
   * Whether the previous period has messages after the hours that `previous` counts, as while today goes on.
   * @default false
   */
  messagesLater?: boolean;
}

const FIGURES = [
  { key: 'messages', label: 'Total messages' },
  { key: 'violations', label: 'Violations' },
  { key: 'actions', label: 'Actions' },
] as const;

interface ChangeProps {
  now: PeriodTotals;
  before: PeriodTotals;
  of: keyof PeriodTotals;
  messagesLater: boolean;
}

function Change({ now, before, of, messagesLater }: ChangeProps) {
  if (before.messages === 0)
    return messagesLater ? 'No messages in the same hours before' : 'No messages in the period before';
  return <TrendText trend={formatChange(now[of], before[of])} />;
}

/** A period's totals and their change from the previous period. */
export function PeriodSummary({ totals, previous, messagesLater = false }: PeriodSummaryProps) {
  return (
    <StatCardGrid
      label="Period summary"
      loading={totals === null}
      cards={FIGURES.map(({ key, label }) => {
        return {
          label,
          value: totals ? formatInteger(totals[key]) : null,
          description:
            totals && previous ? (
              <Change now={totals} before={previous} of={key} messagesLater={messagesLater} />
            ) : (
              'In this period'
            ),
        };
      })}
    />
  );
}
