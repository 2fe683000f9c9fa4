import { useCallback, useEffect, useRef, useState } from 'react';

/** `copied` and `failed` last two seconds (spec 9: copy confirmation 2 s). */
export type CopyState = 'idle' | 'copied' | 'failed';

const CONFIRMATION_MS = 2000;

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    /* Browsers offer no clipboard without https, and a policy may forbid writing to it. */
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies text and keeps its result for two seconds; the promise resolves to whether it worked. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<{ text: string; copied: Promise<boolean> } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback((text: string) => {
    /* A second press while the browser asks for permission joins the first attempt. */
    if (latest.current?.text === text) return latest.current.copied;
    clearTimeout(timer.current);
    const attempt = { text, copied: writeToClipboard(text) };
    latest.current = attempt;
    void attempt.copied.then((copied) => {
      if (latest.current !== attempt) return;
      latest.current = null;
      setState(copied ? 'copied' : 'failed');
      timer.current = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    });
    return attempt.copied;
  }, []);
  return [state, copy];
}
