import { style, styleVariants } from '@vanilla-extract/css';
import { media, pairColumns, vars } from '../../theme';

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

const COLUMNS = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const template = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export const phone = styleVariants(COLUMNS, (n) =>
  n === 2 ? { gridTemplateColumns: pairColumns(vars.space.medium) } : template(n),
);
export const tablet = styleVariants(COLUMNS, (n) => ({ '@media': { [media.tablet]: template(n) } }));
export const desktop = styleVariants(COLUMNS, (n) => ({ '@media': { [media.desktop]: template(n) } }));

/** Two unequal columns from 1024 px on: main content beside something smaller. */
export const split = styleVariants({
  even: { '@media': { [media.desktop]: template(2) } },
  wideStart: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } } },
  wideEnd: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } } },
});

export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
});
