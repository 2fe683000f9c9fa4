import type { Action } from '../contract/api.gen';
import { describeViolationToPlayer } from '../contract/describeViolationToPlayer';
import { MAX_COMMAND_BYTES } from './rcon';

/** Something that the link has to do to a player; `pardon` and `unmute` take back. */
export const ORDERS = ['warn', 'mute', 'kick', 'ban', 'unmute', 'pardon'] as const;
export type Order = (typeof ORDERS)[number];

/** Command templates; a list is sent one after the other, and an empty list does nothing. */
export interface CommandTemplates {
  commands: Readonly<Record<Order, readonly string[]>>;
  /** Used instead when the order ends by itself; without it the link takes the order back when its time is over. */
  temporary: Readonly<Partial<Record<Order, readonly string[]>>>;
  /** What the owner should know before the first order. */
  note?: string;
  /** What the commands of an order leave undone, which the owner reads beside the decision. */
  shortfalls?: Readonly<Partial<Record<Order, string>>>;
}

const TELLRAW = 'tellraw {name} {text_json}';

/** The command sets of the common moderation plugins, by the names that a configuration uses. */
export const PRESETS = {
  vanilla: {
    commands: {
      warn: [TELLRAW],
      mute: ['kick {name} {reason}'],
      kick: ['kick {name} {reason}'],
      ban: ['ban {name} {reason}'],
      unmute: [],
      pardon: ['pardon {name}'],
    },
    temporary: {},
    note: 'A vanilla server has no mute: the link kicks the player instead, and unmuting does nothing.',
    shortfalls: {
      mute: 'kicked instead, because a vanilla server has no mute',
      unmute: 'a vanilla server had no mute to lift',
    },
  },
  essentialsx: {
    commands: {
      warn: [TELLRAW],
      mute: ['essentials:mute {name} 3650d {reason}'],
      kick: ['essentials:kick {name} {reason}'],
      ban: ['essentials:ban {name} {reason}'],
      unmute: ['essentials:unmute {name}'],
      pardon: ['essentials:unban {name}'],
    },
    temporary: {
      mute: ['essentials:mute {name} {duration} {reason}'],
      ban: ['essentials:tempban {name} {duration} {reason}'],
    },
    note: 'EssentialsX takes a mute without a duration back when it is repeated, so the link mutes for ten years.',
  },
  litebans: {
    commands: {
      warn: ['warn {name} {reason}'],
      mute: ['mute {name} {reason}'],
      kick: ['kick {name} {reason}'],
      ban: ['ban {name} {reason}'],
      unmute: ['unmute {name}'],
      pardon: ['unban {name}'],
    },
    temporary: {
      mute: ['tempmute {name} {duration} {reason}'],
      ban: ['tempban {name} {duration} {reason}'],
    },
  },
  advancedban: {
    commands: {
      warn: ['warn {name} {reason}'],
      mute: ['mute {name} {reason}'],
      kick: ['kick {name} {reason}'],
      ban: ['ban {name} {reason}'],
      unmute: ['unmute {name}'],
      pardon: ['unban {name}'],
    },
    temporary: {
      mute: ['tempmute {name} {duration} {reason}'],
      ban: ['tempban {name} {duration} {reason}'],
    },
  },
} as const satisfies Record<string, CommandTemplates>;

