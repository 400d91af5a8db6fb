/** What we use of `subset-font`; the published types are older than its options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** By axis a range that stays variable, or one value. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features that stay. */
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
