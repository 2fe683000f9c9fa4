/**
 * Tells the bundler's loader which style sheets the page contains as rules: it takes disabled links with their names as
 * present, and the browser never fetches a disabled link that a script adds.
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
