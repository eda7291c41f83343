import { expect, test } from 'vitest'

import { fallbackFonts, fontRuns } from './font-runs.server.ts'
import { unprintedLetters } from './unprinted.ts'

const fonts = ['anek-400', 'anek-inr-400', ...fallbackFonts]
const textOf = (text: string) =>
  fontRuns(text, fonts)
    .map((run) => run.text)
    .join('')

test('each run uses the first font with its letters', () => {
  expect(fontRuns('Gated ✔ नोएडा, ₹ 5', fonts)).toEqual([
    { font: 'anek-400', text: 'Gated ' },
    { font: 'noto-symbols-2-400', text: '✔' },
    { font: 'anek-400', text: ' ' },
    { font: 'noto-devanagari-400', text: 'नोएडा' },
    { font: 'anek-400', text: ', ' },
    { font: 'anek-inr-400', text: '₹' },
    { font: 'anek-400', text: ' 5' },
  ])
})

test('a Hindi letter keeps its marks and joiners in one font', () => {
  const [run, ...others] = fontRuns('क्‍षत्रिय', fonts)
  expect(others).toEqual([])
  expect(run).toEqual({ font: 'noto-devanagari-400', text: 'क्‍षत्रिय' })
})

test('letters without a font are dropped, never replaced', () => {
  expect(textOf('A🏡B❤️C👨‍👩‍👧D👍🏽')).toBe('AB❤CD')
})

test.each(['petrona', 'anek'])('the printable letters are those of the fonts with %s', (own) => {
  const all = [`${own}-400`, `${own}-inr-400`, ...fallbackFonts]
  const points = Array.from({ length: 0x30_00 - 0x20 }, (_, at) => 0x20 + at)
  const wrong = [...points, 0xa8_e0, 0xac_00, 0x1_f3_e1].filter((point) => {
    const letter = String.fromCodePoint(point)
    if (/[\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(letter)) return false
    const isPrinted = fontRuns(letter, all).length > 0
    return isPrinted !== (unprintedLetters(letter).length === 0)
  })
  expect(wrong.map((point) => point.toString(16))).toEqual([])
})
