import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, lengths, media, vars } from '~/design-system/theme';

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlock: `${vars.space.xxlarge} ${vars.space.huge}`,
  '@media': { [media.desktop]: { gap: vars.space.huge, paddingBlockStart: vars.space.huge } },
});

export const layout = styleVariants(
  { text: `minmax(0, ${lengths.width.article})`, reference: 'minmax(0, 1fr)' },
  (body: string) => [
    columns,
    { '@media': { [media.desktop]: { gridTemplateColumns: `${lengths.width.articleNav} ${body}` } } },
  ],
);

export const head = style({
  ...flexColumn(vars.space.medium),
  '@media': { [media.desktop]: { gridColumn: '2' } },
});

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: lengths.fluid.article,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: lengths.tracking.display,
});

export const contents = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '1',
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: lengths.height.aside,
      maxBlockSize: `calc(100dvb - ${lengths.height.aroundAside})`,
      overflowY: 'auto',
    },
  },
});

/**
 * Hidden on narrow screens, where the table of contents stands above the text and a long one would push the text down.
 */
export const places = style({
  display: 'none',
  paddingBlock: vars.space.half,
  paddingInlineStart: vars.space.medium,
  fontSize: vars.fontSize.small,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const contentsTitle = style({
  paddingBlockEnd: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.strong,
});

export const body = style(flexColumn(vars.space.xlarge));

const partBase = style({ ...flexColumn(vars.space.small), minInlineSize: 0 });

const text = style({
  maxInlineSize: vars.size.measure,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lead,
});

export const part = { text: `${partBase} ${text}`, reference: partBase } as const;

globalStyle(`${text} h2`, { color: vars.color.text.default });
globalStyle(`${text} strong`, { color: vars.color.text.default, fontWeight: vars.weight.medium });
globalStyle(`${text} ul`, {
  ...flexColumn(vars.space.xsmall),
  paddingInlineStart: vars.space.large,
  listStyle: 'square',
});
globalStyle(`${text} li::marker`, { color: vars.color.accent.fill });
