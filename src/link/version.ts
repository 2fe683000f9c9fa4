/** The version of package.json, which the link names to Torchward. */
export const LINK_VERSION = '1.0.0';
