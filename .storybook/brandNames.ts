/** The brands of the toolbar. */
export const BRAND_NAMES = ['torchward', 'kilnrow', 'plumvale'] as const;

export type BrandName = (typeof BRAND_NAMES)[number];

export const isBrandName = (name: unknown): name is BrandName => BRAND_NAMES.some((known) => known === name);
