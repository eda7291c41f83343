import { readFileSync } from 'node:fs'

import { create } from 'fontkit'

import { fontFile } from './font-file.server.ts'
import { textToPrint } from './unprinted.ts'

type Font = ReturnType<typeof create>

type FontRun = { font: string; text: string }

export const fallbackFonts = [
  'noto-devanagari-400',
  'noto-latin-400',
  'noto-vietnamese-400',
  'noto-symbols-2-400',
  'noto-math-400',
  'noto-symbols-400',
] as const

const PLAIN = /^[\n -~]+$/

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const opened = new Map<string, Font>()

export function fontOf(name: string): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(fontFile(name)))
  opened.set(name, font)
  return font
}

/** Uses the first font with each letter and its marks; letters without a font are dropped. */
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

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu

function hasAll(name: string, segment: string): boolean {
  return Array.from(segment).every((letter) =>
    fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
}
