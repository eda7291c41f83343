declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }

  class HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Decodes into RGBA, rotated as the file says; null on failure. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void
    free(): void
  }

  class HeifDecoder {
    decode(file: Uint8Array): HeifImage[]
  }

  const libheif: { HeifDecoder: typeof HeifDecoder }
  export default libheif
}
