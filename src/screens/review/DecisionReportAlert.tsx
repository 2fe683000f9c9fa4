import { Alert, Stack } from '~/design-system';
import { formatReportLine, formatReportTitle, type ReportItem } from './decisionReport';

export interface DecisionReportAlertProps {
  items: readonly ReportItem[];
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
}

function toneOf(items: readonly ReportItem[]) {
  if (items.every(({ result }) => result === 'decided')) return 'positive';
  return items.some(({ result }) => result === 'failed') ? 'critical' : 'caution';
}

/** How the last decision ended, item by item. */
export function DecisionReportAlert({ items, now }: DecisionReportAlertProps) {
  const [first] = items;
  if (!first) return null;
  // The screen announces the report itself, so the alert must not announce it again.
  if (items.length === 1) {
    return (
      <Alert tone={toneOf(items)} announce={false}>
        {formatReportLine(first, now)}
      </Alert>
    );
  }
  return (
    <Alert tone={toneOf(items)} announce={false} title={formatReportTitle(items)}>
      <Stack as="ul" space="none">
        {items.map((item) => (
          <li key={item.id}>{formatReportLine(item, now)}</li>
        ))}
      </Stack>
    </Alert>
  );
}
