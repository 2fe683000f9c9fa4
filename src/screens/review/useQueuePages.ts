import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REVIEW_PAGE_SIZE } from '~/contract/limits';

/** A page of the queue. */
export interface QueuePage {
  /** From 1, as in the address. */
  number: number;
  /** Items to skip when it is not known what the page follows. */
  offset: number;
  /** The last item of the page before, if the reviewer came from there. */
  after: string | undefined;
}

export interface QueuePages {
  page: QueuePage;
  /** Goes to the page that follows an item, the last one shown; null when that is not known. */
  nextPage: (after: string | null) => void;
  previousPage: () => void;
  /** Goes to a page by its number, in place of the one in the address, and forgets what pages follow. */
  replacePage: (number: number) => void;
}

const addressOf = (number: number): Record<string, string> => (number === 1 ? {} : { page: String(number) });

/**
 * The page of the queue in the address. Whoever goes on from page to page goes on behind the last item that was shown,
 * not by the number of items before it: that number falls while others decide items, and some would be skipped.
 */
export function useQueuePages(): QueuePages {
  const [parameters, setParameters] = useSearchParams();
  const [starts, setStarts] = useState<ReadonlyMap<number, string>>(new Map());
  const inAddress = Number(parameters.get('page') ?? '1');
  const number = Number.isSafeInteger(inAddress) && inAddress >= 1 ? inAddress : 1;
  return {
    page: {
      number,
      offset: (number - 1) * REVIEW_PAGE_SIZE,
      after: number === 1 ? undefined : starts.get(number),
    },
    nextPage: (after) => {
      const known = [...starts].filter(([page]) => page <= number);
      setStarts(new Map(after === null ? known : [...known, [number + 1, after]]));
      setParameters(addressOf(number + 1));
    },
    previousPage: () => setParameters(addressOf(Math.max(1, number - 1))),
    replacePage: (next) => {
      setStarts(new Map());
      setParameters(addressOf(next), { replace: true });
    },
  };
}
