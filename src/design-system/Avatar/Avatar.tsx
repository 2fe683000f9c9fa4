import { cx } from '../utilities/cx';
import * as css from './Avatar.css';

export const AVATAR_SIZES = ['compact', 'regular', 'large'] as const;

export interface AvatarProps {
  /** Name or e-mail; its first letter is shown, 'U' when there is none (spec 2). */
  name?: string | undefined;
  /**
   * 24, 30 or 46 px.
   * @default 'regular'
   */
  size?: (typeof AVATAR_SIZES)[number];
}

function readInitial(name: string | undefined): string {
  /* By character, not by code unit: a name may begin with a letter outside the basic plane. */
  return [...(name?.trim() ?? '')][0] ?? 'U';
}

/** Stands for a person by the first letter. Decoration: the name stands beside it or on the button around it. */
export function Avatar({ name, size = 'regular' }: AvatarProps) {
  return (
    <span className={cx(css.avatar, css.size[size])} aria-hidden="true">
      {readInitial(name)}
    </span>
  );
}
