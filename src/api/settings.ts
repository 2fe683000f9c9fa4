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

/** Stand in pages made at build time, until the running server puts the real addresses in their place. */
const PLACEHOLDERS: PublicSettings = {
  statusPageUrl: '%STATUS_PAGE_URL%',
  communityUrl: '%COMMUNITY_URL%',
};

function meta(name: string): string | undefined {
  const value = document.querySelector<HTMLMetaElement>(`meta[name="torchward:${name}"]`)?.content;
  // The development server does not fill the placeholder in.
  return value === undefined || value.startsWith('%') ? undefined : value;
}

/** Where the service is reached, without a slash at the end. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return '%PUBLIC_URL%';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  // Pages of the app and of development name none, or one that the server has not filled in.
  return canonical === undefined || canonical.includes('%')
    ? window.location.origin
    : new URL(canonical).origin;
}

/** What the server has written into the page; the defaults where it has not. */
export function publicSettings(): PublicSettings {
  if (typeof document === 'undefined') return PLACEHOLDERS;
  return {
    statusPageUrl: meta('status-page') ?? DEFAULTS.statusPageUrl,
    communityUrl: meta('community') ?? DEFAULTS.communityUrl,
  };
}

/** Name of the AI model that judges beside the local rules; null where none is configured. */
export function configuredAiModel(): string | null {
  return meta('ai-model') || null;
}

const subscribeToNothing = () => () => undefined;

/**
 * Path of the page that holds all mail where no mail server is set and the installation is a demo; null elsewhere. Null
 * in a prerendered page, too, until it has come to life.
 */
export function useDemoMailbox(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => meta('mailbox') || null,
    () => null,
  );
}
