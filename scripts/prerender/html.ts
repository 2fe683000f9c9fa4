const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it may stand in an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** A value as JSON that can't end the script element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** A script without its comments and indentation. For scripts of this project only: it does not know strings. */
export function squeezeScript(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

const THEME_REQUEST = '<script src="/theme.js"></script>';

/**
 * The app's page with the theme's script in it, where it costs no request before the first paint. The server allows
 * it by its hash.
 *
 * @throws when the page does not ask for the script
 */
export function inlineThemeScript(page: string, script: string): string {
  if (!page.includes(THEME_REQUEST)) throw new Error(`The app's page has no ${THEME_REQUEST}.`);
  return page.replace(THEME_REQUEST, () => `<script>${squeezeScript(script)}</script>`);
}
