import { Slot } from '@radix-ui/react-slot';
import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyWithPreload, recoverWithNothing } from '../utilities/lazyWithPreload';

/* Loaded on the first hover, so that neither the first load nor a table of a hundred rows pays for it. */
const TooltipPanel = lazyWithPreload(() => import('./TooltipPanel').then((module) => module.TooltipPanel), {
  recover: recoverWithNothing,
});

export interface TooltipProps {
  /** A short text that adds to the trigger. Never the only place of necessary information. */
  content: ReactNode;
  /** The focusable element that the tooltip describes. */
  children: ReactElement;
  /**
   * The preferred side; the tooltip flips when it does not fit there.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * Makes the text the trigger's accessible description. Turn it off when the text repeats the trigger's name.
   * @default true
   */
  describes?: boolean | undefined;
}

/** The pointer must rest this long to open the tooltip, and has this long to move from the trigger onto it. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 100;

/** A text that appears on hover and keyboard focus and closes on Escape. Not for interactive content. */
export function Tooltip({ content, children, side = 'top', describes = true }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const scheduleAnchor = useCallback((delay: number, next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delay);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const triggerHandlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      void TooltipPanel.preload();
      scheduleAnchor(OPEN_DELAY_MS, event.currentTarget);
    },
    onPointerLeave: () => scheduleAnchor(CLOSE_DELAY_MS, null),
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      /* When a dialog closes for a mouse user, the returned focus must not open the tooltip. */
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    /* After the focus has arrived: Radix' Dialog takes an element removed before for the one that had the focus. */
    onBlur: () => scheduleAnchor(0, null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') hide();
    },
  };

  return (
    <>
      <Slot {...triggerHandlers} {...(anchor && describes ? { 'aria-describedby': id } : {})}>
        {children}
      </Slot>
      {anchor ? (
        <Suspense fallback={null}>
          <TooltipPanel
            anchor={anchor}
            id={id}
            side={side}
            onDismiss={hide}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => scheduleAnchor(CLOSE_DELAY_MS, null)}
          >
            {content}
          </TooltipPanel>
        </Suspense>
      ) : null}
    </>
  );
}
