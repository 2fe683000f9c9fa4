/** How far a key leads at an open message, null when it means nothing there. The vertical arrows scroll its text. */
export function readStep({ key }: Pick<KeyboardEvent, 'key'>): 1 | -1 | null {
  if (key === 'j' || key === 'J' || key === 'ArrowRight') return 1;
  return key === 'k' || key === 'K' || key === 'ArrowLeft' ? -1 : null;
}
