import { DAY_MS, HOUR_MS } from '../clock';
import { HARMLESS_TRAPS, GAME_TALK, slotWords, SMALL_TALK, violationPhrases } from './phrases';
import { createRandom, pick, pickWeighted, type Random, createRandomUuid } from './random';

export interface DemoMessage {
  at: Date;
  server: string;
  playerName: string;
  playerUuid: string;
  message: string;
}

interface SeedPlayer {
  name: string;
  uuid: string;
  /** The player's share of the chat. */
  talk: number;
  /** The share of the player's messages that need a closer look. */
  violationShare: number;
  favourite: string;
}

const NAMES = [
  'mossy_fox',
  'Pixelhafen',
  'tunnelrat',
  'Luna_Birch',
  'kelpie',
  'OreOlaf',
  'brambleby',
  'Tidepool',
  'NoctuaNine',
  'sir_beetroot',
  'Juniper42',
  'quarrykid',
  'Wendelin',
  'blazeby',
  'Saltmarsh',
  'cobblecat',
  'MiraM',
  'deepslate_dan',
  'Honeycomb',
  'axolotl_ace',
  'Ferrous',
  'ivy_lantern',
  'PatchworkPete',
  'Zephyrine',
  'gravelking',
  'Snowdrop',
  'tinker_tam',
  'OwlHour',
  'riverbend',
  'Cinderella99',
  'slimeball',
  'Barnaby_B',
  'echo_shard',
  'Larkspur',
  'mudbrick',
  'Petrichor',
  'vexed_vera',
  'Hollowlog',
  'candlewick',
  'Quillon',
  'ruststorm',
  'Anouk',
] as const;

const SERVERS = [
  ['survival-1', 6],
  ['skyblock', 3],
  ['creative', 1.5],
] as const;

const KINDS = [
  ['harassment', 20],
  ['profanity', 26],
  ['advertising', 12],
  ['spam', 12],
  ['shouting', 14],
  ['threat', 4],
  ['personal_data', 5],
  ['scam', 4],
  ['impersonation', 3],
  ['hate', 2],
  ['sexual', 3],
  ['self_harm', 2],
] as const;

/** Share of a day's chat in each UTC hour: quiet at night, busiest in the evening. */
const HOURLY_SHARES = [
  10, 7, 5, 4, 4, 5, 8, 12, 16, 20, 24, 28, 32, 34, 38, 46, 56, 66, 76, 84, 80, 62, 40, 20,
] as const;

function generatePlayers(random: Random): SeedPlayer[] {
  return NAMES.map((name, index) => ({
    name,
    uuid: createRandomUuid(random),
    talk: 0.4 + random() * 2,
    // A few players cause most violations.
    violationShare: index % 9 === 2 ? 0.22 : index % 5 === 0 ? 0.05 : 0.012,
    favourite: pickWeighted(random, SERVERS),
  }));
}

function fillSlots(random: Random, line: string): string {
  return line.replace(/\{(\w+)\}/g, (_, slot: string) => pick(random, slotWords[slot] ?? [slot]));
}

function writeMessage(random: Random, player: SeedPlayer): string {
  const roll = random();
  if (roll < player.violationShare)
    return fillSlots(random, pick(random, violationPhrases[pickWeighted(random, KINDS)] ?? GAME_TALK));
  if (roll < player.violationShare + 0.01) return fillSlots(random, pick(random, HARMLESS_TRAPS));
  return random() < 0.62 ? pick(random, SMALL_TALK) : fillSlots(random, pick(random, GAME_TALK));
}

interface ChatPlan {
  until: Date;
  days: number;
  messagesPerDay: number;
}

/**
 * Generates the chat of a small server network, oldest message first: a daily rhythm, busier weekends, slow growth. The
 * same plan gives the same chat.
 */
export function generateChat({ until, days, messagesPerDay }: ChatPlan): DemoMessage[] {
  const random = createRandom(20_261);
  const players = generatePlayers(random);
  const weighted = players.map((player) => [player, player.talk] as const);
  const rhythmTotal = HOURLY_SHARES.reduce<number>((sum, share) => sum + share, 0);
  const end = until.getTime() - 30_000;
  const firstDay = Math.floor(until.getTime() / DAY_MS) - days + 1;
  const lines: DemoMessage[] = [];
  for (let day = 0; day < days; day++) {
    const dayStart = (firstDay + day) * DAY_MS;
    const weekday = new Date(dayStart).getUTCDay();
    const busy =
      (weekday === 0 || weekday === 6 ? 1.35 : 1) * (0.85 + (0.3 * day) / days) * (0.9 + random() * 0.2);
    for (const [hour, share] of HOURLY_SHARES.entries()) {
      const count = Math.round(messagesPerDay * busy * (share / rhythmTotal) * (0.75 + random() * 0.5));
      const times = Array.from(
        { length: count },
        () => dayStart + hour * HOUR_MS + Math.floor(random() * HOUR_MS),
      );
      for (const at of times.sort((a, b) => a - b)) {
        const player = pickWeighted(random, weighted);
        const server = random() < 0.75 ? player.favourite : pickWeighted(random, SERVERS);
        const message = writeMessage(random, player);
        if (at <= end)
          lines.push({ at: new Date(at), server, playerName: player.name, playerUuid: player.uuid, message });
      }
    }
  }
  return lines;
}
