import { Children, type ReactNode } from 'react';
import { Card } from '~/design-system';
import * as css from './FilterBar.css';

export interface FilterBarProps {
  /** What is filtered: the form's accessible name. */
  label: string;
  /** The fields, in the order in which they narrow things down. */
  children: ReactNode;
  /** Buttons that apply and reset. */
  actions: ReactNode;
  /** Called when the filters are applied. */
  onSubmit: () => void;
}

/** The filters above a table, on one line where the screen allows. Nothing happens before they are applied. */
export function FilterBar({ label, children, actions, onSubmit }: FilterBarProps) {
  return (
    <Card padding="compact">
      <form
        className={css.bar}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {Children.map(children, (child) => (
          <div className={css.field}>{child}</div>
        ))}
        <div className={css.actions}>{actions}</div>
      </form>
    </Card>
  );
}
