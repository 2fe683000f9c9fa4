/** Reads the step that a key takes from an open message: next 1, previous -1, none null. The vertical arrows scroll. */
export function readStepKey({ key }: Pick<KeyboardEvent, 'key'>): 1 | -1 | null {
  if (key === 'j' || key === 'J' || key === 'ArrowRight') return 1;
  return key === 'k' || key === 'K' || key === 'ArrowLeft' ? -1 : null;
}
