import { useState } from 'react';
import { useSession } from '../session/useSession';

interface StoredDraft {
  /** The e-mail address of whoever typed it; nobody else sees it. */
  owner: string;
  draft: unknown;
}

function read(entry: string, owner: string): unknown {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(entry) ?? 'null') as Partial<StoredDraft> | null;
    return kept?.owner === owner && typeof kept.draft === 'object' ? kept.draft : null;
  } catch {
    return null;
  }
}

function write(entry: string, kept: StoredDraft | null) {
  try {
    if (kept === null) window.sessionStorage.removeItem(entry);
    else window.sessionStorage.setItem(entry, JSON.stringify(kept));
  } catch {
    // Storage is forbidden or full: the draft lives as long as the screen.
  }
}

/**
 * What somebody had typed when this screen was left, until it is forgotten by keeping `null`. Keeping a draft draws
 * nothing anew, so that a form on a busy screen can do it with every letter. An answer that comes when another draft
 * may have been begun forgets only the draft it is about.
 *
 * @param entry names the draft in the tab's storage
 */
export function useRestoredDraft<Draft extends object>(
  entry: string,
): [
  left: Draft | null,
  keep: (draft: Draft | null) => void,
  forget: (isMeant: (kept: Draft) => boolean) => void,
] {
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.user.email : '';
  const [left, setLeft] = useState(() => read(entry, owner) as Draft | null);
  const keep = (draft: Draft | null) => {
    if (draft === null) setLeft(null);
    write(entry, draft === null ? null : { owner, draft });
  };
  const forget = (isMeant: (kept: Draft) => boolean) => {
    const kept = read(entry, owner) as Draft | null;
    if (kept !== null && isMeant(kept)) keep(null);
  };
  return [left, keep, forget];
}

/**
 * What somebody has typed and not sent yet. It outlives the screen in this tab, because a session that ends while
 * somebody types leads to the sign-in and back.
 *
 * @param entry names the draft in the tab's storage
 */
export function usePersistedDraft<Draft extends object>(
  entry: string,
): [draft: Draft | null, keep: (draft: Draft | null) => void] {
  const [left, keepLeft] = useRestoredDraft<Draft>(entry);
  const [draft, setDraft] = useState(left);
  const keep = (next: Draft | null) => {
    setDraft(next);
    keepLeft(next);
  };
  return [draft, keep];
}
