/** Addresses outside the app that the operator of the service chooses. */
export interface PublicSettings {
  statusPageUrl: string;
  communityUrl: string;
}

const DEFAULTS: PublicSettings = {
  statusPageUrl: 'https://status.torchward.example',
  communityUrl: 'https://community.torchward.example',
};

function meta(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const value = document.querySelector<HTMLMetaElement>(`meta[name="torchward:${name}"]`)?.content;
  // Without our server in front, as in development, nobody has filled it in.
  return value === undefined || value.startsWith('%') ? undefined : value;
}

/** What the server has written into the page; the defaults where it has not. */
export function publicSettings(): PublicSettings {
  return {
    statusPageUrl: meta('status-page') ?? DEFAULTS.statusPageUrl,
    communityUrl: meta('community') ?? DEFAULTS.communityUrl,
  };
}
