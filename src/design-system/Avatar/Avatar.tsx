import { useTranslation } from '../I18n/i18nContext';
import { cx } from '../utilities/cx';
import * as css from './Avatar.css';

export const AVATAR_SIZES = ['compact', 'regular', 'large'] as const;

export interface AvatarProps {
  /** Name or e-mail address; shows its first letter, or 'U' when the text is empty. */
  name?: string | undefined;
  /**
   * At the default text size `compact` is 24 px, `regular` 30 and `large` 46.
   * @default 'regular'
   */
  size?: (typeof AVATAR_SIZES)[number] | undefined;
}

function readInitial(name: string | undefined): string | undefined {
  /* A name may begin with a character of two code units, such as an emoji. */
  return [...(name?.trim() ?? '')][0];
}

/** The first letter of a person's name. Decorative: the name stands beside it or labels the button around it. */
export function Avatar({ name, size = 'regular' }: AvatarProps) {
  const translate = useTranslation('Avatar');
  return (
    <span className={cx(css.avatar, css.size[size])} aria-hidden="true">
      {readInitial(name) ?? translate('initial', 'U')}
    </span>
  );
}
