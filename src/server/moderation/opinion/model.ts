import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Category } from '~/contract/api.gen';
import { projectRoot } from '../../root';
import type { ConversationShare } from '../types';
import {
  addFindings,
  type Features,
  type HashedWord,
  joinSignals,
  listGrams,
  type LineFeatures,
  type WordWeights,
} from './features';

/** One linear model: its weights begin at `offset` in the file of weights. */
export interface Head {
  name: string;
  /** A power of two. */
  buckets: number;
  /** The position of its first weight in the decompressed file. */
  offset: number;
  /** What a stored whole number is multiplied by. */
  scale: number;
  bias: number;
}

/** Linear models whose weights of one bucket stand side by side, so that a hash is looked up once for all of them. */
export interface Heads {
  names: string[];
  /** A power of two. */
  buckets: number;
  /** The position of the first weight in the decompressed file. */
  offset: number;
  /** What a stored whole number is multiplied by. */
  scale: number;
  /** One for each name. */
  biases: number[];
}

/** What `npm run train:moderation` writes beside the weights. */
export interface ModelCard {
  lines: number;
  languages: string[];
  gramValue: number;
  signalValue: number;
  meaningValue: number;
  /** Whether a line needs an action. */
  act: Head;
  /** What the meanings of a line's words add to the log odds of `act`. */
  meanings: Head;
  /** Whether a player's lines of the last ten minutes together are grooming. */
  conversation: Head;
  /** The category of a line that needs an action. */
  categories: Heads;
  /** Slope and intercept that turn the log odds of `act` into those of the frequency that cross-validation measured. */
  calibration: [number, number];
  conversationCalibration: [number, number];
}

/** A category of the training corpus; the contract calls grooming `sexual`. */
export type LearnedCategory = Category | 'grooming';

const folder = join(projectRoot, 'models');

function loadModel(): { card: ModelCard; weights: Int8Array } {
  const card = JSON.parse(readFileSync(join(folder, 'moderation.json'), 'utf8')) as ModelCard;
  const weights = Int8Array.from(brotliDecompressSync(readFileSync(join(folder, 'moderation.bin.br'))));
  return { card, weights };
}

const { card, weights } = loadModel();

function sumAt(hashes: readonly number[], { offset, buckets }: Head): number {
  const mask = buckets - 1;
  let sum = 0;
  for (const hash of hashes) sum += weights[offset + (hash & mask)] as number;
  return sum;
}

interface WeighedGrams {
  /** The sum of the grams' weights. */
  gramWeight: number;
  gramCount: number;
}

function toLogOdds({ gramWeight, gramCount }: WeighedGrams, signals: readonly number[], head: Head): number {
  const fromGrams = (card.gramValue * gramWeight) / Math.sqrt(gramCount || 1);
  return head.bias + head.scale * (fromGrams + card.signalValue * sumAt(signals, head));
}

/** Sums a word's weights once, because players say the same words again and again. */
function weighWord(word: HashedWord): WordWeights {
  return (word.weights ??= {
    act: sumAt(word.grams, card.act),
    conversation: sumAt(word.grams, card.conversation),
  });
}

function weighGrams({ words, runs, gramCount }: Features, head: keyof WordWeights): WeighedGrams {
  let gramWeight = sumAt(runs, card[head]);
  for (const word of words) gramWeight += weighWord(word)[head];
  return { gramWeight, gramCount };
}

function toProbability(logOdds: number, [slope, intercept]: readonly [number, number]): number {
  return 1 / (1 + Math.exp(-(slope * logOdds + intercept)));
}

/** How often a line with these features and meanings needs an action, 0 to 1. */
export function estimateActionNeed(features: Features, meanings: readonly number[]): number {
  const logOdds = toLogOdds(weighGrams(features, 'act'), features.signals, card.act);
  const fromMeanings = card.meaningValue * card.meanings.scale * sumAt(meanings, card.meanings);
  return toProbability(logOdds + fromMeanings, card.calibration);
}

export function toConversationShare(line: LineFeatures): ConversationShare {
  const { gramWeight, gramCount } = weighGrams(line, 'conversation');
  const signals = new Uint32Array(addFindings(line, []).signals);
  return { gramWeight, gramCount, signals, slots: line.slots };
}

/** The share of an obviously harmless line, which adds nothing to its conversation. */
export const EMPTY_CONVERSATION_SHARE: ConversationShare = {
  gramWeight: 0,
  gramCount: 0,
  signals: new Uint32Array(),
  slots: [],
};

/** How often lines of one player with these shares are grooming when taken together, 0 to 1. */
export function estimateGrooming(lines: readonly ConversationShare[]): number {
  let gramWeight = 0;
  let gramCount = 0;
  for (const line of lines) {
    gramWeight += line.gramWeight;
    gramCount += line.gramCount;
  }
  const logOdds = toLogOdds({ gramWeight, gramCount }, joinSignals(lines), card.conversation);
  return toProbability(logOdds, card.conversationCalibration);
}

function addWeights(
  hashes: readonly number[],
  value: number,
  { names, offset, buckets }: Heads,
  into: Float64Array,
) {
  const mask = buckets - 1;
  for (const hash of hashes) {
    const start = offset + (hash & mask) * names.length;
    for (let at = 0; at < into.length; at += 1)
      into[at] = (into[at] ?? 0) + value * (weights[start + at] ?? 0);
  }
}

/** The likeliest category of a line that needs an action. */
export function chooseCategory(features: Features): LearnedCategory {
  const { gramCount, signals } = features;
  const { names, biases, scale } = card.categories;
  const logOdds = Float64Array.from(biases, (bias) => bias / scale);
  addWeights(listGrams(features), card.gramValue / Math.sqrt(gramCount || 1), card.categories, logOdds);
  addWeights(signals, card.signalValue, card.categories, logOdds);
  return (names[logOdds.indexOf(Math.max(...logOdds))] ?? 'other') as LearnedCategory;
}
