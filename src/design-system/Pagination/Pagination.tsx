import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../Button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { useTranslation } from '../I18n/i18nContext';
import { useNumberFormat } from '../I18n/numberFormat';
import { Inline } from '../layout/Inline/Inline';
import { Text } from '../Text/Text';

export interface PaginationProps {
  /** Index of the first row shown, from 0. */
  offset: number;
  /** Rows a page. 1 or more. */
  limit: number;
  /** Number of all rows. */
  total: number;
  /**
   * There are more rows than `total`, whose number is unknown: "of more than 1,000". Next then leads past `total`.
   * @default false
   */
  moreThanTotal?: boolean | undefined;
  /** Called with the offset of another page: never below 0, and at or past `total` only when there are more rows. */
  onOffsetChange: (offset: number) => void;
  /**
   * What is paged, for assistive technology.
   * @default 'Pages'
   */
  label?: string | undefined;
  /**
   * A page is being loaded: both buttons ignore presses. The pressed one keeps the focus.
   * @default false
   */
  loading?: boolean | undefined;
}

/** Says which rows of a long list are shown, and leads to the pages beside them ("Showing x to y of total"). */
export function Pagination({
  offset,
  limit,
  total,
  moreThanTotal = false,
  onOffsetChange,
  label,
  loading = false,
}: PaginationProps) {
  const translate = useTranslation('Pagination');
  const formatNumber = useNumberFormat();
  const end = moreThanTotal ? Infinity : total;
  /* An address, or rows that have gone meanwhile, may lead to a page behind the end. */
  const first = offset < end ? offset + 1 : 0;
  const last = first && Math.min(offset + limit, end);
  const previous = Math.max(0, Math.min(offset, Math.ceil(end / limit) * limit) - limit);
  const changeOffset = (to: number) => (loading ? undefined : onOffsetChange(to));
  const isFirst = offset <= 0;
  const isLast = offset + limit >= end;
  /* Screen readers announce a page turn, not a total that changes while the reader does something else. */
  const [shown, setShown] = useState({ offset, total, isTurn: true });
  if (shown.offset !== offset || shown.total !== total) {
    setShown({ offset, total, isTurn: shown.offset !== offset });
  }
  const statusRef = useRef<HTMLSpanElement>(null);
  const focusedRef = useRef<Element | null>(null);
  const common = {
    size: 'compact',
    'aria-disabled': loading || undefined,
    onFocus: ({ target }: FocusEvent) => {
      focusedRef.current = target;
    },
    onBlur: () => {
      focusedRef.current = null;
    },
  } as const;

  /* At an end of the list the pressed button is disabled, and the browser would drop the focus to the page's start. */
  useLayoutEffect(() => {
    if (focusedRef.current?.matches(':disabled')) statusRef.current?.focus({ preventScroll: true });
  }, [isFirst, isLast]);

  return (
    <Inline as="nav" aria-label={label ?? translate('label', 'Pages')} justify="between">
      <span ref={statusRef} tabIndex={-1} role="status" aria-live={shown.isTurn ? 'polite' : 'off'}>
        <Text as="span" tone="muted" numeric>
          {translate(
            'range',
            ({ first, last, total, moreThanTotal }, format) =>
              `Showing ${format(first)} to ${format(last)} of ${moreThanTotal ? 'more than ' : ''}${format(total)}`,
          )({ first, last, total, moreThanTotal }, formatNumber)}
        </Text>
      </span>
      <Inline space="xsmall">
        <Button {...common} icon={ChevronLeftIcon} disabled={isFirst} onClick={() => changeOffset(previous)}>
          {translate('previous', 'Previous')}
        </Button>
        <Button
          {...common}
          iconEnd={ChevronRightIcon}
          disabled={isLast}
          onClick={() => changeOffset(offset + limit)}
        >
          {translate('next', 'Next')}
        </Button>
      </Inline>
    </Inline>
  );
}
