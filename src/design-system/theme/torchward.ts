import type { Brand } from './brand';
import { createThemes } from './createThemes';

/** Slate with a teal accent. */
export const torchward: Brand = {
  neutral: { hue: 255, chroma: 1 },
  accent: { hue: 196, chroma: 1, lightness: 0 },
  faces: { display: 'bricolage', text: 'geist', mono: 'jetbrains' },
  radius: 1,
  density: 1,
};

export const { light, dark, scale } = createThemes(torchward);
