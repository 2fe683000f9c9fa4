import { useSyncExternalStore } from 'react';

/** Addresses outside the app that the operator of the service chooses. */
export interface PublicSettings {
  statusPageUrl: string;
  communityUrl: string;
}

const DEFAULTS: PublicSettings = {
  statusPageUrl: 'https://status.torchward.example',
  communityUrl: 'https://community.torchward.example',
};

/** Placeholders in prerendered pages, which the running server replaces with the real addresses. */
const PLACEHOLDERS: PublicSettings = {
  statusPageUrl: '%STATUS_PAGE_URL%',
  communityUrl: '%COMMUNITY_URL%',
};

function readMeta(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const value = document.querySelector<HTMLMetaElement>(`meta[name="torchward:${name}"]`)?.content;
  // The development server does not fill the placeholder in.
  return value === undefined || value.startsWith('%') ? undefined : value;
}

/** Reads where the service is reached, without a slash at the end. */
export function readPublicOrigin(): string {
  if (typeof document === 'undefined') return '%PUBLIC_URL%';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  // The app's page names no origin, and in development the server has not replaced the placeholder.
  return canonical === undefined || canonical.includes('%')
    ? window.location.origin
    : new URL(canonical).origin;
}

/** Reads the settings that the server has written into the page, with defaults for missing ones. */
export function readPublicSettings(): PublicSettings {
  if (typeof document === 'undefined') return PLACEHOLDERS;
  return {
    statusPageUrl: readMeta('status-page') ?? DEFAULTS.statusPageUrl,
    communityUrl: readMeta('community') ?? DEFAULTS.communityUrl,
  };
}

/** Reads the name of the AI model that judges beside the local rules; null where none is configured. */
export function readAiModel(): string | null {
  return readMeta('ai-model') || null;
}

/** Reads the SHA-256 of the torchward-link that this server offers; null where the build made none. */
export function readLinkSha256(): string | null {
  return readMeta('link-sha256') || null;
}

const subscribeToNothing = () => () => undefined;

/** Path of the page with a demo's mail, where no mail server is set; null elsewhere, and until hydration. */
export function useDemoMailbox(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readMeta('mailbox') || null,
    () => null,
  );
}
