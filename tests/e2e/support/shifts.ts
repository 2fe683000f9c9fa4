import type { Page } from 'playwright';

export interface Shift {
  value: number;
  /** The beginning of each element that moved. */
  moved: string[];
}

/** A script for `addInitScript`: records layout shifts without user input, from the first paint on. */
export function observeShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Reads the recorded shifts after two more frames. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });

export const sumShifts = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** Lists what moved, a line each, for the message of a failed test. */
export const listMoved = (shifts: readonly Shift[]): string =>
  shifts.flatMap(({ moved }) => moved.map((each) => `\n${each}`)).join('');
