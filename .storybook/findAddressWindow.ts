/** The window whose address the reader sees: Storybook's around this page, or the page's own. */
export function findAddressWindow(): Window {
  try {
    // Another site's window refuses to be read.
    return window.parent.location.origin === window.location.origin ? window.parent : window;
  } catch {
    return window;
  }
}
