import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme';

export const inline = style({ display: 'flex', minInlineSize: 0 });

export const wrap = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const stackBelowTablet = style({
  '@media': { [media.belowTablet]: { flexDirection: 'column', alignItems: 'stretch' } },
});
