import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const asking = signedInOwner({ canExport: true })
let leadId = ''
let before = ''

beforeAll(async () => {
  leadId = await addNewLead(db, { name: 'Listed Person', location: 'Noida', city: 'Noida' })
})
beforeEach(async () => {
  const { rows } = await sql<{
    id: string
  }>`select coalesce(max(id), 0)::text as id from audit_log`.execute(db)
  before = rows[0]?.id ?? '0'
})
afterAll(async () => {
  await db.deleteFrom('leads').where('id', '=', leadId).execute()
})

/** What was written since the test began, the oldest first. */
async function written(): Promise<string[]> {
  const { lines } = await listAudit(db, null)
  return lines
    .filter(({ id }) => BigInt(id) > BigInt(before))
    .map(({ text }) => text)
    .toReversed()
}

const open = async (path: string) =>
  (await fetchPath(path, { headers: { Cookie: asking.Cookie } })).text()

test('who looks at the list is in the audit log, by filter and count, and never by what was searched for', async () => {
  await open('/dashboard?city=-Goa&status=new')
  await open('/dashboard?status=new&city=-Goa&sort=name')
  await open('/dashboard/leads/part?since=1')
  await postForm(
    '/dashboard/leads/search?city=Noida',
    { q: 'Listed Person' },
    { Origin, Cookie: asking.Cookie },
  )
  await postForm(
    '/dashboard/leads/search?city=Noida',
    { q: 'Listed' },
    { Origin, Cookie: asking.Cookie },
  )
  const lines = await written()
  expect(lines[0]).toMatch(
    /^The owner viewed the list of leads: .*leads?, filter: status new, city not Goa$/,
  )
  expect(lines.at(-1)).toBe(
    'The owner viewed the list of leads: 1 lead, filter: city Noida, found by search',
  )
  expect(lines.join()).not.toContain('Listed')
  expect(lines.filter((line) => line.includes('not Goa'))).toHaveLength(1)
})

test('so is who looks at what is due, the visits and spam', async () => {
  for (const path of [
    '/dashboard/follow-ups',
    '/dashboard/visits?day=2031-03-05',
    '/dashboard/spam',
  ])
    for (let time = 0; time < 2; time += 1) await open(path)
  expect(await written()).toEqual([
    expect.stringMatching(/^The owner viewed the follow-ups: \d+ leads?$/),
    expect.stringMatching(/^The owner viewed the visits on 5 Mar 2031: \d+ leads?$/),
    expect.stringMatching(/^The owner viewed spam: \d+ enquir(?:y|ies)$/),
  ])
})

test('an export is there with its filter', async () => {
  await (
    await postForm(
      '/dashboard/Leads_List.csv?city=Noida',
      { q: 'Listed' },
      { Origin, Cookie: asking.Cookie },
    )
  ).text()
  expect(await written()).toEqual([
    'The owner exported 1 lead as csv, filter: city Noida, found by search',
  ])
})
