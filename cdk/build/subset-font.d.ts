declare module 'subset-font' {
  interface Subsetting {
    readonly targetFormat: 'woff2';
    /** The range of each axis that is kept, by its name. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** The features of OpenType that are kept. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  /** The part of a font that some text needs. */
  export default function subset(font: Buffer, text: string, how: Subsetting): Promise<Buffer>;
}
