import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { vars } from './contract.css';

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
