import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { Button } from '../Button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { Inline } from '../layout/Inline/Inline';
import { Text } from '../Text/Text';

export interface PaginationProps {
  /** Index of the first row shown, from 0. */
  offset: number;
  /** Rows a page. 1 or more. */
  limit: number;
  /** Number of all rows. */
  total: number;
  /** Called with the offset of the page asked for: never below 0, never at or past `total`. */
  onOffsetChange: (offset: number) => void;
  /**
   * What is paged, for assistive technology.
   * @default 'Pages'
   */
  label?: string;
  /**
   * A page is being loaded: both buttons wait. The one that was pressed keeps the focus.
   * @default false
   */
  loading?: boolean;
}

const count = new Intl.NumberFormat('en-US');

/** Where one is in a long list, and the way to the pages beside it (spec 2, 4: "Showing x to y of total"). */
export function Pagination({
  offset,
  limit,
  total,
  onOffsetChange,
  label = 'Pages',
  loading = false,
}: PaginationProps) {
  const first = total === 0 ? 0 : Math.min(offset + 1, total);
  const last = Math.min(offset + limit, total);
  const go = (to: number) => (loading ? undefined : onOffsetChange(to));
  const isFirst = offset <= 0;
  const isLast = offset + limit >= total;
  const position = useRef<HTMLSpanElement>(null);
  const focused = useRef<Element | null>(null);
  const watchFocus = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };

  /* At an end of the list the pressed button is disabled: without this the focus would fall to the page's beginning. */
  useLayoutEffect(() => {
    if (focused.current?.matches(':disabled')) position.current?.focus({ preventScroll: true });
  }, [isFirst, isLast]);

  return (
    <Inline as="nav" aria-label={label} justify="between">
      <span ref={position} tabIndex={-1} role="status">
        <Text as="span" tone="muted" numeric>
          Showing {count.format(first)} to {count.format(last)} of {count.format(total)}
        </Text>
      </span>
      <Inline space="xsmall" wrap={false}>
        <Button
          size="compact"
          icon={ChevronLeftIcon}
          disabled={isFirst}
          {...watchFocus}
          aria-disabled={loading || undefined}
          onClick={() => go(Math.max(0, offset - limit))}
        >
          Previous
        </Button>
        <Button
          size="compact"
          iconEnd={ChevronRightIcon}
          disabled={isLast}
          {...watchFocus}
          aria-disabled={loading || undefined}
          onClick={() => go(offset + limit)}
        >
          Next
        </Button>
      </Inline>
    </Inline>
  );
}
