import { appPaths, appendQuery } from '~/contract/appPaths';
import type { LogFilter, Overview } from '~/contract/api.gen';
import { DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { formatFraction, formatInteger, type Loadable } from '~/domain';
import { PanelState, StatCardGrid, TrendText, type StatCardGridProps } from '~/patterns';
import { formatServerCount } from './wording';

/** The address of the log, filtered to the hours that the cards count. */
const createLogsAddress = (filter?: LogFilter) =>
  appendQuery(appPaths.logs, { filter, period: DEFAULT_OVERVIEW_PERIOD });

const HREFS = {
  all: createLogsAddress(),
  filtered: createLogsAddress('filtered'),
  actions: createLogsAddress('any_action'),
} as const;

/** The figures of the four cards; `null` while they are being fetched. */
function createStatCards(overview: Overview | null): StatCardGridProps['cards'] {
  const stats = overview?.stats;
  const number = (value: number | undefined) => (value === undefined ? null : formatInteger(value));
  return [
    {
      label: 'Total Messages',
      value: number(stats?.total_messages),
      description: overview === null ? '' : <TrendText trend={overview.trend.messages} />,
      href: HREFS.all,
    },
    {
      label: 'Filtered Messages',
      value: number(stats?.filtered_messages),
      description: stats === undefined ? '' : `${formatFraction(stats.pre_filter_rate)} filtered`,
      href: HREFS.filtered,
    },
    {
      label: 'Actions Taken',
      value: number(stats?.actions_taken),
      description: overview === null ? '' : <TrendText trend={overview.trend.violations} />,
      href: HREFS.actions,
    },
    {
      label: 'Unique Players',
      value: number(stats?.unique_players),
      description: formatServerCount(overview?.servers),
      href: HREFS.all,
    },
  ];
}

const LABEL = 'Figures of the last 24 hours';

/** The four stat cards, each with a link to the matching log entries. */
export function OverviewCards({ overview, onRetry }: { overview: Loadable<Overview>; onRetry: () => void }) {
  return (
    <PanelState
      value={overview}
      subject="the figures"
      onRetry={onRetry}
      loading={<StatCardGrid label={LABEL} cards={createStatCards(null)} loading />}
    >
      {(data) => <StatCardGrid label={LABEL} cards={createStatCards(data)} />}
    </PanelState>
  );
}
