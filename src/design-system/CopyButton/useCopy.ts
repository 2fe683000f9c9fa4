import { useCallback, useEffect, useRef, useState } from 'react';

/** `copied` and `failed` last two seconds (spec 9: copy confirmation 2 s). */
export type CopyState = 'idle' | 'copied' | 'failed';

const CONFIRMATION_MS = 2000;

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    /* The clipboard is missing on pages without https and refused where a policy forbids it. */
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies text and tells for two seconds how that went; the promise tells whether it worked. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<{ text: string; copied: Promise<boolean> } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback((text: string) => {
    /* While the browser asks for permission, a second press of the same button is the same wish. */
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
