import { createHash } from 'node:crypto';
import type { Env } from '../env';

/** What a page may use beside the files of its own origin. */
export interface InlineSources {
  /** Inline scripts, as sources of the policy. */
  scripts?: readonly string[];
  /** Inline style elements, as sources of the policy. */
  styles?: readonly string[];
  /** Whether the page makes a default policy of Trusted Types: see src/app/contentSecurityPolicy.ts. @default false */
  defaultTrustedTypes?: boolean;
}

/** A source that allows the inline script or style element with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hashes of a page's inline scripts, as CSP sources. Data blocks such as JSON-LD are not scripts and need none. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'text/javascript';
      const isScript = /^(module|importmap|text\/javascript|application\/javascript)$/i.test(type);
      if (!isScript || /\bsrc\s*=/i.test(attributes) || text === '') return [];
      return [hashSource(text)];
    },
  );
}

/** Hashes of a page's style elements, as CSP sources. */
export function hashInlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => hashSource(text));
}

/**
 * The Content-Security-Policy of an answer. Every answer has one; each page's names that page's own inline scripts and
 * style elements, and no text becomes markup or script (Trusted Types).
 */
export function createContentPolicy(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  sources: InlineSources = {},
): string {
  const { scripts = [], styles = [], defaultTrustedTypes = false } = sources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${defaultTrustedTypes ? 'default' : "'none'"}`,
    ...(publicUrl?.startsWith('https:') === true ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
