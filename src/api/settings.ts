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
  // Without our server in front, as in development, nobody has filled it in.
  return value === undefined || value.startsWith('%') ? undefined : value;
}

/** What the server has written into the page; the defaults where it has not. */
export function publicSettings(): PublicSettings {
  if (typeof document === 'undefined') return PLACEHOLDERS;
  return {
    statusPageUrl: meta('status-page') ?? DEFAULTS.statusPageUrl,
    communityUrl: meta('community') ?? DEFAULTS.communityUrl,
  };
}
