import { readFileSync } from 'node:fs'

import { create } from 'fontkit'

import { fontFile } from './font-file.server.ts'
import { textToPrint } from './unprinted.ts'

type Font = ReturnType<typeof create>

/** A stretch of text in one font, by the name of its file. */
type FontRun = { font: string; text: string }

/** The fonts for letters that the house's own lack, in the order in which they are asked. */
export const fallbackFonts = [
  'noto-devanagari-400',
  'noto-latin-400',
  'noto-vietnamese-400',
  'noto-symbols-2-400',
  'noto-math-400',
  'noto-symbols-400',
] as const

/** What every font of the house has, and most texts hold alone. */
const PLAIN = /^[\n -~]+$/

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const opened = new Map<string, Font>()

/** A font of `app/lib/fonts`; opened once. */
export function fontOf(name: string): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(fontFile(name)))
  opened.set(name, font)
  return font
}

/**
 * A text by the first font that has each letter with its marks. A letter that no font has is left out,
 * never replaced by another.
 */
export function fontRuns(text: string, fonts: readonly string[]): FontRun[] {
  const [first] = fonts
  if (first !== undefined && PLAIN.test(text)) return [{ font: first, text }]
  const runs: FontRun[] = []
  const add = (font: string, part: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += part
    else runs.push({ font, text: part })
  }
  for (const { segment } of letters.segment(textToPrint(text))) {
    const font = /^\s+$/.test(segment) ? first : fonts.find((name) => hasAll(name, segment))
    if (font !== undefined) add(font, segment)
    else
      for (const letter of segment.replaceAll(IGNORED, '')) {
        const own = fonts.find((name) => hasAll(name, letter))
        if (own !== undefined) add(own, letter)
      }
  }
  return runs
}

/** What is no letter of its own, as the sign that asks for a coloured emoji. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu

function hasAll(name: string, segment: string): boolean {
  return Array.from(segment).every((letter) =>
    fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
}
