import { style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';
import { createLightMask, LIGHT_RADIUS_BLOCKS } from './light';

const BLOCK_REM = 2.5;

export const light = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  placeContent: 'center',
  pointerEvents: 'none',
  '::before': {
    content: '""',
    inlineSize: `${2 * LIGHT_RADIUS_BLOCKS.across * BLOCK_REM}rem`,
    blockSize: `${2 * LIGHT_RADIUS_BLOCKS.down * BLOCK_REM}rem`,
    background: vars.color.torch.glow,
    maskImage: createLightMask(),
    maskSize: '100% 100%',
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});
