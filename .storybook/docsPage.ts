/** The documentation page that shows this window in a frame; undefined in a window of its own. */
export const around =
  window.frameElement?.ownerDocument.getElementById('storybook-docs')?.ownerDocument ?? undefined;

const handsOver = { focus: false };

function leave(frame: HTMLElement, place: Element | null | undefined): void {
  handsOver.focus = true;
  if (place && 'focus' in place && place !== around?.body)
    (place as HTMLElement).focus({ preventScroll: true });
  else frame.blur();
  handsOver.focus = false;
}

/**
 * A dialog takes the focus when it opens. In a frame it has it there, ready for a reader who comes in; a reader of the
 * page around keeps their place.
 */
export function keepReadersPlace(): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame || !around) return;
  const take = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (document.hasFocus()) {
      take.call(this, options);
      return;
    }
    const place = around.activeElement;
    take.call(this, { ...options, preventScroll: true });
    leave(frame, place);
  };
  // To select a field's text is to focus the field.
  const select = Reflect.get(HTMLInputElement.prototype, 'select');
  HTMLInputElement.prototype.select = function selectInFrame() {
    if (document.hasFocus()) select.call(this);
  };
  // Nothing in the frame is told: a list closes, and a field complains, when the focus leaves it.
  for (const type of ['blur', 'focusout'])
    window.addEventListener(type, (event) => handsOver.focus && event.stopImmediatePropagation(), true);
}
