import { periodValues } from '~/contract/enums.gen';
import type { Analytics, Period } from '~/contract/api.gen';
import {
  ButtonLink,
  DownloadIcon,
  Heading,
  Inline,
  SegmentedControl,
  Stack,
  Switch,
  Text,
} from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState } from '~/patterns';
import { AnalyticsPanels } from './AnalyticsPanels';
import { analyticsCsv } from './csv';

export interface AnalyticsScreenProps {
  /** Figures of the period over time. */
  analytics: Loadable<Analytics>;
  /** The period shown: hourly for 24h, daily otherwise (spec 4). */
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Whether the period before is drawn, too. */
  compare: boolean;
  onCompareChange: (compare: boolean) => void;
  onRetry: () => void;
}

const PERIODS = periodValues.map((value) => ({ value, label: value }));

const SPOKEN: Readonly<Record<Period, string>> = {
  '24h': 'Last 24 hours, by the hour',
  '7d': 'Last 7 days, by the day',
  '30d': 'Last 30 days, by the day',
  '90d': 'Last 90 days, by the day',
};

/** How chat and moderation developed (spec 2, analytics). */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { analytics, period, onPeriodChange, compare, onCompareChange, onRetry } = props;
  return (
    <Stack space="large">
      <Inline justify="between" align="end">
        <Stack space="half">
          <Heading level={1}>Analytics</Heading>
          <Text tone="muted">{SPOKEN[period]}</Text>
        </Stack>
        <Inline space="medium">
          <Switch
            label="Compare with the period before"
            checked={compare}
            onCheckedChange={onCompareChange}
          />
          <SegmentedControl label="Period" options={PERIODS} value={period} onValueChange={onPeriodChange} />
        </Inline>
      </Inline>
      <PanelState
        value={analytics}
        what="the analytics"
        onRetry={onRetry}
        loading={<AnalyticsPanels data={null} period={period} />}
      >
        {(data) => <AnalyticsPanels data={data} period={period} />}
      </PanelState>
      {analytics.state === 'ready' && analytics.data.data.length > 0 ? (
        <Inline justify="end">
          <ButtonLink
            size="compact"
            icon={DownloadIcon}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(analyticsCsv(analytics.data.data))}`}
            download={`torchward-analytics-${period}.csv`}
          >
            Download as CSV
          </ButtonLink>
        </Inline>
      ) : null}
    </Stack>
  );
}
