import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DrawingSize } from './geometry';

function measureElement(element: Element): DrawingSize {
  const { width, height } = element.getBoundingClientRect();
  return { width, height, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) || 12 };
}

/**
 * The current size of an element. `null` until the measurement before the first paint, so that a chart never appears
 * empty first.
 */
export function useDrawingSize(): { ref: RefObject<HTMLDivElement | null>; size: DrawingSize | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<DrawingSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      const next = measureElement(element);
      setSize((last) =>
        last && last.width === next.width && last.height === next.height && last.fontSize === next.fontSize
          ? last
          : next,
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
