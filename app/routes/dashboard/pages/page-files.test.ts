import { expect, test } from 'vitest'

import { pictures } from '#app/media/slots/manifest.server.ts'
import { pagePictures } from '#app/pages/all-pages.ts'
import { pageNames } from '#app/pages/page-content.ts'
import { publishFaults, readPageContent } from '#app/pages/page-faults.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { filePages } from '#app/pages/file-pages.ts'

test.each(pageNames)('the file of %s fits its schema, and could be published', (page) => {
  const shown = filePages[page]
  expect(readPageContent(page, shown)).toEqual({ parsed: shown, faults: [] })
  expect(publishFaults(page, shown, { shown, today: '2026-11-26', isPage })).toEqual([])
})

test('every picture that a page may show exists', () => {
  expect(pagePictures.filter((slot) => !pictures.has(slot))).toEqual([])
})
