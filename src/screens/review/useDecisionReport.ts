import { useCallback, useEffect, useState } from 'react';
import { DELAYS_MS } from '~/contract/limits';
import type { ReportItem } from './decisionReport';

/** How the last decision ended. A success disappears after 3 s (spec 2), a failure stays until the next decision. */
export function useDecisionReport(): [
  report: readonly ReportItem[] | null,
  show: (items: readonly ReportItem[]) => void,
] {
  const [report, setReport] = useState<readonly ReportItem[] | null>(null);
  useEffect(() => {
    if (!report?.every(({ result }) => result === 'decided')) return undefined;
    const timer = setTimeout(() => setReport(null), DELAYS_MS.banner);
    return () => clearTimeout(timer);
  }, [report]);
  const show = useCallback((items: readonly ReportItem[]) => setReport(items), []);
  return [report, show];
}
