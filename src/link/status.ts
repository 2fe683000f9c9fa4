/** What the link tells about one game server. Faults are sentences; undefined when a part works. */
export interface LinkStatus {
  server: string;
  isLogOpen: boolean;
  faults: {
    log?: string | undefined;
    api?: string | undefined;
    feed?: string | undefined;
    console?: string | undefined;
    disk?: string | undefined;
  };
  /** Messages that Torchward has judged. */
  judged: number;
  /** Messages that Torchward refused. */
  refused: number;
  ordersDone: number;
  ordersFailed: number;
  /** Orders about a name that is no player name. */
  unsafeNames: number;
  /** Warnings and kicks that came too late to mean anything. */
  tooLate: number;
  ordersWaiting: number;
  /** Decisions whose player is offline, or that are not reported yet. */
  decisionsWaiting: number;
  lastLineAt: Date | undefined;
  lastVerdict: { action: string; at: Date } | undefined;
  lastDecision: { action: string; at: Date } | undefined;
}

export const createStatus = (server: string): LinkStatus => ({
  server,
  isLogOpen: false,
  faults: {},
  judged: 0,
  refused: 0,
  ordersDone: 0,
  ordersFailed: 0,
  unsafeNames: 0,
  tooLate: 0,
  ordersWaiting: 0,
  decisionsWaiting: 0,
  lastLineAt: undefined,
  lastVerdict: undefined,
  lastDecision: undefined,
});

function formatAge(at: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1_000));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  return `${Math.floor(seconds / 3_600)} h ago`;
}

const formatLast = (last: { action: string; at: Date } | undefined, now: Date): string =>
  last === undefined ? 'none' : `${last.action} ${formatAge(last.at, now)}`;

/** Formats one server's state: its faults or whether its log is open, then what waits and what was done last. */
export function formatState(status: LinkStatus, now: Date): string {
  const { faults } = status;
  const found = [faults.log, faults.api ?? faults.feed, faults.console, faults.disk].filter(
    (fault) => fault !== undefined,
  );
  const state = found.length > 0 ? found.join(' ') : status.isLogOpen ? 'connected' : 'waiting for the log';
  const waiting = status.ordersWaiting + status.decisionsWaiting;
  return (
    `${status.server}: ${state} | ${status.judged} judged | ${waiting} waiting` +
    ` | last verdict ${formatLast(status.lastVerdict, now)} | last decision ${formatLast(status.lastDecision, now)}`
  );
}

interface Figure {
  name: string;
  kind: 'counter' | 'gauge';
  help: string;
  read: (status: LinkStatus) => number | undefined;
}

const toSeconds = (at: Date | undefined): number | undefined => at && at.getTime() / 1_000;
const isUp = (fault: string | undefined): number => (fault === undefined ? 1 : 0);

const createFigure =
  (kind: Figure['kind']) =>
  (name: string, help: string, read: Figure['read']): Figure => ({ name, kind, help, read });
const counter = createFigure('counter');
const gauge = createFigure('gauge');

const FIGURES: readonly Figure[] = [
  gauge('log_up', 'Whether the log can be read.', (status) =>
    status.isLogOpen ? isUp(status.faults.log) : 0,
  ),
  gauge('api_up', 'Whether Torchward answers.', ({ faults }) => isUp(faults.api ?? faults.feed)),
  gauge('console_up', 'Whether the console answers.', ({ faults }) => isUp(faults.console)),
  gauge('disk_up', 'Whether the position can be saved.', ({ faults }) => isUp(faults.disk)),
  counter('messages_judged_total', 'Messages with a verdict.', (status) => status.judged),
  counter('messages_refused_total', 'Messages that Torchward refused.', (status) => status.refused),
  counter('orders_done_total', 'Orders that the console took.', (status) => status.ordersDone),
  counter('orders_failed_total', 'Orders that the console refused.', (status) => status.ordersFailed),
  counter('orders_too_late_total', 'Warnings and kicks that came too late.', (status) => status.tooLate),
  counter(
    'unsafe_names_total',
    'Orders about a name that is no player name.',
    (status) => status.unsafeNames,
  ),
  gauge('orders_waiting', 'Orders that wait for the console.', (status) => status.ordersWaiting),
  gauge(
    'decisions_waiting',
    'Decisions that wait for a login or their report.',
    (status) => status.decisionsWaiting,
  ),
  gauge('last_line_timestamp_seconds', 'Time of the last line.', (status) => toSeconds(status.lastLineAt)),
  gauge('last_verdict_timestamp_seconds', 'Time of the last verdict with an action.', (status) =>
    toSeconds(status.lastVerdict?.at),
  ),
  gauge('last_decision_timestamp_seconds', 'Time of the last decision.', (status) =>
    toSeconds(status.lastDecision?.at),
  ),
];

const escapeLabel = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Formats every server's figures in the text format that Prometheus reads. */
export function formatMetrics(statuses: readonly LinkStatus[]): string {
  const lines = FIGURES.flatMap(({ name, kind, help, read }) => [
    `# HELP torchward_link_${name} ${help}`,
    `# TYPE torchward_link_${name} ${kind}`,
    ...statuses.flatMap((status) => {
      const value = read(status);
      return value === undefined
        ? []
        : `torchward_link_${name}{server="${escapeLabel(status.server)}"} ${value}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}
