/** The documentation page that shows this window in a frame; undefined in a window of its own. */
export const docsDocument =
  window.frameElement?.ownerDocument.getElementById('storybook-docs')?.ownerDocument ?? undefined;

const handover = { focus: false };

function returnFocus(frame: HTMLElement, place: Element | null | undefined): void {
  handover.focus = true;
  if (place && 'focus' in place && place !== docsDocument?.body)
    (place as HTMLElement).focus({ preventScroll: true });
  else frame.blur();
  handover.focus = false;
}

/**
 * A dialog takes the focus when it opens. In a frame it has it there, ready for a reader who comes in; a reader of the
 * page around keeps their place.
 */
export function keepFocusOutsideFrame(): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame || !docsDocument) return;
  const take = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (document.hasFocus()) {
      take.call(this, options);
      return;
    }
    const place = docsDocument.activeElement;
    take.call(this, { ...options, preventScroll: true });
    returnFocus(frame, place);
  };
  // To select a field's text is to focus the field.
  const select = Reflect.get(HTMLInputElement.prototype, 'select');
  HTMLInputElement.prototype.select = function selectInFrame() {
    if (document.hasFocus()) select.call(this);
  };
  // Nothing in the frame is told: a list closes, and a field complains, when the focus leaves it.
  for (const type of ['blur', 'focusout'])
    window.addEventListener(type, (event) => handover.focus && event.stopImmediatePropagation(), true);
}
