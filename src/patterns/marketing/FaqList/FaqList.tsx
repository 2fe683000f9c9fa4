import type { ReactNode } from 'react';
import { ChevronDownIcon, Icon } from '~/design-system';
import * as css from './FaqList.css';

export interface FaqEntry {
  question: string;
  answer: ReactNode;
}

export interface FaqListProps {
  /** Questions in the order a buyer asks them. */
  entries: readonly FaqEntry[];
  /**
   * Number of answers that are open at first, from the top.
   * @default 0
   */
  initiallyOpen?: number;
}

/**
 * Questions that open to their answers. Uses the native `details` element, because the answers must be readable without
 * scripts; for panels inside the app use `Accordion`.
 */
export function FaqList({ entries, initiallyOpen = 0 }: FaqListProps) {
  return (
    <div className={css.list}>
      {entries.map(({ question, answer }, index) => (
        <details key={question} className={css.entry} open={index < initiallyOpen}>
          <summary className={css.question}>
            {question}
            <span className={css.chevron}>
              <Icon icon={ChevronDownIcon} />
            </span>
          </summary>
          <div className={css.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
