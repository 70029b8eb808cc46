declare module 'subset-font' {
  interface Subsetting {
    readonly targetFormat: 'woff2' | 'truetype';
    /** The range of each axis that is kept, by its name, or the one place on it. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
    /** The features of OpenType that are kept. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting: boolean;
  }
  /** The part of a font that some text needs. */
  export default function subset(font: Buffer, text: string, how: Subsetting): Promise<Buffer>;
}
