import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { vars } from './contract.css';
import { lengths } from './lengths';

/** A transition for visitors who accept motion. */
export function transition(...properties: string[]): StyleRule {
  return {
    '@media': {
      [media.motionOk]: {
        transitionProperty: properties.join(', '),
        transitionDuration: vars.duration.fast,
        transitionTimingFunction: vars.easing.inOut,
      },
    },
  };
}

/** Animates an element when it appears, for visitors who accept motion. */
export function animateIn(keyframe: string, duration: string = vars.duration.normal): StyleRule {
  return { '@media': { [media.motionOk]: { animation: `${keyframe} ${duration} ${vars.easing.out}` } } };
}

/** Draws the focus ring inside an element whose edge is clipped or touches a neighbour. */
export const focusInside: StyleRule = {
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.thick})` },
};

/** Cuts text to one line with an ellipsis. */
export const truncate: StyleRule = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Digits of equal width, so that columns align and changing numbers do not jump. */
export const tabularNumbers: StyleRule = { fontVariantNumeric: 'tabular-nums' };

/** Elements below one another with equal gaps, for markup that a `Stack` would make one element deeper. */
export const flexColumn = (gap: string): StyleRule => ({ display: 'flex', flexDirection: 'column', gap });

/** Elements beside one another, centred across, with equal gaps. */
export const flexRow = (gap: string): StyleRule => ({ display: 'flex', alignItems: 'center', gap });

/** Elements at both ends of a line, centred across. */
export const flexBetween = (gap?: string): StyleRule => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  ...(gap !== undefined && { gap }),
});

/** A template of two equal columns, or of one where enlarged text leaves too little room for a word in each. */
export const pairColumns = (gap: string): string =>
  `repeat(auto-fill, minmax(max(${lengths.width.pairLeast}, 50% - ${gap}), 1fr))`;

/** Centres the content in both directions. */
export const centered: StyleRule = { display: 'grid', placeItems: 'center' };

/** A box that is as wide as it is tall. */
export const square = (side: string): StyleRule => ({ inlineSize: side, blockSize: side });

/** The face of code, keys, uuids and chat lines. */
export const mono = (fontSize: string): StyleRule => ({ fontFamily: vars.font.mono, fontSize });

/** Explanations beside the words that matter. */
export const smallMuted: StyleRule = { color: vars.color.text.muted, fontSize: vars.fontSize.small };

/** The ground and the edge of what content stands on: cards and panels. */
export const surface: StyleRule = {
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
};
