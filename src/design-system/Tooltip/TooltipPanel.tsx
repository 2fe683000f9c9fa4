import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './Tooltip.css';

export interface TooltipPanelProps {
  /** The element that the tooltip describes. */
  anchor: Element;
  children: ReactNode;
  id: string;
  side: 'top' | 'bottom' | 'left' | 'right';
  onDismiss: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The floating panel, loaded when the first tooltip opens. */
export function TooltipPanel({ anchor, children, id, side, onDismiss, ...pointer }: TooltipPanelProps) {
  const hiddenTriggerRef = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const { left, top, width, height } = anchor.getBoundingClientRect();
    if (hiddenTriggerRef.current) {
      Object.assign(hiddenTriggerRef.current.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    window.addEventListener('scroll', onDismiss, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onDismiss, { capture: true });
  }, [anchor, onDismiss]);

  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root
        open
        disableHoverableContent
        onOpenChange={(open) => (open ? undefined : onDismiss())}
      >
        <RadixTooltip.Trigger asChild>
          <span className={css.hiddenTrigger} ref={hiddenTriggerRef} aria-hidden="true" />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={css.tooltip}
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={onDismiss}
            {...pointer}
          >
            {children}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
