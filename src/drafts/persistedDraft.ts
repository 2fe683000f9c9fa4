import { useState } from 'react';
import { useSession } from '../session/useSession';

interface StoredDraft {
  /** The owner's e-mail address; another owner who signs in never sees the draft. */
  owner: string;
  draft: unknown;
}

function readDraft(entry: string, owner: string): unknown {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(entry) ?? 'null') as Partial<StoredDraft> | null;
    return stored?.owner === owner && typeof stored.draft === 'object' ? stored.draft : null;
  } catch {
    return null;
  }
}

function writeDraft(entry: string, stored: StoredDraft | null) {
  try {
    if (stored === null) window.sessionStorage.removeItem(entry);
    else window.sessionStorage.setItem(entry, JSON.stringify(stored));
  } catch {
    // Storage is forbidden or full: the draft lives as long as the screen.
  }
}

/**
 * Reads the owner's draft once for each mount: at the mount, or once the session knows the owner, because a kept screen
 * mounts before that.
 */
function useDraftOfOwner<Draft extends object>(entry: string) {
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.user.email : '';
  const read = () => ({ owner, draft: readDraft(entry, owner) as Draft | null });
  const [known, setKnown] = useState(read);
  if (known.owner === '' && owner !== '') setKnown(read());
  const setDraft = (draft: Draft | null) => setKnown({ owner, draft });
  return { owner, draft: known.draft, setDraft };
}

/**
 * The draft that the owner left on this screen, until the form stores `null`. Storing a draft does not re-render, so that a
 * form on a busy screen can store every letter. `forget` takes a condition, because the answer to one form may come when
 * the owner has begun another draft.
 *
 * @param entry names the draft in the tab's storage
 */
export function useRestoredDraft<Draft extends object>(
  entry: string,
): [
  restored: Draft | null,
  persist: (draft: Draft | null) => void,
  forget: (isMeant: (stored: Draft) => boolean) => void,
] {
  const { owner, draft: restored, setDraft } = useDraftOfOwner<Draft>(entry);
  const persist = (draft: Draft | null) => {
    if (draft === null) setDraft(null);
    writeDraft(entry, draft === null ? null : { owner, draft });
  };
  const forget = (isMeant: (stored: Draft) => boolean) => {
    const stored = readDraft(entry, owner) as Draft | null;
    if (stored !== null && isMeant(stored)) persist(null);
  };
  return [restored, persist, forget];
}

/**
 * What the owner has typed and not sent. It outlives the screen in this tab, because a session may expire while the
 * owner types, which leads to the sign-in page and back.
 *
 * @param entry names the draft in the tab's storage
 */
export function usePersistedDraft<Draft extends object>(
  entry: string,
): [draft: Draft | null, persist: (draft: Draft | null) => void] {
  const { owner, draft, setDraft } = useDraftOfOwner<Draft>(entry);
  const persist = (next: Draft | null) => {
    setDraft(next);
    writeDraft(entry, next === null ? null : { owner, draft: next });
  };
  return [draft, persist];
}
