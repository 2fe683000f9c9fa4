import { describe, expect, it } from 'vitest';
import { getCompactFormatter, getGroupedFormatter } from '~/charts/format';
import { computeGeometry, measureValues, type GeometryInput } from '~/charts/frame/geometry';

const createInput = (over: Partial<GeometryInput> = {}): GeometryInput => ({
  size: { width: 320, height: 240, fontSize: 12 },
  labels: ['14 Nov', '15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov'],
  max: 48_210,
  whole: true,
  formatTick: getCompactFormatter(),
  layout: 'point',
  ...over,
});

const createLabels = (count: number) =>
  Array.from({ length: count }, (_, index) => `${(index % 30) + 1} Nov`);

describe('ticks', () => {
  it('of the vertical axis are round numbers from zero that hold the largest value', () => {
    const { yTicks, y, plot } = computeGeometry(createInput());
    expect(yTicks.map(({ text }) => text)).toEqual(['0', '10k', '20k', '30k', '40k', '50k']);
    expect(y(0)).toBe(plot.bottom);
    expect(y(48_210)).toBeGreaterThanOrEqual(plot.top);
  });

  it('are whole numbers for whole values', () => {
    const { yTicks } = computeGeometry(createInput({ max: 2 }));
    expect(yTicks.map(({ text }) => text)).toEqual(['0', '1', '2']);
  });

  it('of fractions keep their decimals', () => {
    const { yTicks } = computeGeometry(createInput({ max: 0.8, whole: false }));
    expect(yTicks.map(({ text }) => text)).toEqual(['0', '0.2', '0.4', '0.6', '0.8']);
  });

  it('exist for a series of zeros', () => {
    const { yTicks, y, plot } = computeGeometry(createInput({ max: 0 }));
    expect(yTicks.map(({ text }) => text)).toEqual(['0', '1']);
    expect(y(0)).toBe(plot.bottom);
  });

  it.each([
    [320, 7],
    [320, 24],
    [320, 90],
    [320, 5_000],
    [1_200, 90],
    [120, 7],
  ])('of the horizontal axis never touch at %s px with %s points, and stay inside', (width, count) => {
    for (const layout of ['point', 'band'] as const) {
      const { xTicks } = computeGeometry(
        createInput({ size: { width, height: 240, fontSize: 12 }, labels: createLabels(count), layout }),
      );
      expect(xTicks.length).toBeGreaterThan(0);
      const boxes = xTicks.map(({ at, text }) => {
        const half = (text.length * 12 * 0.6) / 2;
        return { from: at - half, to: at + half };
      });
      boxes.forEach((box, index) => {
        expect(box.from).toBeGreaterThanOrEqual(0);
        expect(box.to).toBeLessThanOrEqual(width + 1);
        if (index > 0) expect(box.from).toBeGreaterThan(boxes[index - 1]?.to ?? 0);
      });
    }
  });

  it('of the horizontal axis always include the newest point', () => {
    for (const layout of ['point', 'band'] as const) {
      for (const count of [1, 7, 24, 90]) {
        const { xTicks } = computeGeometry(
          createInput({ labels: [...createLabels(count - 1), 'today'], layout }),
        );
        expect(xTicks.at(-1)?.text).toBe('today');
      }
    }
  });

  it('leave room for long labels', () => {
    const short = computeGeometry(createInput({ max: 5 })).plot.left;
    const long = computeGeometry(createInput({ max: 9_482_107, formatTick: getGroupedFormatter() })).plot
      .left;
    expect(long).toBeGreaterThan(short);
  });
});

describe('positions', () => {
  it('of one point are the middle of the plot', () => {
    for (const layout of ['point', 'band'] as const) {
      const { x, plot, indexAt } = computeGeometry(createInput({ labels: ['20 Nov'], layout }));
      expect(x(0)).toBeCloseTo((plot.left + plot.right) / 2);
      expect(indexAt(0)).toBe(0);
      expect(indexAt(999)).toBe(0);
    }
  });

  it('of lines reach from edge to edge, and each column has a slot of its own', () => {
    const line = computeGeometry(createInput());
    expect(line.x(0)).toBe(line.plot.left);
    expect(line.x(6)).toBeCloseTo(line.plot.right);
    const bars = computeGeometry(createInput({ layout: 'band' }));
    expect(bars.x(0) - bars.step / 2).toBeCloseTo(bars.plot.left);
    expect(bars.x(6) + bars.step / 2).toBeCloseTo(bars.plot.right);
  });

  it('are found from a pointer position, also outside the plot', () => {
    for (const layout of ['point', 'band'] as const) {
      const { x, indexAt } = computeGeometry(createInput({ layout }));
      for (let index = 0; index < 7; index += 1) expect(indexAt(x(index) + 1)).toBe(index);
      expect(indexAt(-50)).toBe(0);
      expect(indexAt(5_000)).toBe(6);
    }
  });

  it('stay finite in a plot without width', () => {
    const { x, y } = computeGeometry(createInput({ size: { width: 10, height: 10, fontSize: 12 } }));
    expect(Number.isFinite(x(6))).toBe(true);
    expect(Number.isFinite(y(10))).toBe(true);
  });
});

describe('classifying values', () => {
  it('tells missing values from zeros, and whole numbers from fractions', () => {
    expect(measureValues([{ values: [null, null] }])).toEqual({ max: 0, whole: true, any: false });
    expect(measureValues([{ values: [0, 0] }])).toEqual({ max: 0, whole: true, any: true });
    expect(measureValues([{ values: [1, null] }, { values: [2.5] }])).toEqual({
      max: 2.5,
      whole: false,
      any: true,
    });
  });
});

describe('a current period', () => {
  it('sets the scale of a sum, which can only grow', () => {
    expect(
      measureValues([{ values: [40, 30, 90], incomplete: true }, { values: [20, 50, 10] }]),
    ).toMatchObject({
      max: 90,
    });
  });

  it('does not set the scale of an average, which a single message can distort', () => {
    const average = { values: [40, 30, 900], incomplete: true, average: true };
    expect(measureValues([average])).toMatchObject({ max: 40 });
    expect(measureValues([average, { values: [60, 20, 20], average: true }])).toMatchObject({ max: 60 });
    expect(measureValues([{ ...average, incomplete: false }]), 'once it is over').toMatchObject({ max: 900 });
    expect(measureValues([{ ...average, values: [40, 30, null] }])).toMatchObject({ max: 40 });
  });

  it('sets the scale when it is the only period', () => {
    expect(measureValues([{ values: [null, 900], incomplete: true, average: true }])).toEqual({
      max: 900,
      whole: true,
      any: true,
    });
  });

  it('is drawn at the edge of a scale that ends below it', () => {
    const { y, end, plot } = computeGeometry(createInput({ max: 40 }));
    expect(end).toBe(40);
    expect(y(40)).toBe(plot.top);
    expect(y(900)).toBe(plot.top);
  });
});

describe('axis numbers', () => {
  it('are as short as can be', () => {
    expect([0, 999, 20_000, 1_200_000].map(getCompactFormatter())).toEqual(['0', '999', '20k', '1.2M']);
  });
});
