import type { ReactNode } from 'react';
import { useTranslation } from '../I18n/i18nContext';
import { Icon } from '../Icon/Icon';
import { CheckIcon } from '../Icon/icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './StepList.css';

/** One instruction of several. */
interface Step {
  title: string;
  description?: ReactNode;
  /** Where the step is taken: one button or link, at the end of the line or, on a narrow screen, below the words. */
  action?: ReactNode;
  /**
   * Shows a tick in place of the number.
   * @default false
   */
  done?: boolean | undefined;
}

export interface StepListProps {
  /** What to do, in order. */
  steps: readonly Step[];
  /** What the steps lead to, for assistive technology. */
  label: string;
}

/** Numbered instructions. */
export function StepList({ steps, label }: StepListProps) {
  const translate = useTranslation('StepList');
  return (
    <ol
      className={css.list}
      aria-label={label}
      data-actions={steps.some(({ action }) => action != null) || undefined}
    >
      {steps.map(({ title, description, action, done = false }) => (
        <li className={css.step} key={title} data-state={done ? 'done' : undefined}>
          {done ? (
            <span className={css.tick}>
              <Icon icon={CheckIcon} />
            </span>
          ) : null}
          <p className={css.title}>
            {title}
            {done ? <VisuallyHidden>{translate('done', ', done')}</VisuallyHidden> : null}
          </p>
          {description ? <div className={css.detail}>{description}</div> : null}
          {action ? <div className={css.action}>{action}</div> : null}
        </li>
      ))}
    </ol>
  );
}
