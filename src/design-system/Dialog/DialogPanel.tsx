import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { XIcon } from '../Icon/icons';
import { useTranslation } from '../I18n/i18nContext';
import { IconButton } from '../IconButton/IconButton';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';
import { Text } from '../Text/Text';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Dialog.css';

/* Leaves out the radio buttons that are not chosen, as the Tab key does. */
const FIRST_FIELD =
  ':is(input, textarea, select, [role="combobox"], [role="slider"])' +
  ':not([type="hidden"], :disabled, [type="radio"]:not(:checked))';

export interface DialogProps {
  /** Whether the dialog is open. The caller sets it; `onOpenChange` asks for a change. */
  open: boolean;
  /** Called with `false` on the close button, Escape or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** What the dialog is for. */
  title: string;
  /** One sentence about what the visitor can do in the dialog. */
  description: string;
  /**
   * Hides the description from sight when the content says the same; screen readers still read it.
   * @default false
   */
  descriptionHidden?: boolean | undefined;
  /** The content; it scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons, main action first. They don't scroll with the content. */
  footer?: ReactNode;
  /** A short fact beside the title, such as "1 of 12". */
  headerEnd?: ReactNode;
  /**
   * The greatest width: `small` 416 px, `medium` 576, `large` 800.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * `end`: a sheet at the inline end of the screen, for details of a row that stays visible.
   * @default 'center'
   */
  side?: 'center' | 'end' | undefined;
  /**
   * The action is in flight: the dialog can't be closed before the visitor sees its result.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The element that gets the focus when the dialog opens.
   * @default the first field, else the dialog; in a sheet always the sheet
   */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /**
   * The element that gets the focus when the dialog closes.
   * @default the element that had it before, or the dialog that this element was in
   */
  returnFocus?: (() => HTMLElement | null) | undefined;
}

/** The content of `Dialog`, loaded when the browser is idle. */
export function DialogPanel({
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
  loading = false,
  initialFocus,
  returnFocus,
}: DialogProps) {
  const translate = useTranslation('Dialog');
  const contentRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  const dialogBelowRef = useRef<HTMLElement | null>(null);

  function onOpenAutoFocus(event: Event) {
    event.preventDefault();
    openerRef.current = document.activeElement;
    dialogBelowRef.current = openerRef.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
    /*
     * Without a field the dialog itself gets the focus, so that a screen reader begins at its title instead of "Close". In
     * a sheet, focus on a field far below would scroll the details out of sight.
     */
    const focusTarget =
      initialFocus?.() ?? (side === 'end' ? null : bodyRef.current?.querySelector<HTMLElement>(FIRST_FIELD));
    (focusTarget ?? contentRef.current)?.focus();
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    const opener = openerRef.current;
    // An opener that is gone must not take the focus out of the dialog that it stood in.
    const next = returnFocus?.() ?? (opener?.isConnected ? opener : dialogBelowRef.current);
    if (next instanceof HTMLElement) next.focus();
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => (loading && !next ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          ref={contentRef}
          className={cx(css.content, side === 'end' ? css.sheet : css.size[size])}
          data-side={side}
          aria-busy={loading || undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
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
              <IconButton
                icon={XIcon}
                label={translate('close', 'Close')}
                size="compact"
                disabled={loading}
              />
            </Radix.Close>
          </div>
          {children ? (
            <ScrollRegion axis="block" role="group" label={title}>
              <div className={css.body} ref={bodyRef}>
                {children}
              </div>
            </ScrollRegion>
          ) : null}
          {footer ? <div className={css.footer}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
