import { createScaleFromZero } from './scale';

/** Size of the box that a chart draws in, axes and labels included, in CSS pixels. */
export interface DrawingSize {
  width: number;
  height: number;
  /** Font size of the axis labels; grows with the visitor's text size. */
  fontSize: number;
}

export interface Tick {
  /** Distance from the box's start or top, in CSS pixels. */
  at: number;
  text: string;
}

export interface Geometry extends DrawingSize {
  /** The area between the axes. */
  plot: { left: number; top: number; right: number; bottom: number };
  /** Horizontal centre of a point, from the box's start. */
  x: (index: number) => number;
  /** Vertical position of a value; a value above the scale's end stands at the end. */
  y: (value: number) => number;
  /** Largest value of the scale. */
  end: number;
  /** Index of the point nearest to a distance from the box's start. */
  indexAt: (x: number) => number;
  /** Distance between neighbouring points, or the plot's width when there is only one. */
  step: number;
  yTicks: readonly Tick[];
  xTicks: readonly Tick[];
}

export interface GeometryInput {
  size: DrawingSize;
  labels: readonly string[];
  /** Largest value to show; values are zero or more. */
  max: number;
  /** Whether all values are whole numbers, so that ticks are too. */
  whole: boolean;
  formatTick: (value: number) => string;
  /** `point`: the first and last points stand on the plot's edges. `band`: each point has a column. */
  layout: 'point' | 'band';
}

/** Estimated character width as a share of the text size, rounded up to keep labels apart. */
const CHARACTER_WIDTH_EM = 0.6;

/** Computes positions from data and a box. Pure, so that tests need no browser. */
export function computeGeometry({ size, labels, max, whole, formatTick, layout }: GeometryInput): Geometry {
  const { width, height, fontSize } = size;
  const textWidth = (text: string) => text.length * fontSize * CHARACTER_WIDTH_EM;
  const widest = (texts: readonly string[]) =>
    texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);

  const top = fontSize * 0.75;
  const bottom = height - fontSize * 2.25;
  const scale = createScaleFromZero(max > 0 ? max : 1, 4, bottom, top);
  const values = scale.ticks.filter((value) => !whole || Number.isInteger(value));
  const tickTexts = values.map(formatTick);

  const labelWidth = widest(labels);
  const left = Math.ceil(widest(tickTexts) + fontSize);
  const count = labels.length;
  // The newest point's centred label must stay inside the box.
  const columnWidth = layout === 'band' ? (width - left) / Math.max(1, count) : 0;
  const right = Math.floor(width - Math.max(0, labelWidth - columnWidth) / 2);
  const span = Math.max(1, right - left);
  const columns = layout === 'band' ? count : count - 1;
  const step = columns > 0 ? span / columns : span;
  const offset = layout === 'band' || count === 1 ? step / 2 : 0;
  const x = (index: number) => left + offset + index * step;

  // The newest point always has a label; older points get as many labels as fit.
  const labelInterval = Math.max(1, Math.ceil((labelWidth + fontSize) / Math.max(step, 0.01)));
  const xTicks: Tick[] = [];
  for (let index = count - 1; index >= 0; index -= labelInterval) {
    const at = x(index);
    const text = labels[index] ?? '';
    if (at - textWidth(text) / 2 >= 0 && at + textWidth(text) / 2 <= width + 1) xTicks.unshift({ at, text });
  }

  return {
    ...size,
    plot: { left, top, right, bottom },
    x,
    y: (value) => Math.max(top, scale.at(value)),
    end: scale.ticks.at(-1) ?? 0,
    indexAt: (px) => Math.min(count - 1, Math.max(0, Math.round((px - left - offset) / step))),
    step,
    yTicks: values.map((value, index) => ({ at: scale.at(value), text: tickTexts[index] ?? '' })),
    xTicks,
  };
}

export interface MeasuredSeries {
  values: readonly (number | null)[];
  /**
   * Whether the last value is of a period that is not over.
   * @default false
   */
  incomplete?: boolean | undefined;
  /**
   * Whether the values are averages. The average of an incomplete period can still fall, so it does not set the scale.
   * @default false
   */
  average?: boolean | undefined;
}

/**
 * Finds the largest value for the scale, and whether all values are whole numbers. The last period may be incomplete: its
 * sum counts, because a sum can only grow. Its average can still fall, so it counts only where no other value exists.
 */
export function measureValues(series: readonly MeasuredSeries[]): {
  max: number;
  whole: boolean;
  any: boolean;
} {
  let max = 0;
  let maxIncompleteAverage = 0;
  let hasCompleteValues = false;
  let whole = true;
  let any = false;
  for (const { values, incomplete = false, average = false } of series) {
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      any = true;
      if (incomplete && average && index === values.length - 1)
        maxIncompleteAverage = Math.max(maxIncompleteAverage, value);
      else {
        hasCompleteValues = true;
        max = Math.max(max, value);
      }
      if (whole && !Number.isInteger(value)) whole = false;
    }
  }
  return { max: hasCompleteValues ? max : maxIncompleteAverage, whole, any };
}
