import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { XIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';
import { Text } from '../Text/Text';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Dialog.css';

/** At most 416, 576 or 800 px wide. */
export const DIALOG_SIZES = ['small', 'medium', 'large'] as const;

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the viewer closes it: close button, Escape or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** What the dialog is for. */
  title: string;
  /** One sentence that tells what can be done here. */
  description: string;
  /**
   * Keeps the description for assistive technology only, when the content says the same.
   * @default false
   */
  descriptionHidden?: boolean;
  /** The content; it scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons, main action first. They stay in sight. */
  footer?: ReactNode;
  /** A short fact beside the title, such as "1 of 12". */
  headerEnd?: ReactNode;
  /** @default 'medium' */
  size?: (typeof DIALOG_SIZES)[number];
  /**
   * `end`: a tall sheet at the far edge of the screen, for details of a row that stays in sight.
   * @default 'center'
   */
  side?: 'center' | 'end';
  /** A button that opens it. Without one, focus returns to where it was. */
  trigger?: ReactElement;
  /**
   * The action is in flight: closing waits for its end, so that its outcome is seen.
   * @default false
   */
  isBusy?: boolean;
  /** What gets the focus when it opens. Left out: the first field, else the dialog itself. */
  initialFocus?: () => HTMLElement | null;
  /** What gets the focus when it closes. Left out: the trigger, else what had it before. */
  returnFocus?: () => HTMLElement | null;
}

const FIRST_FIELD =
  ':is(input, textarea, select, [role="combobox"], [role="slider"]):not([type="hidden"], :disabled)';

/** A task or details above the page, which waits. For a yes-or-no question use `ConfirmDialog`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  descriptionHidden = false,
  children,
  footer,
  headerEnd,
  size = 'medium',
  side = 'center',
  trigger,
  isBusy = false,
  initialFocus,
  returnFocus,
}: DialogProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);

  function focusInside(event: Event) {
    event.preventDefault();
    openerRef.current = document.activeElement;
    /* The first field, else the dialog itself, so that reading begins at its title rather than at "Close". */
    const chosen = initialFocus?.() ?? bodyRef.current?.querySelector<HTMLElement>(FIRST_FIELD);
    (chosen ?? contentRef.current)?.focus();
  }

  function leaveFocus(event: Event) {
    const chosen = returnFocus?.();
    if (!chosen && trigger) return;
    event.preventDefault();
    const next = chosen ?? openerRef.current;
    if (next instanceof HTMLElement) next.focus();
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => (isBusy && !next ? undefined : onOpenChange(next))}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          ref={contentRef}
          className={cx(css.content, side === 'end' ? css.sheet : css.size[size])}
          data-side={side}
          aria-busy={isBusy || undefined}
          onOpenAutoFocus={focusInside}
          onCloseAutoFocus={leaveFocus}
        >
          <div className={css.header}>
            <div className={css.titles}>
              <Radix.Title asChild>
                <Heading level={2} size="section">
                  {title}
                </Heading>
              </Radix.Title>
              <Radix.Description asChild>
                {descriptionHidden ? (
                  <VisuallyHidden>{description}</VisuallyHidden>
                ) : (
                  <Text as="div" tone="muted">
                    {description}
                  </Text>
                )}
              </Radix.Description>
            </div>
            {headerEnd ? <div className={css.headerEnd}>{headerEnd}</div> : null}
            <Radix.Close asChild>
              <IconButton icon={XIcon} label="Close" size="compact" disabled={isBusy} />
            </Radix.Close>
          </div>
          {children ? (
            <ScrollRegion axis="block" ref={bodyRef} role="group" label={title}>
              <div className={css.body}>{children}</div>
            </ScrollRegion>
          ) : null}
          {footer ? <div className={css.footer}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
