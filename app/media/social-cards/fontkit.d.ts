declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string } }
  /** In font units; `y` points up. */
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  type Font = {
    unitsPerEm: number
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: Position[] }
  }
  export function create(file: Buffer): Font
}
