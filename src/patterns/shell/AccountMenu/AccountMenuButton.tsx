import type { ComponentPropsWithRef } from 'react';
import { formatInitial } from '~/domain';
import * as css from './AccountMenu.css';

export interface AccountMenuButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children'
> {
  /** The signed-in owner's e-mail address, whose initial is shown; 'U' while the address is unknown. */
  email: string | null;
}

/** Opens the account menu. */
export function AccountMenuButton({ email, ...rest }: AccountMenuButtonProps) {
  return (
    <button className={css.avatar} type="button" title="Account" aria-label="Account menu" {...rest}>
      <span aria-hidden="true">{formatInitial(email)}</span>
    </button>
  );
}
