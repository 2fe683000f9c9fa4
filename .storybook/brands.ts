import type { Brand } from '../src/design-system/theme/brand';
import { torchward } from '../src/design-system/theme/torchward';
import type { BrandName } from './brandNames';

/** Warm paper with olive: serif titles, square corners, narrow gaps. */
const kilnrow: Brand = {
  neutral: { hue: 75, chroma: 1.4 },
  accent: { hue: 118, chroma: 1.3, lightness: -0.02 },
  faces: { display: 'systemSerif', text: 'systemSans', mono: 'systemMono' },
  radius: 0,
  density: 0.875,
};

/** Violet, round and roomy. */
const plumvale: Brand = {
  neutral: { hue: 300, chroma: 1.3 },
  accent: { hue: 302, chroma: 1.9, lightness: 0.02 },
  faces: { display: 'bricolage', text: 'geist', mono: 'jetbrains' },
  radius: 1.8,
  density: 1.125,
};

/** The brands of the toolbar: ours, and two of invented companies as a proof. */
export const brands: Readonly<Record<BrandName, Brand>> = { torchward, kilnrow, plumvale };
