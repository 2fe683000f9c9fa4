import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a table is no wider than the region around it, kept up to date as either changes.
 *
 * @param wanted whether to look; without it the answer is yes
 */
export function useFits(wanted: boolean): { ref: RefObject<HTMLDivElement | null>; fits: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const region = ref.current;
    const table = region?.querySelector('table');
    if (!wanted || !region || !table) return undefined;
    const update = () => setFits(table.offsetWidth <= region.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(region);
    observer.observe(table);
    return () => observer.disconnect();
  }, [wanted]);
  return { ref, fits };
}
