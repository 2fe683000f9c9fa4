import { Inline, Meter, Stack, Text, type Tone } from '~/design-system';
import { formatInteger, formatLimit, formatPercent } from '~/domain';

export interface UsageMeterProps {
  /** What is counted against the limit: 'Requests used'. */
  label: string;
  /** How many were used, 0 or more. */
  used: number;
  /**
   * The largest number that the plan allows in a period. `null` means no limit and appears as the infinity sign.
   */
  limit: number | null;
  /** Part of the limit in percent; may exceed 100. */
  percent: number;
  /** Tone of the bar at this percentage: each page has its own rule. */
  tone: Tone;
}

/** How much of a plan's limit is used, as figures and as a bar. */
export function UsageMeter({ label, used, limit, percent, tone }: UsageMeterProps) {
  const words = `${formatInteger(used)} of ${limit === null ? 'unlimited' : formatInteger(limit)}`;
  return (
    <Stack space="xsmall">
      <Inline justify="between" align="baseline">
        <Text tone="muted">{label}</Text>
        <Text numeric>
          <Text as="strong" weight="strong">
            {formatInteger(used)}
          </Text>{' '}
          <Text as="span" tone="muted">
            / {formatLimit(limit)}
            {limit === null ? '' : ` (${formatPercent(percent)})`}
          </Text>
        </Text>
      </Inline>
      <Meter label={label} value={limit === null ? 0 : percent} valueText={words} tone={tone} />
    </Stack>
  );
}
