import { useState } from 'react';
import { useSession } from './useSession';

interface Kept {
  /** The e-mail address of whoever typed it; nobody else sees it. */
  owner: string;
  draft: unknown;
}

function read(entry: string, owner: string): unknown {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(entry) ?? 'null') as Partial<Kept> | null;
    return kept?.owner === owner && typeof kept.draft === 'object' ? kept.draft : null;
  } catch {
    return null;
  }
}

function write(entry: string, kept: Kept | null) {
  try {
    if (kept === null) window.sessionStorage.removeItem(entry);
    else window.sessionStorage.setItem(entry, JSON.stringify(kept));
  } catch {
    // Storage is forbidden or full: the draft lives as long as the screen.
  }
}

/**
 * What somebody has typed and not sent yet. It outlives the screen in this tab, because a session that ends while
 * somebody types leads to the sign-in and back.
 *
 * @param entry names the draft in the tab's storage
 */
export function useKeptDraft<Draft extends object>(
  entry: string,
): [draft: Draft | null, keep: (draft: Draft | null) => void] {
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.user.email : '';
  const [draft, setDraft] = useState(() => read(entry, owner) as Draft | null);
  const keep = (next: Draft | null) => {
    setDraft(next);
    write(entry, next === null ? null : { owner, draft: next });
  };
  return [draft, keep];
}
