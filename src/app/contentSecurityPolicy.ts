import { setNonce } from 'get-nonce';

/** What this file uses of the browser's Trusted Types. TypeScript's list of the browser's interfaces lacks them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * Lets the libraries work under the page's Content-Security-Policy. Radix's scroll lock adds a style element, which needs
 * the page's nonce. Radix's list of options sets the text of a style element as if it were markup: a text that can hold
 * neither an element nor an entity is allowed, and any other text is refused.
 */
export function adaptToContentSecurityPolicy(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce !== undefined) setNonce(nonce);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (/[<&]/.test(html) ? null : html) });
}
