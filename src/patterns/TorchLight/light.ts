/** Steps from where the light ends to the torch itself. */
const LEVELS = 9;

/** Blocks from the torch to where its light ends. */
export const REACH = { across: 16, down: 10 } as const;

/** The blocks that one step covers, from 1, the widest, to `LEVELS`, as the outline of a path around 0, 0. */
function outlineOf(level: number): string {
  const share = 1 - (level - 1) / LEVELS;
  const rows = Math.round(REACH.down * share);
  const widths = Array.from({ length: 2 * rows }, (_, index) => {
    const away = Math.abs(index + 0.5 - rows) / rows;
    return Math.round(REACH.across * share * Math.sqrt(1 - away ** 2));
  });
  const right = widths.map((width) => `H${width}v1`);
  const left = widths.map((width) => `H${-width}v-1`).reverse();
  return `M0 ${-rows}${right.join('')}${left.join('')}z`;
}

/**
 * The light as a mask: one block is one unit, and each step lets as much more through as the one before. Drawn when
 * the style sheet is built, so that a page carries it once and no script knows of it.
 */
export function lightMask(): string {
  const steps = Array.from({ length: LEVELS }, (_, index) => {
    const ring = index + 1 < LEVELS ? outlineOf(index + 2) : '';
    return `<path fill-opacity='${((index + 1) / LEVELS).toFixed(2)}' d='${outlineOf(index + 1)}${ring}'/>`;
  });
  const { across, down } = REACH;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-across} ${-down} ${2 * across} ${2 * down}' ` +
    `fill-rule='evenodd' shape-rendering='crispEdges'>${steps.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
