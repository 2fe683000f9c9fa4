import { Alert, Stack } from '~/design-system';
import { formatResultLine, formatDecisionResultsTitle, type DecisionResultItem } from './decisionResults';

export interface DecisionResultAlertProps {
  items: readonly DecisionResultItem[];
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
}

function toResultsTone(items: readonly DecisionResultItem[]) {
  if (items.every(({ result }) => result === 'decided')) return 'positive';
  return items.some(({ result }) => result === 'failed') ? 'critical' : 'caution';
}

/** How the last decision ended, item by item. */
export function DecisionResultAlert({ items, now }: DecisionResultAlertProps) {
  const [first] = items;
  if (!first) return null;
  // The screen announces the results itself, so the alert must not announce them again.
  if (items.length === 1) {
    return (
      <Alert tone={toResultsTone(items)} announce={false}>
        {formatResultLine(first, now)}
      </Alert>
    );
  }
  return (
    <Alert tone={toResultsTone(items)} announce={false} title={formatDecisionResultsTitle(items)}>
      <Stack as="ul" space="none">
        {items.map((item) => (
          <li key={item.id}>{formatResultLine(item, now)}</li>
        ))}
      </Stack>
    </Alert>
  );
}
