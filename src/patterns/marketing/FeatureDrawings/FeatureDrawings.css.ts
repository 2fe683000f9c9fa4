import { globalStyle, style } from '@vanilla-extract/css';
import {
  flexBetween,
  flexRow,
  lengths,
  media,
  mono,
  square,
  tabularNumbers,
  vars,
} from '~/design-system/theme';

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space.small,
});

export const row = style([
  tabularNumbers,
  {
    ...flexBetween(vars.space.small),
    color: vars.color.text.muted,
    ...mono(vars.fontSize.caption),
    whiteSpace: 'nowrap',
  },
]);

const track = style({
  inlineSize: '100%',
  blockSize: vars.space.xsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.control.track,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
const fill = style({ blockSize: '100%', background: vars.color.tone.neutral.solid });

export const speed = { track, fill };
globalStyle(`${fill}[data-part="filter"]`, { inlineSize: '6%', background: vars.color.accent.fill });
globalStyle(`${track} > ${fill}`, {
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
globalStyle(`${fill}[data-part="ai"]`, { inlineSize: '58%' });

export const escalationSteps = style({ display: 'grid', gap: vars.space.half });
export const rung = style({
  ...flexRow(vars.space.xsmall),
  color: vars.color.text.subtle,
  fontSize: vars.fontSize.caption,
  selectors: { '&[data-state="allowed"]': { color: vars.color.text.default } },
});
export const block = style({
  ...square(lengths.shape.pip),
  border: `1px solid ${vars.color.line.strong}`,
  selectors: { [`${rung}[data-state="allowed"] &`]: { border: 0, background: vars.color.accent.fill } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${rung}[data-state="allowed"] &`]: { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const quote = style({
  overflow: 'hidden',
  color: vars.color.text.default,
  ...mono(vars.fontSize.caption),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const choices = style({ display: 'flex', gap: vars.space.half });
export const choice = style({
  flexGrow: 1,
  paddingBlock: vars.space.half,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  selectors: {
    '&[data-state="chosen"]': {
      borderColor: 'transparent',
      background: vars.color.accent.fill,
      color: vars.color.text.onAccent,
    },
  },
});

export const trend = style({ inlineSize: '100%', blockSize: lengths.height.trendDrawing });
export const bar = style({ fill: vars.color.chart.series1 });
export const mark = style({ fill: vars.color.chart.series2 });
