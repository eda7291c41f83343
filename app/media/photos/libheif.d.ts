declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }

  class HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Decodes into what is given, in RGBA, turned as the file says; answers null where it cannot. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void
    free(): void
  }

  class HeifDecoder {
    /** Reads what the file says of its pictures; none where it is not one. */
    decode(file: Uint8Array): HeifImage[]
  }

  const libheif: { HeifDecoder: typeof HeifDecoder }
  export default libheif
}
