import { style } from '@vanilla-extract/css';
import { flexBetween, lengths, media, vars } from '~/design-system/theme';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

export const bar = style({
  ...flexBetween(vars.space.medium),
  // Enlarged text needs a second line on a phone.
  flexWrap: 'wrap',
  minBlockSize: lengths.height.siteBar,
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingBlock: `${vars.space.medium} ${vars.space.xxlarge}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space.xlarge} ${vars.space.huge}` } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
});

export const home = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control });
