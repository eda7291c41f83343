import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutText } from './cut-text.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

test.each([
  ['Asha Rao', 80, 'Asha Rao'],
  ['Asha Rao', 4, 'Asha'],
  ['Asha 🏡', 6, 'Asha '],
  ['Asha 👩‍👩‍👧‍👦!', 9, 'Asha '],
  ['Asha 👍🏽', 7, 'Asha '],
  ['Goa 🇮🇳🇮🇳', 10, 'Goa 🇮🇳'],
  ['Rene\u0301e', 4, 'Ren'],
  ['मीरा', 3, 'मी'],
  ['x\ud83d', 2, 'x\ud83d'],
])('%j in %d code units is %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected)
})

test('no emoji, mark or flag is cut in two, wherever the end falls', () => {
  const parts = fc.constantFrom('a', ' ', '🏡', '👩‍👩‍👧‍👦', '👍🏽', '🇮🇳', 'é', 'मी', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿')
  fc.assert(
    fc.property(fc.array(parts), fc.integer({ min: 14, max: 80 }), (all, max) => {
      const text = all.join('')
      const cut = cutText(text, max)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(text.startsWith(cut)).toBe(true)
      const next = letters.segment(`${text} `).containing(cut.length)
      expect(next?.index).toBe(cut.length)
    }),
  )
})

test('a letter with endless marks is cut all the same', () => {
  expect(cutText(`a${'\u0301'.repeat(200)}`, 80)).toHaveLength(80)
})
