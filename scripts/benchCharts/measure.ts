import type { Browser, CDPSession, Page } from 'playwright';
import type { Bundle } from './bundle';
import type { ChartBench } from './data';

declare global {
  interface Window {
    bench: ChartBench;
  }
}

/** Milliseconds of main-thread work, one number for each round. */
export interface Timings {
  mount: number[];
  update: number[];
  /** Mean of a round's pointer moves. */
  hover: number[];
}

const MOVES = 40;

/** Reads the page's main-thread work so far, in milliseconds. */
async function readTaskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Waits for two frames, after which the browser has painted the change. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

async function measureStep(page: Page, session: CDPSession, step: () => Promise<unknown>): Promise<number> {
  await waitForPaint(page);
  const before = await readTaskMs(session);
  await step();
  await waitForPaint(page);
  return (await readTaskMs(session)) - before;
}

async function runRound(page: Page, session: CDPSession, count: number, timings: Timings): Promise<void> {
  const draw = (phase: number) =>
    page.evaluate(([points, offset]) => window.bench.draw(points, offset), [count, phase] as const);
  timings.mount.push(await measureStep(page, session, () => draw(0)));
  timings.update.push(await measureStep(page, session, () => draw(7)));
  const hovering = await measureStep(page, session, async () => {
    for (let move = 0; move < MOVES; move += 1) {
      await page.mouse.move(120 + move * 17, 110);
      await waitForPaint(page);
    }
  });
  timings.hover.push(hovering / MOVES);
  await page.mouse.move(5, 590);
  await page.evaluate(() => window.bench.clear());
}

/** Measures the subjects in turns, so that other load on the machine slows all of them equally. */
export async function measureCharts(
  browser: Browser,
  bundles: readonly Bundle[],
  counts: readonly number[],
  rounds: number,
): Promise<Timings[][]> {
  const pages = await Promise.all(
    bundles.map(async ({ script, style }) => {
      const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
      await page.setContent(
        `<!doctype html><style>${style}</style><div id="chart" style="width:860px"></div>`,
      );
      await page.addScriptTag({ content: script, type: 'module' });
      await page.waitForFunction(() => 'bench' in window);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      return { page, session };
    }),
  );
  const results = bundles.map(() => counts.map((): Timings => ({ mount: [], update: [], hover: [] })));
  const warmUp: Timings = { mount: [], update: [], hover: [] };
  for (let pass = -1; pass < rounds; pass += 1) {
    for (const [place, { page, session }] of pages.entries()) {
      await page.bringToFront();
      for (const [index, count] of counts.entries()) {
        await runRound(page, session, count, pass < 0 ? warmUp : (results[place]?.[index] ?? warmUp));
      }
    }
  }
  await Promise.all(pages.map(({ page }) => page.close()));
  return results;
}
