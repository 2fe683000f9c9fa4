import { useState } from 'react';

/** Whether `open` was ever true, so that a panel mounts when first needed and then stays for its closing animation. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened || open;
}
