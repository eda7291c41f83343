import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { db } from '#db/client.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { start } from '#test/helpers/site/process.ts'

let { folder, remove } = temporaryFolder()
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

const filed = wholeCatalogue()
const one = filed.find(({ possession, pages }) => possession === undefined && !pages)
if (!one) throw new Error('The catalogue lacks a project that these tests can change.')
const { slug } = one

async function command(...words: string[]): Promise<{ status: number | null; output: string }> {
  const running = start(words, { DATABASE_URL: process.env['DATABASE_URL'] ?? '' })
  return { status: await running.ended, output: running.output() }
}

const take = (...words: string[]) => command('cli/catalogue/import.ts', '--from', folder, ...words)

test('the commands say what they did; a trial says what an import would change, and writes nothing', async () => {
  const exported = await command('cli/catalogue/export.ts', '--to', folder)
  const { length } = filed
  expect(exported).toMatchObject({ status: 0 })
  expect(exported.output).toContain(`Written: ${slug}.ts
`)
  expect(exported.output).toContain(`
${length} of ${length} projects differed from`)
  expect(await take()).toEqual({
    status: 0,
    output: 'The site already shows this. There is nothing to import.\n',
  })
  const file = join(folder, `${slug}.ts`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('  summary:', "  possession: 'March 2031',\n  summary:"),
  )
  const { output } = await take('--dry-run')
  expect(output).toContain(`${slug}: would be published\n  possession: nothing → "March 2031"\n`)
  expect((await readPublished(db)).version).toBe(0)
})

test('the words of pages go the same way', async () => {
  const pages = join(folder, 'pages')
  await command('cli/catalogue/export.ts', '--to', folder, '--pages-to', pages)
  const same = await take('--pages-from', pages)
  expect(same.output).toBe('The site already shows this. There is nothing to import.\n')
  const file = join(pages, 'faq.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/heading: '.*'/, "heading: 'What you ask'"))
  const { output } = await take('--pages-from', pages, '--dry-run')
  expect(output).toContain('words of faq: would be published\n  heading: ')
  expect(output).toContain('it would have published the words of 1 page.')
  writeFileSync(file, text.replace(/heading: '.*'/, "heading: ''"))
  const refused = await take('--pages-from', pages)
  expect(refused).toMatchObject({ status: 1 })
  expect(refused.output).toContain(`Nothing was imported.
  faq.ts: heading must say something`)
  expect((await readPublishedPages(db)).version).toBe(0)
})

test('what is wrong is said by file and field, and nothing is imported', async () => {
  await command('cli/catalogue/export.ts', '--to', folder)
  const file = join(folder, `${slug}.ts`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^ {2}type: .*$/m, "  type: 'Castle',"))
  const refused = await take()
  expect(refused.status).toBe(1)
  expect(refused.output).toContain(`Nothing was imported.
  ${slug}.ts: type `)
  appendFileSync(file, '}')
  const broken = await take()
  expect(broken.status).toBe(1)
  expect(broken.output).toContain(`Nothing was imported.\n  ${slug}.ts: `)
  expect(broken.output).not.toContain('    at ')
  const absent = await take('--from', join(folder, 'nowhere'))
  expect(absent.output).toContain('nowhere')
  expect(absent.output).not.toContain('    at ')
})

test('what is missing for the authorities is named for every project', async () => {
  const { status, output } = await command('cli/projects/rera-report.ts')
  expect(status).toBe(0)
  expect(output).toContain(` of ${filed.length} pages sell without a registration number`)
  expect(output).toMatch(/(?:facts last checked \d+ days ago|No facts are older than 90 days)/)
})
