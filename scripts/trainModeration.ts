import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { findByRules } from '~/server/moderation/rules';
import { normalise } from '~/server/moderation/normalise';
import {
  addFindings,
  type Features,
  listGrams,
  readLineFeatures,
  hashLineMeanings,
} from '~/server/moderation/opinion/features';
import type { Head, Heads, ModelCard } from '~/server/moderation/opinion/model';
import { readWords } from '~/server/moderation/opinion/words';
import { readOwnerPolicy } from '~/server/moderation/ownerRules';
import { createRandom } from '~/server/seed/random';
import { readTrainingLines } from './trainModeration/labelledTrainingLines';
import { fitCalibration, type Scored } from './trainModeration/calibrate';
import { makeConversations, readSpeakers } from './trainModeration/conversations';
import { type CorpusLine, readConversations, readCorpus, toOrdinaryLines } from './trainModeration/corpus';
import { disguiseLine } from './trainModeration/disguise';
import { readFrameLines } from './trainModeration/frames';
import { type Example, fitBinary, type FitOptions, type LinearModel, score } from './trainModeration/fit';

const FOLDS = 5;
const options: FitOptions = {
  buckets: 2 ** 21,
  meaningBuckets: 2 ** 20,
  epochs: 12,
  rate: 0.4,
  decay: 1e-3,
  gramValue: 2,
  signalValue: 0.6,
  meaningValue: 0.2,
  seed: 1,
};
/** The script trains this many models, each on the lines in another order, because their mean errs less than each. */
const ORDERS = 3;
/** How often each line is drawn, so that the model learns it in disguise as well. */
const DRAWS = 2;
/** The share of lines that a draw disguises; of ordinary lines half as many, because players rarely disguise them. */
const DISGUISED_SHARE = 0.8;
/** How many words each sentence with a gap is learned with. */
const WORDS_PER_FRAME = 16;
const CONVERSATION_BUCKETS = 2 ** 16;
const CATEGORY_BUCKETS = 2 ** 15;

const resolvePath = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

interface Labelled extends Example {
  fold: number;
  /** The model learns from it and is not tested on it: a disguised copy, or a line that was made of parts. */
  isMade?: boolean;
}

/** What a model learns of a line. */
interface ReadLine {
  features: Features;
  meanings: readonly number[];
}

/** The models of conversations and categories learn without meanings. */
const NO_MEANINGS = new Uint32Array();

const policy = readOwnerPolicy('');

/** A template's lines are all in one fold, so that no model is tested on lines like those it learned from. */
function getFoldByName(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % FOLDS;
}

const getFold = ({ template }: CorpusLine): number => getFoldByName(template);

function toExample({ features, meanings }: ReadLine, isTrue: boolean, fold: number): Labelled {
  return {
    grams: Uint32Array.from(listGrams(features)),
    signals: Uint32Array.from(features.signals),
    meanings: Uint32Array.from(meanings),
    label: isTrue ? 1 : 0,
    fold,
  };
}

function readLine(message: string): ReadLine {
  const text = normalise(message);
  const read = readWords(text);
  const findings = findByRules(message, text, read, [], policy);
  const features = addFindings(readLineFeatures(text, read), findings);
  return { features, meanings: hashLineMeanings(read, features) };
}

/** Scores each example by a model that learned from the other folds. */
function crossValidate(examples: readonly Labelled[], fit: FitOptions): Scored[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitBinary(
      examples.filter((each) => each.fold !== fold),
      fit,
    );
    return examples
      .filter((each) => each.fold === fold && each.isMade !== true)
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

/** The mean of models that differ in the order in which they learned. */
function fitMean(examples: readonly Example[], fit: FitOptions): LinearModel {
  const models = Array.from({ length: ORDERS }, (_, order) =>
    fitBinary(examples, { ...fit, seed: fit.seed + order }),
  );
  const mean = (read: (model: LinearModel) => number) =>
    models.reduce((sum, model) => sum + read(model), 0) / models.length;
  const meanWeights = (buckets: number, read: (model: LinearModel) => Float32Array) =>
    Float32Array.from({ length: buckets }, (_, bucket) => mean((model) => read(model)[bucket] ?? 0));
  return {
    weights: meanWeights(fit.buckets, ({ weights }) => weights),
    meaningWeights: meanWeights(fit.meaningBuckets, ({ meaningWeights }) => meaningWeights),
    bias: mean(({ bias }) => bias),
  };
}

const parts: Uint8Array[] = [];
let offset = 0;

/**
 * The largest number of 6 bits. With 8 bits the model found 0.1 more of 100 lines that it was chosen by, in a file a
 * third larger.
 */
const LARGEST = 31;
/** The few weights above this quantile, zeros left out, are cut to it: they would make the steps of all others coarse. */
const UNCUT_SHARE = 0.9999;

/** Rounds weights to whole numbers up to LARGEST and adds them to the file. */
function store(weights: Float32Array): { offset: number; scale: number } {
  const sizes = Float32Array.from(
    weights.filter((each) => each !== 0),
    Math.abs,
  ).sort();
  const scale = (sizes[Math.floor(sizes.length * UNCUT_SHARE)] ?? LARGEST) / LARGEST;
  const rounded = Int8Array.from(weights, (each) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(each / scale))),
  );
  parts.push(new Uint8Array(rounded.buffer));
  const stored = { offset, scale };
  offset += weights.length;
  return stored;
}

