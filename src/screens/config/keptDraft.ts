import { useState } from 'react';
import type { Config } from '~/contract/api.gen';

const ENTRY = 'config_draft';

interface Kept {
  /** Whose changes they are. */
  owner: string;
  draft: Config;
}

function read(owner: string): Config | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(ENTRY) ?? 'null') as Partial<Kept> | null;
    return kept?.owner === owner && typeof kept.draft === 'object' ? kept.draft : null;
  } catch {
    return null;
  }
}

function write(kept: Kept | null) {
  try {
    if (kept === null) window.sessionStorage.removeItem(ENTRY);
    else window.sessionStorage.setItem(ENTRY, JSON.stringify(kept));
  } catch {
    // Storage is forbidden or full: the draft lives as long as the screen.
  }
}

/**
 * The unsaved settings. They outlive the screen in this tab, because a session that ends while somebody types leads to
 * the sign-in and back.
 *
 * @param owner the e-mail address of whoever is signed in; nobody else sees the draft
 */
export function useKeptDraft(owner: string): [Config | null, (draft: Config | null) => void] {
  const [draft, setDraft] = useState(() => read(owner));
  const change = (next: Config | null) => {
    setDraft(next);
    write(next === null ? null : { owner, draft: next });
  };
  return [draft, change];
}
