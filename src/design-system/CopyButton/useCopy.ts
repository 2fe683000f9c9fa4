import { useCallback, useEffect, useRef, useState } from 'react';

/** `copied` and `failed` last two seconds (spec 9: copy confirmation 2 s). */
export type CopyState = 'idle' | 'copied' | 'failed';

const CONFIRMATION_MS = 2000;

/** Copies text and tells for two seconds how that went; the promise tells whether it worked. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string) => {
    clearTimeout(timer.current);
    try {
      /* The clipboard is missing on pages without https and refused where a policy forbids it. */
      await navigator.clipboard.writeText(text);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    } finally {
      timer.current = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    }
  }, []);
  return [state, copy];
}
