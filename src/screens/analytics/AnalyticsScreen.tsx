import { appPaths } from '~/contract/appPaths';
import type { Analytics, Period } from '~/contract/api.gen';
import { periodValues } from '~/contract/enums.gen';
import { describeFeaturePlans } from '~/contract/planFeatures';
import {
  ButtonLink,
  DownloadIcon,
  Inline,
  PageHeader,
  SegmentedControl,
  Stack,
  Switch,
  Text,
} from '~/design-system';
import { hasPlanWithLongerRetention, type Loadable } from '~/domain';
import { PanelState, PlanLimit } from '~/patterns';
import { AnalyticsPanels } from './AnalyticsPanels';
import { formatAnalyticsCsv } from './csv';
import { formatRetentionSentence } from './wording';

export interface AnalyticsScreenProps {
  /** Figures of the period over time. */
  analytics: Loadable<Analytics>;
  /** The period shown: hourly for 24h, daily otherwise. */
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Whether the period before is drawn, too. */
  compare: boolean;
  onCompareChange: (compare: boolean) => void;
  /** Whether the plan has the export (Pro). */
  exportIncluded: boolean;
  onRetry: () => void;
}

const PERIODS = periodValues.map((value) => ({ value, label: value }));

const RANGES: Readonly<Record<Period, string>> = {
  '24h': 'Last 24 hours, by the hour',
  '7d': 'Last 7 days, by the day',
  '30d': 'Last 30 days, by the day',
  '90d': 'Last 90 days, by the day',
};

/** How chat and moderation developed. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { analytics, period, onPeriodChange, compare, onCompareChange, onRetry } = props;
  return (
    <Stack space="large">
      <PageHeader
        title="Analytics"
        description={
          <Text as="span" tone="inherit" role="status">
            {RANGES[period]}
          </Text>
        }
      >
        <Inline space="medium">
          <Switch
            label="Compare with the period before"
            checked={compare}
            onCheckedChange={onCompareChange}
          />
          <SegmentedControl label="Period" options={PERIODS} value={period} onValueChange={onPeriodChange} />
        </Inline>
      </PageHeader>
      <PanelState
        value={analytics}
        subject="the analytics"
        onRetry={onRetry}
        loading={<AnalyticsPanels data={null} period={period} compare={compare} />}
      >
        {(data) => <AnalyticsPanels data={data} period={period} compare={compare} />}
      </PanelState>
      {analytics.state === 'ready' ? <Foot {...props} data={analytics.data} /> : null}
    </Stack>
  );
}

/** The export button, and a note about days that the plan no longer keeps. */
function Foot({ data, period, compare, exportIncluded }: AnalyticsScreenProps & { data: Analytics }) {
  const limits = [
    formatRetentionSentence(data, period, compare),
    exportIncluded ? '' : describeFeaturePlans('export'),
  ].filter((each) => each !== '');
  const isLargest = data.kept_days !== undefined && !hasPlanWithLongerRetention(data.kept_days);
  return (
    <Inline justify={limits.length > 0 ? 'between' : 'end'}>
      {limits.length > 0 ? (
        <Text tone="muted">
          <PlanLimit href={exportIncluded && isLargest ? undefined : appPaths.subscribe}>
            {limits.join(' ')}
          </PlanLimit>
        </Text>
      ) : null}
      {exportIncluded && data.data.length > 0 ? (
        <ButtonLink
          size="compact"
          icon={DownloadIcon}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(formatAnalyticsCsv(data.data))}`}
          download={`torchward-analytics-${period}.csv`}
        >
          Download as CSV
        </ButtonLink>
      ) : null}
    </Inline>
  );
}
