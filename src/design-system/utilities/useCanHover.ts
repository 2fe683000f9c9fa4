import { media } from '../theme';
import { useMediaQuery } from './useMediaQuery';

/** Whether the main pointer can hover: false on touch screens, which seldom have a keyboard. True until it is known. */
export function useCanHover(): boolean {
  return useMediaQuery(media.canHover) ?? true;
}
