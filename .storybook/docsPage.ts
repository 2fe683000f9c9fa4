/** The document of the documentation page around this frame; undefined outside a frame. */
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
 * Lets a dialog take the focus inside its frame without moving the focus of the documentation page, so that the reader
 * keeps the reading position.
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
  // Selecting a field's text would focus the field.
  const select = Reflect.get(HTMLInputElement.prototype, 'select');
  HTMLInputElement.prototype.select = function selectInFrame() {
    if (document.hasFocus()) select.call(this);
  };
  // Without a blur event in the frame, lists stay open and fields don't validate.
  for (const type of ['blur', 'focusout'])
    window.addEventListener(type, (event) => handover.focus && event.stopImmediatePropagation(), true);
}
