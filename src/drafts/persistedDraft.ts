import { useState } from 'react';
import { useSession } from '../session/useSession';

interface StoredDraft {
  /** The owner's e-mail address; another owner who signs in never sees the draft. */
  owner: string;
  draft: unknown;
}

function readDraft(entry: string, owner: string): unknown {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(entry) ?? 'null') as Partial<StoredDraft> | null;
    return kept?.owner === owner && typeof kept.draft === 'object' ? kept.draft : null;
  } catch {
    return null;
  }
}

function writeDraft(entry: string, kept: StoredDraft | null) {
  try {
    if (kept === null) window.sessionStorage.removeItem(entry);
    else window.sessionStorage.setItem(entry, JSON.stringify(kept));
  } catch {
    // Storage is forbidden or full: the draft lives as long as the screen.
  }
}

/**
 * The draft that the owner left on this screen, until `null` replaces it. Storing a draft does not re-render, so that a
 * form on a busy screen can store every letter. `forget` takes a condition, because the answer to one form may come when
 * the owner has begun another draft.
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
  const [left, setLeft] = useState(() => readDraft(entry, owner) as Draft | null);
  const keep = (draft: Draft | null) => {
    if (draft === null) setLeft(null);
    writeDraft(entry, draft === null ? null : { owner, draft });
  };
  const forget = (isMeant: (kept: Draft) => boolean) => {
    const kept = readDraft(entry, owner) as Draft | null;
    if (kept !== null && isMeant(kept)) keep(null);
  };
  return [left, keep, forget];
}

/**
 * What the owner has typed and not sent. It outlives the screen in this tab, because a session may expire while the
 * owner types, which leads to the sign-in page and back.
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
