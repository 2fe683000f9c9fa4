import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import type { Category } from '~/contract/api.gen';
import { projectRoot } from '../../root';
import type { Features } from './features';

/** One linear model: its weights begin at `offset` in the file of weights. */
export interface Head {
  name: string;
  /** A power of two. */
  buckets: number;
  /** In weights, not bytes. */
  offset: number;
  /** What a stored whole number is multiplied by. */
  scale: number;
  bias: number;
}

/** What `npm run train:moderation` writes beside the weights. */
export interface ModelCard {
  lines: number;
  languages: string[];
  gramValue: number;
  signalValue: number;
  /** Whether a line needs an action. */
  act: Head;
  /** Whether a player's lines of the last minute together are grooming. */
  conversation: Head;
  /** The category of a line that needs an action. */
  categories: Head[];
  /** Log odds of `act` become those of the frequency seen in cross-validation: slope and intercept. */
  calibration: [number, number];
  conversationCalibration: [number, number];
}

/** A category of the training corpus; the contract calls grooming `sexual`. */
export type LearnedCategory = Category | 'grooming';

const folder = join(projectRoot, 'models');

function loadModel(): { card: ModelCard; weights: Int16Array } {
  const card = JSON.parse(readFileSync(join(folder, 'moderation.json'), 'utf8')) as ModelCard;
  const bytes = readFileSync(join(folder, 'moderation.bin'));
  // The file is little-endian on every machine.
  if (endianness() === 'BE') bytes.swap16();
  const weights = new Int16Array(bytes.byteLength / 2);
  new Uint8Array(weights.buffer).set(bytes);
  return { card, weights };
}

const { card, weights } = loadModel();

function sumAt(hashes: readonly number[], { offset, buckets }: Head): number {
  const mask = buckets - 1;
  let sum = 0;
  for (const hash of hashes) sum += weights[offset + (hash & mask)] as number;
  return sum;
}

function readLogOdds({ grams, signals }: Features, head: Head): number {
  const fromGrams = (card.gramValue * sumAt(grams, head)) / Math.sqrt(grams.length || 1);
  return head.bias + head.scale * (fromGrams + card.signalValue * sumAt(signals, head));
}

function toProbability(logOdds: number, [slope, intercept]: readonly [number, number]): number {
  return 1 / (1 + Math.exp(-(slope * logOdds + intercept)));
}

/** How often a line with these features needs an action, 0 to 1. */
export function estimateNeed(features: Features): number {
  return toProbability(readLogOdds(features, card.act), card.calibration);
}

/** How often lines with these features, taken together, are grooming, 0 to 1. */
export function estimateGrooming(features: Features): number {
  return toProbability(readLogOdds(features, card.conversation), card.conversationCalibration);
}

/** The likeliest category of a line that needs an action. */
export function chooseCategory(features: Features): LearnedCategory {
  let best: LearnedCategory = 'other';
  let bestLogOdds = Number.NEGATIVE_INFINITY;
  for (const head of card.categories) {
    const logOdds = readLogOdds(features, head);
    if (logOdds <= bestLogOdds) continue;
    best = head.name as LearnedCategory;
    bestLogOdds = logOdds;
  }
  return best;
}
