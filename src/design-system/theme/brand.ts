/** The stacks that a brand chooses its faces from: those that the product serves, and those of the visitor's system. */
export const FACES = {
  bricolage: "'Bricolage Grotesque Variable', 'Bricolage Fallback', sans-serif",
  geist: "'Geist Variable', 'Geist Fallback', sans-serif",
  jetbrains: "'JetBrains Mono Variable', 'JetBrains Fallback', monospace",
  systemSans: 'system-ui, sans-serif',
  systemSerif: 'ui-serif, Georgia, serif',
  systemMono: 'ui-monospace, monospace',
} as const;
/** Name of a stack, one of `FACES`. */
export type Face = keyof typeof FACES;

/** A hue, and how much of it is seen. */
export interface BrandHue {
  /** Degrees of OKLCH, from 0 to 360: about 25 is red, 150 green, 255 blue, 300 violet. */
  hue: number;
  /** The chroma as a multiple of Torchward's: 0 is grey, 1 the same, at most 3. An sRGB screen may show less. */
  chroma: number;
}

/** How an installation looks: hues, fonts, radius and density. `createThemes` makes both themes from it. */
export interface Brand {
  /** The hue of backgrounds, borders and text. */
  neutral: BrandHue;
  /** The hue of the main action, links, the focus ring and a chart's first series. */
  accent: BrandHue & {
    /** Added to the lightness of Torchward's accent, -0.12 to 0.12. `createThemes` corrects too low a contrast. */
    lightness: number;
  };
  /** The fonts: `display` for titles and big numbers, `text` for running text, `mono` for code, keys and chat lines. */
  faces: Record<'display' | 'text' | 'mono', Face>;
  /** Corners as a multiple of Torchward's: 0 is square, at most 2. */
  radius: number;
  /** Heights of controls and gaps as a multiple of Torchward's: from 0.85, which keeps targets at 24 px, to 1.25. */
  density: number;
}
