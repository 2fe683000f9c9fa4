import type { ReactNode } from 'react';

/** A part of a component, found in its drawing and numbered there. */
export interface AnatomyPart {
  name: string;
  /** What it is for, in one sentence. */
  text: string;
  /** CSS selector of its element within the drawing. */
  selector: string;
}

/** The values of one prop, each drawn and explained. */
export interface GuideVariants {
  /** The prop's name, such as `variant`. */
  prop: string;
  values: readonly { value: string; text: string; drawing: ReactNode }[];
}

/** Draws each value of a prop beside its use. */
export function drawVariants<Value extends string>(
  prop: string,
  uses: Readonly<Record<Value, string>>,
  draw: (value: Value) => ReactNode,
): GuideVariants {
  const values = Object.keys(uses) as Value[];
  return { prop, values: values.map((value) => ({ value, text: uses[value], drawing: draw(value) })) };
}

/** A right use beside a wrong one. */
export interface GuidePair {
  right: ReactNode;
  wrong: ReactNode;
  /** Why the one and not the other, in one sentence. */
  because: string;
}

/**
 * What a documentation page says about a component beside what it reads from the sources. The `guide` parameter of a
 * story file is a function that makes one, because Storybook would copy and send an object with its elements.
 */
export interface Guide {
  /** What other design systems call it, such as `modal`; the search of the built Storybook finds it by these words. */
  alsoCalled?: readonly string[];
  /** When to take the component, in one or two sentences. */
  use: string;
  /** When to take another part. `take` is its layer and name, such as `Design system/Link`; both make its page's id. */
  avoid: readonly { when: string; take: string }[];
  anatomy?: { drawing: ReactNode; parts: readonly AnatomyPart[] };
  variants?: readonly GuideVariants[];
  pairs?: readonly GuidePair[];
  /** What each key does. The keys are those that a play function of the stories presses. */
  keys?: Readonly<Record<string, string>>;
  /** What assistive technology gets, and what the developer has to give. */
  accessibility?: readonly string[];
  /** How its words are written. */
  content?: readonly string[];
}
