import { style, styleVariants } from '@vanilla-extract/css';
import { media, tabularNumbers, truncate as truncateStyle, vars } from '../theme';
import { TONES } from '../tone';

export const text = style({ minInlineSize: 0 });

export const size = styleVariants({
  caption: { fontSize: vars.fontSize.caption },
  small: { fontSize: vars.fontSize.small },
  body: { fontSize: vars.fontSize.body },
  lead: { fontSize: vars.fontSize.lead },
});

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  subtle: { color: vars.color.text.subtle },
  inherit: {},
  ...Object.fromEntries(TONES.map((name) => [name, { color: vars.color.tone[name].fg }])),
} as Record<'default' | 'muted' | 'subtle' | 'inherit' | (typeof TONES)[number], { color?: string }>);

export const weight = styleVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const mono = style({ fontFamily: vars.font.mono });

/** The mono face looks larger than the text face at the same size. */
export const monoSize = styleVariants(size, (_class, name) => ({
  fontSize: `calc(${vars.fontSize[name]} * 0.95)`,
}));

export const numeric = style(tabularNumbers);
/* On a line of its own where it does not fit beside the text before it, and broken only where a line is too short. */
export const unbroken = style({ display: 'inline-block', maxInlineSize: '100%' });
export const twoLines = style({ '@media': { [media.belowTablet]: { minBlockSize: '2lh' } } });
export const truncate = style([
  truncateStyle,
  {
    display: 'block',
    /* The two take effect with `-webkit-box` alone, where the text may take two lines. */
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    /* In a table it takes the width that the other columns leave, so that it can't push them out of sight. */
    selectors: {
      ':is(td, th) > &': { inlineSize: 0, minInlineSize: '100%' },
      [`${twoLines}&`]: {
        '@media': {
          [media.belowTablet]: {
            display: '-webkit-box',
            whiteSpace: 'normal',
          },
        },
      },
    },
  },
]);
export const balance = style({ textWrap: 'balance' });
export const measure = style({ maxInlineSize: vars.size.measure });
export const preserve = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
