import { media } from '../theme';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether the main pointer can hover. True until it is known. A touch screen, where it is false, seldom has a keyboard,
 * so hints about shortcuts help few visitors there.
 */
export function useCanHover(): boolean {
  return useMediaQuery(media.canHover) ?? true;
}
