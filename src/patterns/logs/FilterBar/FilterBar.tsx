import { Children, type ReactNode } from 'react';
import { Card } from '~/design-system';
import * as css from './FilterBar.css';

export interface FilterBarProps {
  /** Names the form for assistive technology. */
  label: string;
  /** The fields, in reading order. */
  children: ReactNode;
  /** Buttons that apply and reset. */
  actions: ReactNode;
  /** Called when the filters are applied. */
  onSubmit: () => void;
}

/** The filters above a table, two to four in a row. They apply when the form is submitted. */
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
