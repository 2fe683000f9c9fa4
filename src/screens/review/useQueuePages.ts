import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_OFFSET, REVIEW_PAGE_SIZE } from '~/contract/limits';

/** A page of the queue. */
export interface QueuePage {
  /** From 1, as in the address. */
  number: number;
  /** Items to skip, used when `after` is unknown. */
  offset: number;
  /** Id of the previous page's last item, when the reviewer came from that page. */
  after: string | undefined;
}

export interface QueuePages {
  page: QueuePage;
  /** Goes to the next page, which begins after the last item shown. @param lastShown its id; null when unknown */
  nextPage: (lastShown: string | null) => void;
  previousPage: () => void;
  /** Sets the page number in the address without a history entry, and clears the remembered start of each page. */
  replacePage: (number: number) => void;
}

const toPageParameters = (number: number): Record<string, string> =>
  number === 1 ? {} : { page: String(number) };

const countSkipped = (number: number): number => (number - 1) * REVIEW_PAGE_SIZE;

/**
 * The queue's page in the address. The next page begins after the last item shown, not at an offset: the offset shifts
 * while other reviewers decide items, and the reviewer would skip some.
 */
export function useQueuePages(): QueuePages {
  const [parameters, setParameters] = useSearchParams();
  const [starts, setStarts] = useState<ReadonlyMap<number, string>>(new Map());
  const inAddress = Number(parameters.get('page') ?? '1');
  const inQueue = inAddress >= 1 && countSkipped(inAddress) <= MAX_OFFSET;
  const number = inQueue && Number.isInteger(inAddress) ? inAddress : 1;
  return {
    page: {
      number,
      offset: countSkipped(number),
      after: number === 1 ? undefined : starts.get(number),
    },
    nextPage: (lastShown) => {
      const known = [...starts].filter(([page]) => page <= number);
      setStarts(new Map(lastShown === null ? known : [...known, [number + 1, lastShown]]));
      setParameters(toPageParameters(number + 1));
    },
    previousPage: () => setParameters(toPageParameters(Math.max(1, number - 1))),
    replacePage: (next) => {
      setStarts(new Map());
      setParameters(toPageParameters(next), { replace: true });
    },
  };
}
