import { NoValue, Text } from '~/design-system';
import { describeSeverity } from '~/domain';

export interface SeverityBadgeProps {
  /** From 0 harmless to 10 gravest; `null` and `NaN` are a dash. 8 or more is red, 5 to 7 orange, lower yellow. */
  severity: number | null;
}

/** How grave a message is, out of ten. A coloured figure, because it often stands beside a real badge. */
export function SeverityBadge({ severity }: SeverityBadgeProps) {
  const { tone, label } = describeSeverity(severity);
  return (
    <span data-tone={tone}>
      <Text as="span" tone={tone} weight="strong" numeric>
        {Number.isFinite(severity) ? label : <NoValue label="No severity" />}
      </Text>
    </span>
  );
}
