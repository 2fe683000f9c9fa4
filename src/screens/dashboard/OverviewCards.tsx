import { appPaths, appendQuery } from '~/contract/appPaths';
import type { LogFilter, Overview } from '~/contract/api.gen';
import { DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { formatFraction, formatInteger, type Loadable } from '~/domain';
import { PanelState, StatCardGrid, TrendText, type StatCardGridProps } from '~/patterns';
import { formatAcrossServers } from './wording';

/** The address of the log, filtered to the hours that the cards count. */
const createLogsAddress = (filter?: LogFilter) =>
  appendQuery(appPaths.logs, { filter, period: DEFAULT_OVERVIEW_PERIOD });

/** The figures of the four cards; `null` while they are being fetched. */
function createStatCards(overview: Overview | null): StatCardGridProps['cards'] {
  const count = (key: 'total_messages' | 'filtered_messages' | 'actions_taken' | 'unique_players') =>
    overview && formatInteger(overview.stats[key]);
  return [
    {
      label: 'Total Messages',
      value: count('total_messages'),
      description: overview && <TrendText trend={overview.trend.messages} />,
      href: createLogsAddress(),
    },
    {
      label: 'Filtered Messages',
      value: count('filtered_messages'),
      description: overview && `${formatFraction(overview.stats.pre_filter_rate)} filtered`,
      href: createLogsAddress('filtered'),
    },
    {
      label: 'Actions Taken',
      value: count('actions_taken'),
      description: overview && <TrendText trend={overview.trend.violations} />,
      href: createLogsAddress('any_action'),
    },
    {
      label: 'Unique Players',
      value: count('unique_players'),
      description: formatAcrossServers(overview?.servers),
      href: createLogsAddress(),
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
