import { useRef } from 'react';
import { useTemporaryState } from '../utilities/useTemporaryState';

/** `copied` and `failed` last two seconds. */
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

/** Copies text and keeps its result for two seconds; the promise resolves to `true` on success. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useTemporaryState<CopyState>('idle', CONFIRMATION_MS);
  const pendingAttempt = useRef<{ text: string; copied: Promise<boolean> } | null>(null);

  async function copy(text: string): Promise<boolean> {
    /* A second press while the browser asks for permission joins the first attempt. */
    if (pendingAttempt.current?.text === text) return pendingAttempt.current.copied;
    const attempt = { text, copied: writeToClipboard(text) };
    pendingAttempt.current = attempt;
    const copied = await attempt.copied;
    if (pendingAttempt.current === attempt) {
      pendingAttempt.current = null;
      setState(copied ? 'copied' : 'failed');
    }
    return copied;
  }

  return [state, copy];
}
