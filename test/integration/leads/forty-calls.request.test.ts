import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { switchTaking } from '#app/assignment/staff-availability.server.ts'
import { isClosed, readStatus } from '#app/leads/status/lead-status.ts'
import { unreachedOutcomes } from '#app/leads/status/outcome.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const mark = 'forty-calls.test'
const COUNT = 40
const asking = signedInOwner()
let Cookie = ''

beforeAll(async () => {
  const { id } = asking.people.agent
  await switchTaking(db, { staffId: id, isTaking: false }, id)
  Cookie = await signIn(asking.people.agent)
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%@${mark}`).execute()
})

/** New, overdue, promised for later, without a next step, and abroad, in turns; every tenth is a person's second enquiry. */
async function addMorning(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, phone_country, email, message, idempotency_key, body_hash, owner_id,
      status, first_contact_at, follow_up_at)
    select 'Asha ' || nth, '9' || (720000000 + nth - (nth % 10 = 9)::int),
      case nth % 5 when 4 then 'AE' else 'IN' end, 'call@' || ${mark}, 'Price?',
      gen_random_uuid()::text, '', ${asking.people.agent.id},
      (array['new', 'contacted', 'negotiation', 'site-visit', 'contacted'])[nth % 5 + 1],
      case when nth % 5 > 0 then now() - interval '4 days' end,
      case nth % 5 when 1 then now() - interval '1 hour' when 2 then now() + interval '2 days'
        when 4 then now() - interval '1 day' end
    from generate_series(1, ${COUNT}::int) as nth returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** An outcome without its time or reason. */
function kindOf(outcome: string): string {
  return outcome.replace(/ (?:\d{4}-|lost ).*/, '')
}

/** Presses a button of the call outcome of a kind that none has pressed, else one that none has, else any, without script; some are there only by day. */
async function call(lead: string, pressed: readonly string[]): Promise<string> {
  const path = `/dashboard/follow-ups/${lead}`
  const html = await (await fetchPath(path, { headers: { Cookie } })).text()
  const [, form = ''] = /<form[^>]*class="outcome-sheet"([\s\S]*?)<\/form>/.exec(html) ?? []
  const buttons = [...form.matchAll(/<button[^>]* value="([^"]+)"/g)]
  const offered = buttons.map(([, value = '']) => value)
  const kinds = new Set(pressed.map(kindOf))
  const outcome =
    offered.find((value) => !kinds.has(kindOf(value))) ??
    offered.find((value) => !pressed.includes(value)) ??
    offered.at(pressed.length % offered.length) ??
    ''
  const fields = [...form.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)]
  const posted = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  const headers = { Origin: 'http://homes.test', Cookie }
  const answer = await postForm(path, { ...posted, outcome }, headers)
  expect({ outcome, status: answer.status }).toEqual({ outcome, status: 302 })
  return outcome
}

async function withoutNextStep(): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'status', 'follow_up_at'])
    .where('email', 'like', `%@${mark}`)
    .execute()
  return rows
    .filter(({ status }) => !isClosed(readStatus(status) ?? 'new'))
    .filter(({ follow_up_at }) => follow_up_at === null || follow_up_at <= new Date())
    .map(({ id }) => id)
}

test('after a morning of 40 calls, with every outcome, each open lead has a next step', async () => {
  const ids = await addMorning()
  expect((await withoutNextStep()).length).toBe(32)
  const outcomes: string[] = []
  for (const id of ids) outcomes.push(await call(id, outcomes))
  expect(outcomes).toEqual(expect.arrayContaining([...unreachedOutcomes, 'connected visit']))
  for (const agreed of ['connected call-again', 'connected details', 'call-back', 'not-interested'])
    expect(outcomes.some((outcome) => outcome.startsWith(agreed))).toBe(true)
  expect(await withoutNextStep()).toEqual([])
})
