declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    /** Leaves out glyphs that only ligatures or alternates show. */
    noLayoutClosure?: boolean
    /** A range keeps an axis, a number fixes it. */
    variationAxes?: Record<string, { min: number; max: number } | number>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
