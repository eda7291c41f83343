import { fallbackFonts, fontOf, fontRuns } from '#app/lib/text/font-runs.server.ts'

const FACES = {
  serif: ['petrona-400', 'petrona-inr-400', ...fallbackFonts],
  sans: ['anek-400', 'anek-inr-400', ...fallbackFonts],
  strong: ['anek-600', 'anek-inr-600', 'noto-devanagari-600', ...fallbackFonts],
} as const
type Face = keyof typeof FACES

export type Setting = { face: Face; size: number; tracking?: number }

/** The outline of a line of text, independent of the machine's fonts; `width` in px. */
export function outline(text: string, setting: Setting): { path: string; width: number } {
  const { face, size, tracking = 0 } = setting
  let x = 0
  let after = 0
  const parts: string[] = []
  for (const { font: name, text: run } of fontRuns(text, FACES[face])) {
    const font = fontOf(name)
    const scale = size / font.unitsPerEm
    // Devanagari letters join at the top line, which a space would break.
    after = name.startsWith('noto-devanagari') ? 0 : tracking
    const { glyphs, positions } = font.layout(run)
    for (const [index, glyph] of glyphs.entries()) {
      const place = positions[index]
      if (!place) continue
      const left = (x + place.xOffset * scale).toFixed(2)
      const shape = glyph.path.toSVG()
      if (shape !== '') {
        parts.push(
          `<path transform="translate(${left} ${-place.yOffset * scale}) scale(${scale} ${-scale})" d="${shape}"/>`,
        )
      }
      x += place.xAdvance * scale + after
    }
  }
  return { path: parts.join(''), width: Math.max(0, x - after) }
}

export function linesOf(text: string, setting: Setting, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && outline(longer, setting).width <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
