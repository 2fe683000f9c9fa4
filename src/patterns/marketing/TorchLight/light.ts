/** Number of brightness levels from the light's edge to the torch. */
const BRIGHTNESS_LEVELS = 9;

/** Number of blocks from the torch to the light's edge. */
export const LIGHT_RADIUS_BLOCKS = { across: 16, down: 10 } as const;

/** Run-length encodes a list: each run of equal numbers becomes the number and its count. */
function encodeRuns(numbers: readonly number[]): { value: number; length: number }[] {
  const runs: { value: number; length: number }[] = [];
  for (const value of numbers) {
    const last = runs.at(-1);
    if (last?.value === value) last.length += 1;
    else runs.push({ value, length: 1 });
  }
  return runs;
}

/** The outline, around 0, 0, of the blocks that one level covers: from 1, the widest, to `BRIGHTNESS_LEVELS`. */
function createOutline(level: number): string {
  const share = 1 - (level - 1) / BRIGHTNESS_LEVELS;
  const rows = Math.round(LIGHT_RADIUS_BLOCKS.down * share);
  const widths = Array.from({ length: 2 * rows }, (_, index) => {
    const away = Math.abs(index + 0.5 - rows) / rows;
    return Math.round(LIGHT_RADIUS_BLOCKS.across * share * Math.sqrt(1 - away ** 2));
  });
  const right = encodeRuns(widths).map(({ value, length }) => `H${value}v${length}`);
  const left = encodeRuns(widths.toReversed()).map(({ value, length }) => `H${-value}v${-length}`);
  return `M0 ${-rows}${right.join('')}${left.join('')}z`;
}

/**
 * Creates the light as a mask: one block is one unit, and each step lets as much more through as the one before. The
 * steps lie on each other, so each takes a share of what those below have left. Drawn when the style sheet is built, so
 * that a page carries it once and no script knows of it.
 */
export function createLightMask(): string {
  const steps = Array.from({ length: BRIGHTNESS_LEVELS }, (_, index) => {
    return `<path fill-opacity='${(1 / (BRIGHTNESS_LEVELS - index)).toFixed(3)}' d='${createOutline(index + 1)}'/>`;
  });
  const { across, down } = LIGHT_RADIUS_BLOCKS;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-across} ${-down} ${2 * across} ${2 * down}' ` +
    `shape-rendering='crispEdges'>${steps.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
