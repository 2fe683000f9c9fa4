import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findByRules } from '~/server/moderation/engine';
import { normalise } from '~/server/moderation/normalise';
import { type Features, readFeatures } from '~/server/moderation/opinion/features';
import type { Head, ModelCard } from '~/server/moderation/opinion/model';
import { readOwnerPolicy } from '~/server/moderation/ownerRules';
import { readLabelledCorpus } from './trainModeration/fixtures';
import { fitCalibration, type Scored } from './trainModeration/calibrate';
import { makeConversations, readSpeakers } from './trainModeration/conversations';
import { type CorpusLine, readConversations, readCorpus } from './trainModeration/corpus';
import { disguiseLine } from './trainModeration/disguise';
import {
  createRandom,
  type Example,
  fitBinary,
  type FitOptions,
  type LinearModel,
  score,
} from './trainModeration/fit';

const FOLDS = 5;
const options: FitOptions = {
  buckets: 2 ** 19,
  epochs: 12,
  rate: 0.4,
  decay: 1e-3,
  gramValue: 2,
  signalValue: 0.6,
  seed: 1,
};
/** The share of lines that are learned in disguise as well; ordinary lines half as often, because players rarely disguise them. */
const DISGUISED_SHARE = 0.8;
const CONVERSATION_BUCKETS = 2 ** 16;
const CATEGORY_BUCKETS = 2 ** 15;

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

interface Labelled extends Example {
  fold: number;
  /** Disguised copies are learned from and not tested on. */
  isCopy?: boolean;
}

const policy = readOwnerPolicy('');

/** A template's lines are all in one part, so that no part is tested on lines like those it learned from. */
function foldOfName(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % FOLDS;
}

const foldOf = ({ template }: CorpusLine): number => foldOfName(template);

function toExample({ grams, signals }: Features, isTrue: boolean, fold: number): Labelled {
  return {
    grams: Uint32Array.from(grams),
    signals: Uint32Array.from(signals),
    label: isTrue ? 1 : 0,
    fold,
  };
}

function readLine(message: string): Features {
  const text = normalise(message);
  return readFeatures(text, findByRules(message, text, [], policy));
}

/** Scores each example by a model of the other parts. */
function crossValidate(examples: readonly Labelled[], fit: FitOptions): Scored[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitBinary(
      examples.filter((each) => each.fold !== fold),
      fit,
    );
    return examples
      .filter((each) => each.fold === fold && each.isCopy !== true)
      .map((each) => ({ logOdds: score(model, each, fit), label: each.label }));
  }).flat();
}

function printQuality(
  name: string,
  scored: readonly Scored[],
  [slope, intercept]: readonly [number, number],
): void {
  const needed = scored.filter(({ label }) => label === 1).length;
  for (const from of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = scored.filter(({ logOdds }) => 1 / (1 + Math.exp(-(slope * logOdds + intercept))) >= from);
    const right = taken.filter(({ label }) => label === 1).length;
    console.log(
      `${name.padEnd(14)} from ${from}: precision ${(right / taken.length).toFixed(3)}, recall ${(right / needed).toFixed(3)}`,
    );
  }
}

const parts: Int16Array[] = [];
let offset = 0;

/** Rounds a model's weights to whole numbers of 16 bits and adds them to the file. */
function store(name: string, { weights, bias }: LinearModel): Head {
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const scale = largest / 32_767 || 1;
  parts.push(Int16Array.from(weights, (each) => Math.round(each / scale)));
  const head = { name, buckets: weights.length, offset, scale, bias };
  offset += weights.length;
  return head;
}

const corpus = [
  ...readCorpus(path('../training/moderation')),
  ...readLabelledCorpus(path('../tests/fixtures/moderation')),
];
const lines = corpus.map((line) => ({
  line,
  example: toExample(readLine(line.message), line.needs_action, foldOf(line)),
}));
console.log(`${lines.length} lines`);

const random = createRandom(3);
const copies = corpus.flatMap((line, index): Labelled[] => {
  if (random() > (line.needs_action ? DISGUISED_SHARE : DISGUISED_SHARE / 2)) return [];
  const disguised = disguiseLine(line.message, index + 1);
  if (disguised === undefined) return [];
  return [{ ...toExample(readLine(disguised), line.needs_action, foldOf(line)), isCopy: true }];
});
console.log(`${copies.length} disguised copies`);

const examples = [...lines.map(({ example }) => example), ...copies];
const scored = crossValidate(examples, options);
const calibration = fitCalibration(scored);
printQuality('needs action', scored, calibration);
const act = store('act', fitBinary(examples, options));

const conversationOptions = { ...options, buckets: CONVERSATION_BUCKETS };
const made = [
  ...makeConversations(corpus, foldOf),
  ...readSpeakers(readConversations(path('../training/moderation')), foldOfName),
];
const conversations = made.map(({ lines: said, grooming, fold }) =>
  toExample(readFeatures(normalise(said.join(' ')), []), grooming, fold),
);
const scoredConversations = crossValidate(conversations, conversationOptions);
const conversationCalibration = fitCalibration(scoredConversations);
printQuality('grooming', scoredConversations, conversationCalibration);
const conversation = store('conversation', fitBinary(conversations, conversationOptions));

const acted = lines.filter(({ line }) => line.needs_action);
const names = [...new Set(acted.map(({ line }) => line.category ?? 'other'))].sort();
const categories = names.map((name) =>
  store(
    name,
    fitBinary(
      acted.map(({ line, example }) => ({ ...example, label: line.category === name ? 1 : 0 })),
      { ...options, buckets: CATEGORY_BUCKETS },
    ),
  ),
);

const card: ModelCard = {
  lines: lines.length,
  languages: [...new Set(corpus.map(({ language }) => language))].sort(),
  gramValue: options.gramValue,
  signalValue: options.signalValue,
  calibration,
  conversationCalibration,
  act,
  conversation,
  categories,
};
const bytes = Buffer.alloc(offset * 2);
let at = 0;
for (const part of parts) {
  for (const weight of part) at = bytes.writeInt16LE(weight, at);
}
mkdirSync(path('../models'), { recursive: true });
writeFileSync(path('../models/moderation.bin'), bytes);
writeFileSync(path('../models/moderation.json'), `${JSON.stringify(card, undefined, 2)}\n`);
console.log(`written    models/moderation.bin, ${(bytes.length / 1e6).toFixed(2)} MB`);
