import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a table is no wider than the region around it; updates when either is resized.
 *
 * @param enabled whether to measure; without measuring, `fits` is true
 */
export function useFitsRegion(enabled: boolean): { ref: RefObject<HTMLDivElement | null>; fits: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const region = ref.current;
    const table = region?.querySelector('table');
    if (!enabled || !region || !table) return undefined;
    const measure = () => setFits(table.offsetWidth <= region.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    observer.observe(table);
    return () => observer.disconnect();
  }, [enabled]);
  return { ref, fits };
}
