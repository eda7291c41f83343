declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string } }
  /** Distances in font units; `y` is up. */
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  type Font = {
    unitsPerEm: number
    /** Code points. */
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: Position[] }
  }
  export function create(file: Buffer): Font
}