function storeHead(name: string, { weights, bias }: Pick<LinearModel, 'weights' | 'bias'>): Head {
  return { name, buckets: weights.length, bias, ...store(weights) };
}

/** Stores several models of one size, the weights of a bucket side by side. */
function storeHeads(names: string[], models: readonly LinearModel[], buckets: number): Heads {
  const weights = new Float32Array(buckets * models.length);
  for (const [at, model] of models.entries()) {
    for (const [bucket, weight] of model.weights.entries()) weights[bucket * models.length + at] = weight;
  }
  return { names, buckets, biases: models.map(({ bias }) => bias), ...store(weights) };
}

const written = readConversations(resolvePath('../training/moderation'));
const corpus = [
  ...readCorpus(resolvePath('../training/moderation')),
  ...toOrdinaryLines(written),
  ...readTrainingLines(resolvePath('../tests/fixtures/moderation')),
];
const lines = corpus.map((line) => ({
  line,
  example: toExample(readLine(line.message), line.needs_action, getFold(line)),
}));
console.log(`${lines.length} lines`);

const frameLines = readFrameLines(resolvePath('../training/moderation'), WORDS_PER_FRAME).map(
  (line): Labelled => ({
    ...toExample(readLine(line.message), line.needs_action, getFold(line)),
    isMade: true,
  }),
);
console.log(`${frameLines.length} lines of frames`);

const random = createRandom(3);
const draws = Array.from({ length: DRAWS }, () => corpus).flat();
const copies = draws.flatMap((line, index): Labelled[] => {
  if (random() > (line.needs_action ? DISGUISED_SHARE : DISGUISED_SHARE / 2)) return [];
  const disguised = disguiseLine(line.message, line.language, index + 1);
  if (disguised === undefined) return [];
  return [{ ...toExample(readLine(disguised), line.needs_action, getFold(line)), isMade: true }];
});
console.log(`${copies.length} disguised copies`);

const examples = [...lines.map(({ example }) => example), ...frameLines, ...copies];
const scored = crossValidate(examples, options);
const calibration = fitCalibration(scored);
printQuality('needs action', scored, calibration);
const fitted = fitMean(examples, options);
const act = storeHead('act', fitted);
const meanings = storeHead('meanings', { weights: fitted.meaningWeights, bias: 0 });

const conversationOptions = { ...options, buckets: CONVERSATION_BUCKETS };
const made = [...makeConversations(corpus, getFold), ...readSpeakers(written, getFoldByName)];
const conversations = made.map(({ lines: said, grooming, fold }) => {
  const text = normalise(said.join(' '));
  const features = addFindings(readLineFeatures(text, readWords(text)), []);
  return toExample({ features, meanings: [] }, grooming, fold);
});
const scoredConversations = crossValidate(conversations, conversationOptions);
const conversationCalibration = fitCalibration(scoredConversations);
printQuality('grooming', scoredConversations, conversationCalibration);
const conversation = storeHead('conversation', fitMean(conversations, conversationOptions));

const acted = lines.filter(({ line }) => line.needs_action);
const names = [...new Set(acted.map(({ line }) => line.category ?? 'other'))].sort();
const categories = storeHeads(
  names,
  names.map((name) =>
    fitBinary(
      acted.map(({ line, example }) => ({
        ...example,
        meanings: NO_MEANINGS,
        label: line.category === name ? 1 : 0,
      })),
      { ...options, buckets: CATEGORY_BUCKETS },
    ),
  ),
  CATEGORY_BUCKETS,
);

const card: ModelCard = {
  lines: lines.length,
  languages: [...new Set(corpus.map(({ language }) => language))].sort(),
  gramValue: options.gramValue,
  signalValue: options.signalValue,
  meaningValue: options.meaningValue,
  calibration,
  conversationCalibration,
  act,
  meanings,
  conversation,
  categories,
};
const bytes = brotliCompressSync(Buffer.concat(parts));
mkdirSync(resolvePath('../models'), { recursive: true });
writeFileSync(resolvePath('../models/moderation.bin.br'), bytes);
writeFileSync(resolvePath('../models/moderation.json'), `${JSON.stringify(card, undefined, 2)}\n`);
console.log(`written    models/moderation.bin.br, ${(bytes.length / 1e6).toFixed(2)} MB`);
