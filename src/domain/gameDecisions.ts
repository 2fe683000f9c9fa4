import type { Action, DecisionDelivery, DeliveryState, GameDecision, LogEntry } from '~/contract/api.gen';
import { capitalize, toToneAndLabel, type Labelled } from './labelled';
import { formatCount } from '~/contract/numberFormat';
import { revealOverrides } from '~/contract/revealOverrides';

const NOUNS: Readonly<Record<string, string>> = { warn: 'warning' };

/** An action as a thing: "warning", "mute". */
export function toActionNoun(action: string): string {
  return NOUNS[action] ?? action;
}

const UNITS = [
  { seconds: 86_400, short: 'd', one: 'day' },
  { seconds: 3_600, short: 'h', one: 'hour' },
  { seconds: 60, short: 'min', one: 'minute' },
] as const;

/** Formats the time between two moments with one unit: `2 s`, `5 min`, `3 h`, `2 d`. */
function formatElapsed(seconds: number): string {
  const unit = UNITS.find((each) => seconds >= each.seconds);
  return unit === undefined
    ? `${String(Math.round(seconds))} s`
    : `${String(Math.floor(seconds / unit.seconds))} ${unit.short}`;
}

/** Formats how long a mute or ban lasts: `10 minutes`; null lasts until it is lifted. */
export function formatActionDuration(seconds: number | null): string {
  if (seconds === null) return 'until it is lifted';
  const unit = UNITS.find((each) => seconds % each.seconds === 0);
  return unit === undefined ? formatCount(seconds, 'second') : formatCount(seconds / unit.seconds, unit.one);
}

const DELIVERY_STATES: Readonly<Record<DeliveryState, Labelled>> = {
  waiting: { tone: 'neutral', label: 'Waiting for the server' },
  carried_out: { tone: 'positive', label: 'Carried out' },
  failed: { tone: 'caution', label: 'Failed' },
};

/** Tone and words for what became of a decision in the game, and how long after it the report came: "2 s later". */
export function describeGameDelivery({
  state,
  seconds,
  detail,
}: Pick<DecisionDelivery, 'state' | 'seconds' | 'detail'>): Labelled & { later: string | null } {
  const { tone, label } = toToneAndLabel(DELIVERY_STATES, state);
  return {
    // The owner should read the detail: the game server may have done something else.
    tone: tone === 'positive' && detail ? 'caution' : tone,
    label,
    later: seconds === null ? null : `${formatElapsed(seconds)} later`,
  };
}

/** Describes in advance what an undo does in the game and to the counts. */
export function describeUndoEffects(action: Action, playerName: string): string {
  const player = revealOverrides(playerName);
  const game =
    action === 'mute' || action === 'ban'
      ? `The game server is told to lift the ${action} of ${player}.`
      : `The game server is told that the ${toActionNoun(action)} of ${player} is taken back.`;
  return `${game} It no longer counts, and no longer makes later actions stronger.`;
}

/** Describes an undo that has succeeded. */
export function describeUndone(before: Pick<LogEntry, 'final_action' | 'player_name'>): string {
  return `Undone. ${describeUndoEffects(before.final_action, before.player_name)}`;
}

/** Describes a decision for the game in a few words: "Mute, 10 minutes", "Ban lifted", "Warning undone". */
export function describeGameDecision({
  kind,
  action,
  previous_action: previous,
  duration_seconds: seconds,
}: Pick<GameDecision, 'kind' | 'action' | 'previous_action' | 'duration_seconds'>): string {
  if (action === 'none') {
    return capitalize(`${toActionNoun(previous)} ${kind === 'owner' ? 'lifted' : 'undone'}`);
  }
  const isLasting = action === 'mute' || action === 'ban';
  const lasts = isLasting && kind === 'owner' ? `, ${formatActionDuration(seconds)}` : '';
  return capitalize(`${toActionNoun(action)}${lasts}`);
}

const DECIDERS: Readonly<Record<string, string>> = { review: 'Reviewer', undo: 'Undo', owner: 'Owner' };

/** Names who decided: a reviewer, an undo, or the owner. */
export function formatGameDecider(kind: string): string {
  return DECIDERS[kind] ?? capitalize(kind);
}

const CHANNELS: Readonly<Record<string, string>> = {
  public: 'Public chat',
  private: 'Private message',
  party: 'Party chat',
  sign: 'Sign',
  book: 'Book',
  name: 'Name',
};

/** Names where a player wrote a line; an unknown channel keeps its own name. */
export function formatChannel(channel: string): string {
  return CHANNELS[channel] ?? capitalize(channel);
}
