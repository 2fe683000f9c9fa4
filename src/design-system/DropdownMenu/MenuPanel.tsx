import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as overlay from '../overlay/overlay.css';
import * as css from './DropdownMenu.css';
import { MenuPartsContext } from './menuParts';

export interface MenuPanelProps {
  open: boolean;
  /** Opened with a key: the first item takes the focus. */
  isOpenedByKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  id: string;
  triggerId: string;
  align: 'start' | 'end';
  children: ReactNode;
}

/** The floating part. It is loaded when the viewer reaches for the first menu of a visit. */
export default function MenuPanel({
  open,
  isOpenedByKeyboard: byKeyboard,
  onOpenChange,
  triggerRef,
  id,
  triggerId,
  align,
  children,
}: MenuPanelProps) {
  const contentRef = useRef<HTMLDivElement>(null);

  /* The library listens for keys only once it is there, and misses the one that made it come. */
  useEffect(() => {
    if (!open || !byKeyboard) return undefined;
    const frame = requestAnimationFrame(() => {
      contentRef.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, byKeyboard]);

  return (
    <MenuPartsContext value={Radix}>
      <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
        {/* The visible trigger stays outside, so that it keeps its focus when this part arrives. */}
        <Radix.Trigger asChild>
          <span className={css.mark} aria-hidden="true" />
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
            onInteractOutside={(event) => {
              /* The trigger closes the menu itself; both together would open it again. */
              if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const { activeElement } = document;
              /* A click into a field outside has taken the focus already. */
              if (activeElement === null || activeElement === document.body) triggerRef.current?.focus();
            }}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </MenuPartsContext>
  );
}
