import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { BEYOND_NAMES } from '#app/leads/search/lead-search.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { personTexts } from '#app/strings/en/person.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = `95${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const mark = 'people.test'
let Cookie = ''
let agent = ''

beforeAll(async () => {
  const added = await addUsualAgent(db, { phone, password })
  agent = added.kind === 'added' ? added.id : ''
  const login = await postForm('/admin', { phone, password })
  Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
})

/** A lead that is the agent's already: one that waits is assigned meanwhile, which its history then has. */
async function addLead(name: string, number: string, mailbox: string = crypto.randomUUID()) {
  const { rows } = await sql<{ id: string }>`
    insert into leads
      (name, phone, email, message, owner_id, idempotency_key, body_hash, phonetic_keys)
    values (${name}, ${number}, ${`${mailbox}@${mark}`}, 'Price?', ${agent},
      gen_random_uuid()::text, 'x', ${nameKeys(name)}::text[]) returning id`.execute(db)
  return rows[0]?.id ?? ''
}

const somePhone = () => `94${randomInt(10_000_000, 99_999_999)}`

async function panel(id: string): Promise<string> {
  return (await fetchPath(`/dashboard/leads/${id}`, { headers: { Cookie } })).text().then(body)
}

/** What is read; some way down the page stands all of it again, for the script. */
const body = (html: string) => html.split('<script')[0]?.replaceAll('<!-- -->', '') ?? ''

function say(id: string, change: string, other: string, back = `/dashboard/leads/${id}`) {
  const fields = { change, other, back }
  return postForm(`/dashboard/leads/${id}/duplicates`, fields, { Origin, Cookie })
}

test('without script two phones are joined, which is written, and taken back', async () => {
  const [one, two] = [somePhone(), somePhone()]
  const lead = await addLead('Leela First', one, 'leela')
  const other = await addLead('L. Second', two, 'LEELA')
  const before = await panel(lead)
  expect(before).toContain(personTexts.maybe)
  expect(before).toContain(`action="/dashboard/leads/${lead}/duplicates"`)
  expect(before).not.toContain(personTexts.enquiries)
  const said = await say(lead, 'link', other)
  const at = said.headers.get('Location') ?? ''
  expect([said.status, at]).toEqual([
    302,
    expect.stringMatching(`^/dashboard/leads/${lead}\\?done=`),
  ])
  const after = await panel(lead)
  expect(after).toContain(personTexts.enquiries)
  expect(after).toContain(personTexts.events.merged(`L. Second, ${two}`))
  expect(after).not.toContain(personTexts.maybe)
  expect(await panel(other)).toContain('Leela First')
  const undo = {
    changeSetId: new URL(at, Origin).searchParams.get('done') ?? '',
    back: '/dashboard',
  }
  await postForm('/dashboard/undo', undo, { Origin, Cookie })
  expect(await panel(other)).not.toContain(personTexts.enquiries)
})

test('without script an enquiry is taken apart from its phone, and joined again', async () => {
  const number = somePhone()
  const [lead, other] = [await addLead('Mohan One', number), await addLead('Sohan Two', number)]
  expect(await panel(lead)).toContain('Sohan Two')
  await say(lead, 'unlink', lead)
  expect(await panel(lead)).toContain(personTexts.isUnlinked)
  expect(await panel(other)).toContain(personTexts.unlinked)
  await say(other, 'relink', lead)
  expect(await panel(lead)).toContain(personTexts.enquiries)
})

test('what cannot be said changes nothing, and leads to a page of the dashboard', async () => {
  const lead = await addLead('Quite Alone', somePhone())
  for (const change of ['link', 'unlink', 'relink', '']) {
    for (const other of ['', 'x', '9'.repeat(30), change === 'unlink' ? '0' : lead]) {
      const said = await say(lead, change, other, 'https://elsewhere.example/')
      expect([said.status, said.headers.get('Location')]).toEqual([302, '/dashboard'])
    }
    const told = await say(lead, change, 'x')
    expect(told.headers.get('Location')).toBe(`/dashboard/leads/${lead}?done=gone`)
    const path = `/dashboard/leads/${lead}/duplicates`
    const stranger = await postForm(path, { change, other: lead }, { Origin })
    expect(stranger.headers.get('Location')).toContain('/admin')
  }
  const rows = await db
    .selectFrom('lead_changes')
    .select('id')
    .where('lead_id', '=', lead)
    .execute()
  expect(rows).toEqual([])
})

test('a search without script ends with the names that sound alike, which are not counted', async () => {
  await addLead('Xavi Quxwala', somePhone())
  await addLead('Xaavee Quxwaala', somePhone())
  const search = async (path: string, more = {}) =>
    (await postForm(path, { q: 'Xavi Quxwala', ...more }, { Origin, Cookie })).text()
  const html = body(await search('/dashboard'))
  expect(html.indexOf(listTexts.similar)).toBeGreaterThan(html.indexOf('Xavi Quxwala</a>'))
  expect(html.indexOf('Xaavee Quxwaala')).toBeGreaterThan(html.indexOf(listTexts.similar))
  expect(html).toContain('1 lead.')
  expect(JSON.parse(await search('/dashboard/leads/search'))).toMatchObject({
    leads: [{ name: 'Xavi Quxwala' }],
    older: BEYOND_NAMES,
  })
  expect(JSON.parse(await search('/dashboard/leads/search', { alike: 'all' }))).toMatchObject({
    alike: [{ name: 'Xaavee Quxwaala' }],
  })
  const file = await postForm(
    '/dashboard/Leads_List.csv',
    { q: 'Xavi Quxwala' },
    { Origin, Cookie },
  )
  expect(await file.text()).not.toContain('Xaavee')
})
