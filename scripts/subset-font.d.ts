declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    /** Leaves out letters that only joining or other forms would show. */
    noLayoutClosure?: boolean
    /** A range keeps an axis, a number fixes it. */
    variationAxes?: Record<string, { min: number; max: number } | number>
  }
  /** The font cut down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
