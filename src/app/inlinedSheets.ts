/**
 * Tells the bundler's loader which style sheets the page already contains as rules. It adds a disabled link for each:
 * the loader takes the sheet as loaded, and the browser never fetches it.
 */
export function declareInlinedSheets(): void {
  const inlined = document.querySelector<HTMLElement>('[data-sheets]')?.dataset['sheets'];
  for (const href of inlined?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.disabled = true;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
