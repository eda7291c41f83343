import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { pageNames } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import { filePages } from '#app/pages/file-pages.ts'

import { exportPages, pageFile, pagesFolder } from './pages-folder.ts'

test.each(pageNames)('the file of %s is what its words are written as', (page) => {
  const { parsed: words } = readPageContent(page, filePages[page])
  const file = readFileSync(join(pagesFolder, `${page}.ts`), 'utf8')
  expect(words && pageFile(page, words)).toBe(file)
})

test('words that are exported are read back as they were, and are not written twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const faq = { ...filePages.faq, heading: 'What “people” ask, it’s \\ said: "why"?' }
  expect(await exportPages(folder, { contents: { faq } })).toHaveLength(pageNames.length)
  expect(await exportPages(folder, { contents: { faq } })).toEqual([])
  expect(await exportPages(folder, { contents: {} })).toEqual(['faq.ts'])
  await exportPages(folder, { contents: { faq } })
  const read: { words: unknown } = await import(pathToFileURL(join(folder, 'faq.ts')).href)
  expect(read.words).toEqual(faq)
  rmSync(folder, { recursive: true })
})
