/** The package brings no types; these are the parts in use. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features to keep; without it all are kept. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** One value for an axis, or the range that is kept of it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  }
  /** A font with nothing but the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
