import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { switchTaking } from '#app/assignment/staff-availability.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const mark = 'next-step.test'
const asking = signedInOwner()
/** An owner's queue has everyone's leads, and who takes leads is given what other files left. */
let Cookie = ''

beforeAll(async () => {
  const { id } = asking.people.agent
  await switchTaking(db, { staffId: id, isTaking: false }, id)
  Cookie = await signIn(asking.people.agent)
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%@${mark}`).execute()
})

/** Leads of the agent with follow-ups that are overdue, the oldest first. */
async function addOverdue(count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, idempotency_key, body_hash, owner_id, follow_up_at)
    select 'Asha ' || nth, '9' || (710000000 + nth), 'due@' || ${mark}, 'Price?',
      gen_random_uuid()::text, '', ${asking.people.agent.id},
      '1999-01-01T04:30:00Z'::timestamptz + make_interval(mins => nth)
    from generate_series(1, ${count}::int) as nth returning id`.execute(db)
  return rows.map(({ id }) => id)
}

function post(lead: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: 'http://homes.test', Cookie }
  return postForm(`/dashboard/follow-ups/${lead}`, fields, headers)
}

const next = (answer: Response) => answer.headers.get('location')?.split('?')[0]

const followUp = (lead: string) =>
  db.selectFrom('leads').select('follow_up_at').where('id', '=', lead).executeTakeFirstOrThrow()

test('without script the queue goes on from its place, and an answered call waits for its next step', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await addOverdue(4)
  expect(next(await post(second, { outcome: 'no-answer' }))).toBe(`/dashboard/follow-ups/${third}`)
  const open = await post(third, { outcome: 'connected', note: 'Likes the park side' })
  expect(open.status).toBe(422)
  const html = await open.text()
  expect(html).toContain(panelTexts.nextMissing)
  expect(html).toMatch(/<textarea[^>]* name="note"[^>]*>Likes the park side</)
  expect(html).toContain(panelTexts.remindMe.details)
  expect((await followUp(third)).follow_up_at?.getUTCFullYear()).toBe(1999)
  const saved = await post(third, {
    outcome: 'connected call-again',
    nextAt: '2099-03-02T10:00',
  })
  expect(next(saved)).toBe(`/dashboard/follow-ups/${fourth}`)
  expect((await followUp(third)).follow_up_at).toEqual(new Date('2099-03-02T04:30:00Z'))
  expect(next(await post(first, { outcome: 'wrong-number' }))).toBe(
    `/dashboard/follow-ups/${fourth}`,
  )
  const visit = await post(fourth, { outcome: 'connected visit' })
  expect(visit.headers.get('location')).toContain(`/dashboard/visits?lead=${fourth}`)
})

test('after the last call the panel says that the queue has ended, and who is next', async () => {
  await db.deleteFrom('leads').where('email', 'like', `%@${mark}`).execute()
  const [last = '', other = ''] = await addOverdue(2)
  const first = await shownAfter(last, '2098-03-02T10:00')
  expect(first).not.toContain(queueTexts.end.slice(0, -1))
  const end = await shownAfter(other, '2099-03-02T10:00')
  expect(first).toContain(panelTexts.doneFor('Asha 1'))
  expect(first).toContain(panelTexts.backTo('Asha 1'))
  const said = queueTexts.endOfDay('Sun 2 Mar 2098, 10:00 am', 'Asha 1')
  expect(end).toContain(`${panelTexts.done} ${said}`)
})

test('what was so already is saved, and nothing is offered to be taken back', async () => {
  const [lead = ''] = await addOverdue(1)
  const shown = async (status: string) => {
    const saved = await post(lead, { status })
    const headers = { Cookie }
    return (await fetchPath(saved.headers.get('location') ?? '', { headers })).text()
  }
  const bar = /<div class="done-bar"[\s\S]*?<\/div>/
  const [changed = ''] = bar.exec(await shown('negotiation')) ?? []
  expect(changed).toContain(panelTexts.done)
  expect(changed).toContain(panelTexts.undo)
  const [same = ''] = bar.exec(await shown('negotiation')) ?? []
  expect(same).toContain(panelTexts.done)
  expect(same).not.toContain(panelTexts.undo)
})

