import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as overlay from '../overlay/overlay.css';
import * as css from './DropdownMenu.css';
import { MenuComponentsContext } from './menuComponents';

export interface MenuPanelProps {
  open: boolean;
  /** Whether a key opened the menu, so that the first item gets the focus. */
  isOpenedByKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  id: string;
  triggerId: string;
  align: 'start' | 'end';
  children: ReactNode;
}

/** The floating panel, loaded when the visitor first points at or focuses a menu's trigger. */
export function MenuPanel({
  open,
  isOpenedByKeyboard,
  onOpenChange,
  triggerRef,
  id,
  triggerId,
  align,
  children,
}: MenuPanelProps) {
  const contentRef = useRef<HTMLDivElement>(null);

  /* Radix loads after the key press that opened the menu, so it can't react to that key. */
  useEffect(() => {
    if (!open || !isOpenedByKeyboard) return undefined;
    const frame = requestAnimationFrame(() => {
      contentRef.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, isOpenedByKeyboard]);

  return (
    <MenuComponentsContext value={Radix}>
      <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
        {/* The visible trigger stays outside, so that it keeps its focus when this panel loads. */}
        <Radix.Trigger asChild>
          <span className={css.hiddenTrigger} aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            ref={contentRef}
            className={overlay.panel}
            id={id}
            aria-labelledby={triggerId}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            loop
            onClickCapture={({ target }) => {
              /* A dialog that an item opens returns the focus to where it was, and the item is gone by then. */
              if ((target as Element).closest('[role="menuitem"]:not([data-disabled])'))
                triggerRef.current?.focus();
            }}
            onInteractOutside={(event) => {
              /* The trigger's own click closes the menu; closing it here first would let that click open it again. */
              if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const { activeElement } = document;
              /* A click into another field has already moved the focus there. */
              if (activeElement === null || activeElement === document.body) triggerRef.current?.focus();
            }}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </MenuComponentsContext>
  );
}
