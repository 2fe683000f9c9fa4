import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

export const layout = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [media.tablet]: { padding: vars.space.xlarge } },
});

export const intro = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const mark = styleVariants(
  { neutral: 'neutral', positive: 'positive', critical: 'critical', accent: 'accent' } as const,
  (tone) => ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlLarge,
    blockSize: vars.size.controlLarge,
    marginBlockEnd: vars.space.xsmall,
    borderRadius: vars.radius.medium,
    background: vars.color.tone[tone].bg,
    color: vars.color.tone[tone].fg,
  }),
);

export const end = style({ color: vars.color.text.muted, textAlign: 'center' });
