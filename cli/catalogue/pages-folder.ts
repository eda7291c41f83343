import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Json } from '#app/lib/json/json.ts'
import { pageNames, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import { fileFaults } from '#app/pages/publishing/import-pages.server.ts'
import { withPublishedPages, type PublishedPages } from '#app/pages/publishing/published-pages.ts'
import { contentFile } from '#app/projects/publishing/import/project-file.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import { filePages } from '#app/pages/file-pages.ts'

export const pagesFolder = resolve(import.meta.dirname, '../../content/pages')

const LEGAL = { type: 'LegalPage', from: '#app/pages/text-page.ts' }

/** The type that each page's file must satisfy. */
const TYPES: Record<PageName, { type: string; from: string }> = {
  home: { type: 'HomeContent', from: '#app/pages/home-content.ts' },
  faq: { type: 'FaqContent', from: '#app/pages/home-content.ts' },
  about: { type: 'AboutPage', from: '#app/pages/text-page.ts' },
  'how-we-check': { type: 'CheckPage', from: '#app/pages/how-we-check-content.ts' },
  nri: { type: 'TextPage', from: '#app/pages/text-page.ts' },
  money: { type: 'MoneyContent', from: '#app/pages/money-content.ts' },
  terms: LEGAL,
  disclaimer: LEGAL,
  'privacy-policy': LEGAL,
}

/** A page's file for content/pages; the same content gives the same text. */
export function pageFile<P extends PageName>(page: P, content: PageContents[P]): string {
  return contentFile(content, { name: 'words', ...TYPES[page] })
}

/** Writes the pages that differ from their file; returns their names. */
export async function exportPages(
  folder: string,
  published: Pick<PublishedPages, 'contents'>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const pages = withPublishedPages(filePages, published)
  const written: string[] = []
  for (const page of pageNames) {
    const path = join(folder, `${page}.ts`)
    const text = pageFile(page, pages[page])
    if (existsSync(path) && (await readFile(path, 'utf8')) === text) continue
    // Renamed when complete.
    await writeFile(`${path}.half`, text)
    await rename(`${path}.half`, path)
    written.push(`${page}.ts`)
  }
  return written
}

/** A folder's pages, and their faults, a sentence each. */
export async function readPages(folder: string): Promise<{
  pages: Partial<PageContents>
  stored: Partial<Record<PageName, Json>>
  faults: string[]
}> {
  const found: [PageName, unknown][] = []
  const inLanguages: [PageName, Json][] = []
  const faults: string[] = []
  for (const page of pageNames) {
    const path = resolve(folder, `${page}.ts`)
    if (!existsSync(path)) continue
    const read = await import(pathToFileURL(path).href).then(
      ({ words }) => ({ stored: words, ...readPageContent(page, readIn(words)) }),
      (error: Error) => ({ parsed: undefined, faults: [{ at: [], text: error.message }] }),
    )
    faults.push(...fileFaults(page, read.faults))
    found.push([page, read.parsed])
    if ('stored' in read) inLanguages.push([page, read.stored])
  }
  const [pages, stored] = [Object.fromEntries(found), Object.fromEntries(inLanguages)]
  return { pages, stored, faults }
}
