import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, truncate as truncateStyle, vars } from '../theme';

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: lengths.tracking.title,
  lineHeight: vars.lineHeight.snug,
  minInlineSize: 0,
  overflowWrap: 'break-word',
});

export const size = styleVariants({
  item: { fontSize: vars.fontSize.item, letterSpacing: lengths.tracking.item },
  section: { fontSize: vars.fontSize.section, letterSpacing: lengths.tracking.section },
  title: { fontSize: vars.fontSize.title },
  page: { fontSize: vars.fontSize.page, lineHeight: vars.lineHeight.tight },
  figure: { fontSize: vars.fontSize.figure, lineHeight: vars.lineHeight.tight },
  hero: {
    fontSize: vars.fontSize.hero,
    lineHeight: '1.04',
    letterSpacing: lengths.tracking.display,
    textWrap: 'balance',
  },
});

export const truncate = style(truncateStyle);
