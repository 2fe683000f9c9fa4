import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS } from './budgets';
import { measureComponents, type ComponentSize } from './measureComponents';
import { useFolder } from '../support/useFolder';
import { createConsumer } from './consumer';

const folder = useFolder();
let sizes: ReadonlyMap<string, ComponentSize>;

const readNames = (layer: 'design-system' | 'charts'): string[] => {
  const reviewed = readFileSync(new URL(`../catalogue/${layer}.api.txt`, import.meta.url), 'utf8');
  return [...reviewed.matchAll(/^component (\w+)/gm)].flatMap(([, name]) => name ?? []);
};

const toKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

beforeAll(async () => {
  const own = createConsumer(folder);
  const inLayer = (layer: 'design-system' | 'charts') =>
    readNames(layer).map((name): [string, string] => [name, join(own, layer, 'index.js')]);
  sizes = await measureComponents(new Map([...inLayer('design-system'), ...inLayer('charts')]));
});

describe('the weight of each component beside React', () => {
  it('stays within its budget, at once and on demand', () => {
    const over = [...sizes].flatMap(([name, { initial, onDemand }]) => {
      const budget = BUDGETS[name] ?? { initial: 0, onDemand: 0 };
      return toKilobytes(initial) > budget.initial || toKilobytes(onDemand) > budget.onDemand ? [name] : [];
    });
    expect(over).toEqual([]);
  });

  it('is what the documentation says', async () => {
    const shown = [...sizes].map(([name, { initial, onDemand }]) => ({
      name,
      initial: toKilobytes(initial),
      onDemand: toKilobytes(onDemand),
    }));
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(
      '../../stories/foundations/packageSizes.json',
    );
  });

  it('has a budget for each component and for nothing else', () => {
    expect(Object.keys(BUDGETS)).toEqual([...sizes.keys()]);
  });

  it('grows with a component that draws more, so that the measure can fail', () => {
    expect(sizes.get('Slider')?.initial).toBeGreaterThan(3 * (sizes.get('Button')?.initial ?? 0));
    expect(sizes.get('Dialog')?.onDemand).toBeGreaterThan(20_000);
  });
});
