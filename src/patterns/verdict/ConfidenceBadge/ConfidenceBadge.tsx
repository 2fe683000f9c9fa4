import { NoValue, Text } from '~/design-system';
import { describeConfidence } from '~/domain';

export interface ConfidenceBadgeProps {
  /** From 0 to 1; `null` and `NaN` are a dash. 0.8 or more is green, 0.6 to below 0.8 yellow, lower red. */
  confidence: number | null;
}

/** How sure the verdict is, in percent. A coloured figure, because it often stands beside a real badge. */
export function ConfidenceBadge({ confidence }: ConfidenceBadgeProps) {
  const { tone, label } = describeConfidence(confidence);
  return (
    <span data-tone={tone}>
      <Text as="span" tone={tone} weight="strong" numeric>
        {Number.isFinite(confidence) ? label : <NoValue label="No confidence" />}
      </Text>
    </span>
  );
}