/** What the panel shows once a call back at this hour is saved. */
async function shownAfter(lead: string, nextAt: string): Promise<string> {
  const saved = await post(lead, { outcome: 'call-back', nextAt })
  const headers = { Cookie }
  const html = await (await fetchPath(saved.headers.get('location') ?? '', { headers })).text()
  return html.split('<script')[0] ?? ''
}

test('"Use mine" sends the whole call again: outcome, note and next step', async () => {
  const [lead = ''] = await addOverdue(1)
  const call = {
    outcome: 'connected details',
    nextAt: '2099-03-02T10:00',
    note: 'Likes the "park" side\nand two lifts',
    draft: `owner call ${lead}`,
  }
  const outrun = await post(lead, { ...call, 'seen.status': 'contacted' })
  expect(outrun.status).toBe(409)
  const html = await outrun.text()
  const box = html.slice(html.indexOf('class="conflict-choice"'))
  const fields = hiddenFields(box.slice(0, box.indexOf('</form>')))
  expect(fields).toMatchObject({ ...call, at: expect.stringMatching(/Z$/) })
  expect(next(await post(lead, fields))).toMatch(/^\/dashboard\/follow-ups\//)
  const { rows } = await sql<{
    kind: string
    new_value: string
  }>`select kind, new_value from lead_changes
    where lead_id = ${lead} and kind in ('outcome', 'note', 'next-step') order by kind`.execute(db)
  expect(rows.map(({ new_value: became }) => became)).toEqual(['details', call.note, 'connected'])
  expect((await followUp(lead)).follow_up_at).toEqual(new Date('2099-03-02T04:30:00Z'))
})

/** The hidden fields of a piece of a page, as a browser sends them. */
function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const read = [...fields].map(([, ...texts]) =>
    texts.map((text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
  )
  return Object.fromEntries(read)
}

test('the list is filtered by what has no follow-up', async () => {
  const headers = { Cookie }
  const [lost = '', fresh = ''] = await addOverdue(2)
  await sql`update leads set follow_up_at = null, status = 'contacted', name = 'Bina Without'
    where id = ${lost}`.execute(db)
  await sql`update leads set follow_up_at = null, name = 'Chitra Fresh' where id = ${fresh}`.execute(
    db,
  )
  const html = await (await fetchPath('/dashboard?followUp=none', { headers })).text()
  expect(html).toContain('Bina Without')
  expect(html).not.toContain('Chitra Fresh')
})

test('after a handover the queue goes on, and the page says to whom the lead went and whether they hear of it', async () => {
  await db.deleteFrom('leads').where('email', 'like', `%@${mark}`).execute()
  const [first = '', second = ''] = await addOverdue(2)
  const { id } = asking.people.owner
  const { name } = await db
    .selectFrom('staff_users')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const shown = async (lead: string) => {
    const address = (await post(lead, { ownerId: id })).headers.get('location') ?? ''
    const html = await (await fetchPath(address, { headers: { Cookie } })).text()
    return { address, html: html.split('<script')[0] ?? '' }
  }
  await db.deleteFrom('push_subscriptions').where('staff_id', '=', id).execute()
  const quiet = await shown(first)
  expect(quiet.address).toContain(`/dashboard/follow-ups/${second}?`)
  expect(quiet.html).toContain(`${panelTexts.doneFor('Asha 1')} ${panelTexts.givenTo(name, false)}`)
  await db
    .insertInto('push_subscriptions')
    .values({ staff_id: id, session_id: '', endpoint: 'https://a.test', p256dh: '', auth: '' })
    .execute()
  expect((await shown(second)).html).toContain(panelTexts.givenTo(name, true))
  await db.deleteFrom('push_subscriptions').where('staff_id', '=', id).execute()
})