/** What a template may name. */
const PLACEHOLDERS = ['name', 'uuid', 'reason', 'text_json', 'duration', 'seconds'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** @returns what is wrong with a template, in a sentence; undefined when nothing is */
export function findTemplateFault(template: string): string | undefined {
  const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(
    ([, name = '']) => !(PLACEHOLDERS as readonly string[]).includes(name),
  );
  if (unknown)
    return `"${unknown[0]}" is no placeholder; there are ${PLACEHOLDERS.map((p) => `{${p}}`).join(', ')}`;
  if (/\p{Cc}/u.test(template)) return 'a command is one line without control characters';
  if (!/^[^/\s]/.test(template)) return 'a command begins with its name, without a slash or a space';
  return undefined;
}

/** Whom an order is about, and why. */
export interface OrderDetails {
  order: Order;
  name: string;
  uuid: string;
  /** For the player; it may quote what the player wrote. */
  reason: string;
  /** Null for an order without an end. */
  seconds: number | null;
}

/** A name that no game server gives a player: the link refuses to write it into a command. */
export class UnsafeNameError extends Error {
  override name = 'UnsafeNameError';

  constructor() {
    super('This name is no player name, so no command was sent.');
  }
}

const JAVA_NAME = /^[A-Za-z0-9_]{1,16}$/;
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** Whether a name can stand in a command: a Java name, behind the prefix of Bedrock players where there is one. */
export function isSafeName(name: string, bedrockPrefix: string): boolean {
  if (JAVA_NAME.test(name)) return true;
  return (
    bedrockPrefix !== '' && name.startsWith(bedrockPrefix) && JAVA_NAME.test(name.slice(bedrockPrefix.length))
  );
}

const MAX_REASON_LENGTH = 200;

/**
 * Leaves letters, digits, spaces and plain punctuation. Everything with a meaning of its own to a console or a plugin is
 * left out: quotes, slashes, selectors, colour codes, tags, flags, line ends, and marks that turn the reading direction.
 */
export function sanitizeReason(reason: string): string {
  const text = reason
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,!?'():-]/gu, ' ')
    .replaceAll(/(^|\s)-+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, MAX_REASON_LENGTH).join('').trim() || describeViolationToPlayer(null);
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
] as const;

/** Formats seconds as the moderation plugins read them, such as `90m`, in the largest unit that fits. */
export function formatDuration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['s', 1];
  return `${seconds / length}${unit}`;
}

/** @returns the text that a player sees in chat, as the game's JSON */
const toTextJson = (reason: string): string => JSON.stringify({ text: reason, color: 'red' });

/** Cuts a reason until the command fits into a packet; scripts of three bytes a letter need it. */
function fillTemplate(template: string, details: OrderDetails, reason: string): string {
  const values: Record<Placeholder, string> = {
    name: details.name,
    uuid: details.uuid,
    reason,
    text_json: toTextJson(reason),
    duration: formatDuration(details.seconds ?? 0),
    seconds: String(details.seconds ?? 0),
  };
  const command = template.replaceAll(/\{(\w+)\}/g, (_, name: Placeholder) => values[name]);
  if (Buffer.byteLength(command) <= MAX_COMMAND_BYTES || reason.length < 2) return command;
  return fillTemplate(template, details, [...reason].slice(0, reason.length / 2).join(''));
}

/** The commands of an order, and what undoes it where the link has to do that itself. */
export interface PlannedOrder {
  commands: string[];
  /** What the link orders after `seconds`; undefined when the game server does it, or nothing is to be undone. */
  reversal?: Order;
}

const REVERSALS: Readonly<Partial<Record<Action | Order, Order>>> = { mute: 'unmute', ban: 'pardon' };

/** @returns what takes an action back; undefined for an action that is over at once */
export const getReversal = (action: Action): Order | undefined => REVERSALS[action];

/** @throws {UnsafeNameError} when the name could be read as anything but a player's name */
export function planOrder(set: CommandTemplates, details: OrderDetails, bedrockPrefix: string): PlannedOrder {
  if (!isSafeName(details.name, bedrockPrefix)) throw new UnsafeNameError();
  const uuid = UUID.test(details.uuid) ? details.uuid : '';
  const isTemporary = details.seconds !== null;
  const own = isTemporary ? set.temporary[details.order] : undefined;
  const reason = sanitizeReason(details.reason);
  const commands = (own ?? set.commands[details.order]).map((template) =>
    fillTemplate(template, { ...details, uuid }, reason),
  );
  const reversal = REVERSALS[details.order];
  const needsReversal = isTemporary && own === undefined && reversal && set.commands[reversal].length > 0;
  return { commands, ...(needsReversal && { reversal }) };
}

/** @returns what to do so that only `action` holds, after the game was told `previous` */
export function listOrders(action: Action, previous: Action): Order[] {
  const reversal = previous === action ? undefined : REVERSALS[previous];
  return [...(reversal ? [reversal] : []), ...(action === 'none' ? [] : [action])];
}
