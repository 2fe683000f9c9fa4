const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for an attribute or for text content. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Encodes a value as JSON that can't close the script element around it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * Removes comments and indentation from a script. For this project's scripts only, because it does not recognise
 * strings.
 */
export function minifyScript(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

/**
 * Inlines a script into the app's page, which saves a request before the first paint. The server allows the script by its
 * hash.
 *
 * @param name the script's address
 * @throws when the page does not ask for the script
 */
export function inlineScript(page: string, name: string, script: string): string {
  const request = `<script src="${name}"></script>`;
  if (!page.includes(request)) throw new Error(`The app's page has no ${request}.`);
  return page.replace(request, () => `<script>${minifyScript(script)}</script>`);
}

/**
 * Inlines the module that begins the app, which saves a phone one of the files that its six connections fetch. The
 * server allows it by its hash.
 *
 * @param file the module's path from the site's root
 * @throws when the page does not ask for the module
 */
export function inlineEntryModule(page: string, file: string, code: string): string {
  const request = `<script type="module" crossorigin src="${file}"></script>`;
  if (!page.includes(request)) throw new Error(`The app's page has no ${request}.`);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const absolute = code.trim().replaceAll(/\b(from|import)"\.\//g, `$1"${folder}`);
  return page.replace(request, () => `<script type="module">${absolute}</script>`);
}
