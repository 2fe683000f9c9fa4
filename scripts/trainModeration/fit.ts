import { createRandom } from '~/server/seed/random';
/** A line as the hashes of its features. */
export interface Example {
  grams: Uint32Array;
  signals: Uint32Array;
  /** Empty where a model does not weigh them. */
  meanings: Uint32Array;
  label: number;
}

export interface FitOptions {
  /** A power of two. */
  buckets: number;
  /** A power of two. */
  meaningBuckets: number;
  epochs: number;
  rate: number;
  /** The share by which each use of a feature shrinks its weight. */
  decay: number;
  signalValue: number;
  /** The value of a line's runs of characters, divided among them by the root of their number. */
  gramValue: number;
  meaningValue: number;
  seed: number;
}

export interface LinearModel {
  weights: Float32Array;
  meaningWeights: Float32Array;
  bias: number;
}

function shuffle(items: Example[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] as Example, items[index] as Example];
  }
}

function sumAt(weights: Float32Array, hashes: Uint32Array, mask: number): number {
  let sum = 0;
  for (const hash of hashes) sum += weights[hash & mask] as number;
  return sum;
}

/** The log odds of a line. Divides by the root of the number of character runs, so that long lines weigh the same. */
export function score(
  { weights, meaningWeights, bias }: LinearModel,
  { grams, signals, meanings }: Example,
  values: Pick<FitOptions, 'gramValue' | 'signalValue' | 'meaningValue'>,
): number {
  const mask = weights.length - 1;
  const fromGrams = (values.gramValue * sumAt(weights, grams, mask)) / Math.sqrt(grams.length || 1);
  const fromMeanings = values.meaningValue * sumAt(meaningWeights, meanings, meaningWeights.length - 1);
  return bias + fromGrams + fromMeanings + values.signalValue * sumAt(weights, signals, mask);
}

/** Weights that AdaGrad corrects: the more a weight was corrected, the smaller its next correction. */
class AdaptiveWeights {
  readonly weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #options: Pick<FitOptions, 'rate' | 'decay'>;

  constructor(buckets: number, options: Pick<FitOptions, 'rate' | 'decay'>) {
    this.#options = options;
    this.weights = new Float32Array(buckets);
    this.#squares = new Float32Array(buckets).fill(1e-2);
  }

  learn(hashes: Uint32Array, step: number): void {
    const { weights } = this;
    const squares = this.#squares;
    const { rate, decay } = this.#options;
    const mask = weights.length - 1;
    for (const hash of hashes) {
      const bucket = hash & mask;
      const weight = weights[bucket] as number;
      const gradient = step + decay * weight;
      const square = (squares[bucket] as number) + gradient * gradient;
      squares[bucket] = square;
      weights[bucket] = weight - (rate * gradient) / Math.sqrt(square);
    }
  }
}

/** Logistic regression by AdaGrad over shuffled examples. */
export function fitBinary(examples: readonly Example[], options: FitOptions): LinearModel {
  const { rate, gramValue, signalValue, meaningValue } = options;
  const main = new AdaptiveWeights(options.buckets, options);
  const ofMeanings = new AdaptiveWeights(options.meaningBuckets, options);
  const model: LinearModel = { weights: main.weights, meaningWeights: ofMeanings.weights, bias: 0 };
  const random = createRandom(options.seed);
  const order = [...examples];
  let biasSquares = 1;
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) {
      const error = 1 / (1 + Math.exp(-score(model, example, options))) - example.label;
      biasSquares += error * error;
      model.bias -= (rate * error) / Math.sqrt(biasSquares);
      main.learn(example.grams, (error * gramValue) / Math.sqrt(example.grams.length || 1));
      main.learn(example.signals, error * signalValue);
      ofMeanings.learn(example.meanings, error * meaningValue);
    }
  }
  return model;
}
