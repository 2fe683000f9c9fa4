import { style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

/** The editor beside the frames, and above them on narrow screens. */
export const page = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** Stays in sight beside the frames, with its proposals over them. */
export const editor = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  minInlineSize: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.medium } },
});

/** The frames of one width. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

export const frame = style({ minInlineSize: 0, margin: 0 });

/** Scrolls the preview's window where it is wider than the page. */
export const preview = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
});

export const window = style({ display: 'block', border: 0, transformOrigin: '0 0' });
