import { useState } from 'react';

/** Whether it was ever open: what closes with a movement stays in the page, what was never needed costs nothing. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened || open;
}
