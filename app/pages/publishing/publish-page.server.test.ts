import type { JsonFields } from '#app/lib/json/json.ts'
import type { Transaction } from 'kysely'
import { expect } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { PageName } from '#app/pages/page-content.ts'
import { filePages as filed } from '#app/pages/file-pages.ts'
import type { Database } from '#db/schema.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { pageVersions } from './page-store.server.ts'
import { publishPage } from './publish-page.server.ts'
import { readPublishedPages } from './published-pages.server.ts'
import { legalTexts } from './legal-texts.ts'
import { withPublishedPages } from './published-pages.ts'

const asha = { id: 'asha' }
const today = indianDay(new Date())

type Trx = Transaction<Database>

async function saved(
  db: Trx,
  page: PageName,
  content: JsonFields,
  basedOn: string | null = null,
): Promise<string> {
  const answer = await pageVersions.save(db, { subject: page, basedOn, content }, asha)
  if (answer.kind !== 'saved') throw new Error('It was overtaken.')
  return answer.id
}

const publish = (db: Trx, id: string) =>
  publishPage(db, { id }, { by: asha, fromFile: filed, today, isPage: () => true })

const faq = { ...filed.faq, heading: 'What people ask' }
const terms = { ...filed.terms, lede: 'Other terms.', inForceSince: today }

it('shows a draft only after its publication, and leaves other pages alone', async ({
  trx: db,
}) => {
  await addAgent(db, asha.id)
  const first = await saved(db, 'faq', faq)
  expect(await readPublishedPages(db)).toMatchObject({ version: 0, contents: {} })
  expect(await publish(db, first)).toEqual({ kind: 'published' })
  const published = await readPublishedPages(db)
  expect(published.version).toBeGreaterThan(0)
  expect(withPublishedPages(filed, published)).toEqual({ ...filed, faq })
  expect(await publish(db, first)).toEqual({ kind: 'absent' })
  await saved(db, 'faq', filed.faq, first)
  expect((await readPublishedPages(db)).contents.faq).toEqual(faq)
})

it('a faulty version is not published, with a reason', async ({ trx: db }) => {
  await addAgent(db, asha.id)
  const first = await saved(db, 'faq', faq)
  const wrong = await saved(db, 'faq', { ...faq, heading: '' }, first)
  expect(await publish(db, wrong)).toMatchObject({
    kind: 'faulty',
    faults: [{ at: ['heading'] }],
  })
  const old = await saved(db, 'terms', { ...terms, inForceSince: '2026-11-21' })
  expect(await publish(db, old)).toMatchObject({
    kind: 'faulty',
    faults: [{ at: ['inForceSince'] }],
  })
  expect(await readPublishedPages(db)).toMatchObject({ version: 0 })
})

it('keeps every legal text, two of one day at two addresses', async ({ trx: db }) => {
  await addAgent(db, asha.id)
  const first = await saved(db, 'terms', terms)
  await publish(db, first)
  await publish(db, await saved(db, 'terms', { ...terms, lede: 'Again.' }, first))
  const texts = legalTexts(filed, await readPublishedPages(db), today).get('terms') ?? []
  expect(texts.map(({ part }) => part)).toEqual([filed.terms.inForceSince, today, `${today}-2`])
  expect(texts.map(({ content: words }) => words.lede)).toEqual([
    filed.terms.lede,
    'Other terms.',
    'Again.',
  ])
})
