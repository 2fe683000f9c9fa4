/** The package has no types; these cover the options in use. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features to keep; without it all are kept. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** The single value or the range that the font keeps of each axis. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  }
  /** Reduces a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
