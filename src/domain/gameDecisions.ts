import type { Action, DecisionDelivery, GameDecision, LogEntry } from '~/contract/api.gen';
import { capitalize, toToneAndLabel, type Labelled } from './labelled';
import { formatCount } from './numbers';

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

/** Formats a delay with one unit: `2 s`, `5 min`, `3 h`, `2 d`. */
function formatDelay(seconds: number): string {
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

const WAITING: Readonly<Record<string, Labelled>> = {
  waiting: { tone: 'neutral', label: 'Waiting for the server' },
};

/**
 * Tone and words for what became of a decision in the game: "Carried out on survival-1, 2 s later", "Waiting for the
 * server", "Failed: player offline, applied at next login".
 */
export function describeGameDelivery({ state, server, seconds, detail }: DecisionDelivery): Labelled {
  if (state === 'failed') return { tone: 'caution', label: detail ? `Failed: ${detail}` : 'Failed' };
  if (state !== 'carried_out') return toToneAndLabel(WAITING, state);
  const where = server === null ? '' : ` on ${server}`;
  const when = seconds === null ? '' : ` ${formatDelay(seconds)} later`;
  const done = `Carried out${where}${where === '' ? '' : when && ','}${when}`;
  return detail ? { tone: 'caution', label: `${done}: ${detail}` } : { tone: 'positive', label: done };
}

/** Describes in advance what an undo does in the game and to the counts. */
export function describeUndoEffects(action: Action, player: string): string {
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
export function describeGameDecider(kind: string): string {
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
export function describeChannel(channel: string): string {
  return CHANNELS[channel] ?? capitalize(channel);
}
