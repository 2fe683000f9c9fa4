import { style, styleVariants } from '@vanilla-extract/css';
import { centered, flexColumn, media, square, surface, vars } from '~/design-system/theme';

export const layout = style(flexColumn(vars.space.large));

export const card = style({
  ...flexColumn(vars.space.large),
  padding: vars.space.large,
  ...surface,
  '@media': { [media.tablet]: { padding: vars.space.xlarge } },
});

export const intro = style(flexColumn(vars.space.xsmall));

export const icon = styleVariants(
  { neutral: 'neutral', positive: 'positive', critical: 'critical', accent: 'accent' } as const,
  (tone) => ({
    ...centered,
    ...square(vars.size.controlLarge),
    marginBlockEnd: vars.space.xsmall,
    borderRadius: vars.radius.medium,
    background: vars.color.tone[tone].bg,
    color: vars.color.tone[tone].fg,
  }),
);

export const end = style({ color: vars.color.text.muted, textAlign: 'center' });
