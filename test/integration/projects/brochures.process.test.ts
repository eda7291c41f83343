import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { formatPrice, priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { printedAnswer } from '#app/projects/questions/question-texts.ts'
import { contacts } from '#test/helpers/contacts.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { projects, projectWhere } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

const folder = join(ofWorker('dataFolder'), 'brochures')

/** The words of a PDF in reading order. Needs Debian's poppler-utils, which npm test installs. */
function textOf(pdf: Uint8Array): string {
  const file = join(ofWorker('dataFolder'), 'read.pdf')
  writeFileSync(file, pdf)
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  rmSync(file)
  return text.replaceAll(/\s+/g, ' ')
}

function keptOf(slug: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(`${slug}-`))
}

async function brochure(slug: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchPath(`/brochures/${slug}.pdf`)).arrayBuffer())
}

/** The amounts of a project's price list, as they are written there. */
function pricesOf({ sections, revealPrice }: Project): string[] {
  if (revealPrice === 'soon') return []
  return sections.flatMap((section) =>
    section.kind === 'prices' ? section.rows.map(({ from }) => from) : [],
  )
}

function claimsOf({ pages = [] }: Project): string[] {
  const sections = pages.flatMap((page) => page.sections)
  return sections.flatMap((section) => (section.kind === 'claims' ? section.items : []))
}

/** As much of a text as stands on one line of a column. */
function beginning(text: string): string {
  return text.split(' ').slice(0, 4).join(' ')
}

test('a brochure is a PDF to be read in the browser, checked again each time', async () => {
  const response = await fetchPath('/brochures/lodha-goa.pdf')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="lodha-goa.pdf"')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Link')).toContain('http://homes.test/lodha-goa')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(Number(response.headers.get('Content-Length'))).toBe(bytes.byteLength)
})

test('who holds the brochure learns that it is still the same, and nothing is sent', async () => {
  const first = await fetchPath('/brochures/lodha-goa.pdf')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\da-f]{24}"$/)
  expect((await fetchPath('/brochures/lodha-goa.pdf')).headers.get('ETag')).toBe(etag)
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await fetchPath('/brochures/lodha-goa.pdf', {
      headers: { 'If-None-Match': held },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  const other = await fetchPath('/brochures/lodha-goa.pdf', {
    headers: { 'If-None-Match': '"other"' },
  })
  expect(other.status).toBe(200)
})

test('many who ask at once share one rendering, which is kept', async () => {
  const asked = await Promise.all(Array.from({ length: 6 }, () => brochure('godrej-indore')))
  for (const pdf of asked) expect(Buffer.compare(pdf, asked[0] ?? pdf)).toBe(0)
  expect(keptOf('godrej-indore')).toHaveLength(1)
  expect(Buffer.compare(await brochure('godrej-indore'), asked[0] ?? new Uint8Array())).toBe(0)
})

test('the brochure is the same whatever host is asked for', async () => {
  const path = '/brochures/bhutani-film-city.pdf'
  const tags = new Set<string | null>()
  for (const origin of ['http://homes.test', 'http://localhost:3000', 'http://127.0.0.1']) {
    const response = await fetchPath(path, {}, { origin })
    tags.add(response.headers.get('ETag'))
    await response.arrayBuffer()
  }
  expect(tags.size).toBe(1)
  expect(keptOf('bhutani-film-city')).toHaveLength(1)
})

test.each(['/brochures/nowhere.pdf', '/brochures/lodha-goa', '/brochures/..%2Flodha-goa.pdf'])(
  '%s is not found',
  async (path) => {
    expect((await fetchPath(path)).status).toBe(404)
  },
)

test.runIf(existsSync('/usr/bin/pdftotext'))(
  'a brochure answers each question as the page does, with source and day',
  { timeout: 180_000 },
  async () => {
    const today = indianDay(new Date())
    for (const project of process.env['SHORT'] === '1' ? projects.slice(0, 5) : projects) {
      const said = textOf(await brochure(project.slug))
      const questions = questionStates(project)
      for (const question of questions) {
        expect(said, project.slug).toContain(question.label)
        const answer = printedAnswer(question, today).replaceAll('\u00A0', ' ')
        expect(said, project.slug).toContain(beginning(answer))
      }
      const open = questions.filter(
        (question) => printedAnswer(question, today) === 'Not announced',
      )
      expect(said.split('Not announced')).toHaveLength(open.length + 1)
    }
  },
)

test.runIf(existsSync('/usr/bin/pdftotext'))(
  'the brochure says what the page says, and whose claims are whose',
  async () => {
    const priced = projectWhere('with its prices', (one) => pricesOf(one).length > 0)
    const said = textOf(await brochure(priced.slug))
    for (const words of [
      priced.name,
      priceLabel(priced).text.replaceAll('\u00A0', ' '),
      ...pricesOf(priced).map((price) => formatPrice(price).replaceAll('\u00A0', ' ')),
      priced.rera?.number ?? 'number on request',
      IMPRESSION_LABEL,
      'homes.test',
      `/${priced.slug}`,
      contacts.PUBLIC_EMAIL,
      'Disclaimer',
    ]) {
      expect(said).toContain(words)
    }
    expect(said).toMatch(/ (\d+) ?\/ ?\1 $/)
    const family = projectWhere(
      'with claims on the pages below it',
      (one) => claimsOf(one).length > 0,
    )
    const told = textOf(await brochure(family.slug))
    for (const { name } of family.pages ?? []) expect(told).toContain(name)
    for (const claim of claimsOf(family)) expect(told).toContain(beginning(claim))
    expect(told).toContain('These are the developer’s statements, not ours.')
    expect(told).toMatch(/ 1 ?\/ ?(\d+) .* \1 ?\/ ?\1 $/)
  },
)
