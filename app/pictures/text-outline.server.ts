import { readFileSync } from 'node:fs'

import { create } from 'fontkit'

import { fontFile } from '#app/lib/font-file.server.ts'

/** The house's faces, each with the file its rupee sign lives in. */
const FACES = {
  serif: ['petrona-400', 'petrona-inr-400'],
  sans: ['anek-400', 'anek-inr-400'],
  strong: ['anek-600', 'anek-inr-600'],
} as const
type Face = keyof typeof FACES
type Font = ReturnType<typeof create>

/** Words as they are set: `size` and `tracking` in px. */
export type Setting = { face: Face; size: number; tracking?: number }

const kept = new Map<string, Font>()

function fontOf(name: string): Font {
  const known = kept.get(name)
  if (known) return known
  const font = create(readFileSync(fontFile(name)))
  kept.set(name, font)
  return font
}

/** The outlines of a line of words, so that no font of the machine is asked; `width` in px. */
export function outline(text: string, setting: Setting): { path: string; width: number } {
  const { face, size, tracking = 0 } = setting
  let x = 0
  const parts: string[] = []
  for (const { font, words } of runsOf(text, FACES[face])) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(words)
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
      x += place.xAdvance * scale + tracking
    }
  }
  return { path: parts.join(''), width: Math.max(0, x - tracking) }
}

/** Stretches of text by the first face that has their characters; what none has is left out. */
function runsOf(text: string, names: readonly string[]): { font: Font; words: string }[] {
  const fonts = names.map(fontOf)
  const runs: { font: Font; words: string }[] = []
  for (const letter of text.replaceAll('\u00A0', ' ')) {
    const point = letter.codePointAt(0) ?? 0
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point))
    const last = runs.at(-1)
    if (font && last?.font === font) last.words += letter
    else if (font) runs.push({ font, words: letter })
  }
  return runs
}

/** Words in lines no wider than `width` px; a word that is wider stands alone. */
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
