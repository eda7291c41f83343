import { expect, test } from 'vitest'

import { pictures } from '#app/media/slots/manifest.server.ts'
import { wordPictures } from '#app/pages/all-pages.ts'
import { wordPages } from '#app/pages/page-content.ts'
import { publishFaults, readWords } from '#app/pages/page-faults.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { filedWords } from '#content/pages/filed-words.ts'

test.each(wordPages)('the file of %s fits its schema, and could be published', (page) => {
  const shown = filedWords[page]
  expect(readWords(page, shown)).toEqual({ words: shown, faults: [] })
  expect(publishFaults(page, shown, { shown, today: '2026-11-26', isPage })).toEqual([])
})

test('every picture that a page may show exists', () => {
  expect(wordPictures.filter((slot) => !pictures.has(slot))).toEqual([])
})
