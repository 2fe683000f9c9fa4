import {
  lazy,
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
import { Extend } from '../utilities/Extend';

/* Loaded on the first hover: a table of a hundred rows mounts no tooltip machinery, and no first load carries it. */
const TooltipPanel = lazy(() => import('./TooltipPanel'));

export interface TooltipProps {
  /** A few words that add to what the trigger says. Never the only place of something needed. */
  content: ReactNode;
  /** The focusable element that the words belong to. */
  children: ReactElement;
  /**
   * The side it prefers; it flips when there is no room.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /**
   * Ties the words to the trigger as its description. Turn it off when they repeat its name.
   * @default true
   */
  describes?: boolean;
}

/** Milliseconds of rest before the pointer opens it, and of grace for the pointer to reach it. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 100;

/** Words that appear on hover and on keyboard focus, and leave on Escape. Not for interactive content. */
export function Tooltip({ content, children, side = 'top', describes = true }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const setAnchorLater = useCallback((delay: number, next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delay);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setAnchorLater(OPEN_DELAY_MS, event.currentTarget);
    },
    onPointerLeave: () => setAnchorLater(CLOSE_DELAY_MS, null),
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      /* Focus that a closing dialog hands back to a mouse user is no question for help. */
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') hide();
    },
  };

  return (
    <>
      <Extend {...handlers} {...(anchor && describes ? { 'aria-describedby': id } : {})}>
        {children}
      </Extend>
      {anchor ? (
        <Suspense fallback={null}>
          <TooltipPanel
            anchor={anchor}
            id={id}
            side={side}
            onDismiss={hide}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => setAnchorLater(CLOSE_DELAY_MS, null)}
          >
            {content}
          </TooltipPanel>
        </Suspense>
      ) : null}
    </>
  );
}
