import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { vars } from './contract.css';

/** A transition that exists only for viewers who accept motion. */
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

/** Animates an element in when it appears, only for viewers who accept motion. */
export function animateIn(keyframe: string, duration: string = vars.duration.normal): StyleRule {
  return { '@media': { [media.motionOk]: { animation: `${keyframe} ${duration} ${vars.easing.out}` } } };
}

/** Keeps the focus ring inside of an element whose edge is cut off or touches a neighbour. */
export const focusInside: StyleRule = {
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.thick})` },
};

/** One line, cut with an ellipsis. */
export const truncate: StyleRule = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Digits of equal width, so that columns and changing numbers do not jump. */
export const tabularNumbers: StyleRule = { fontVariantNumeric: 'tabular-nums' };
