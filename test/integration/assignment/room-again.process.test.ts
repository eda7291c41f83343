import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { leadField } from '#app/leads/bulk/many-change.ts'
import { db, pool } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

const Origin = 'http://homes.test'
const mark = 'room.test'
/** Where only the agent of this test is given leads, one at a time. */
const CITY = 'Room Again'
/** Milliseconds within which nothing is given on its own: looks come every three seconds. */
const BEFORE_NEXT = 2500
let people: Record<Role, Person>
let Cookie = ''
let rule = 0
let settings: { active_from: Date; escalate_minutes: number; alert_minutes: number }

beforeAll(async () => {
  // What other files left, waiting or in hands that do not touch it, would take the agent's only place.
  settings = await db
    .selectFrom('assignment_settings')
    .select(['active_from', 'escalate_minutes', 'alert_minutes'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('assignment_settings')
    .set({ active_from: new Date(), escalate_minutes: 10_000, alert_minutes: 10_000 })
    .execute()
  people = await addPeople(true)
  Cookie = await signIn(people.owner)
  await signIn(people.agent)
  await db
    .insertInto('staff_availability')
    .values({ staff_id: people.agent.id, is_available: true, max_new_leads: 1 })
    .execute()
  const conditions = JSON.stringify([{ kind: 'city', isNot: false, values: [CITY] }])
  const { id } = await db
    .insertInto('assignment_rules')
    .values({ position: -1, conditions, is_for_all: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  rule = id
  await db
    .insertInto('assignment_rule_people')
    .values({ rule_id: rule, staff_id: people.agent.id })
    .execute()
})

afterEach(() => db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute())

afterAll(async () => {
  await db.updateTable('assignment_settings').set(settings).execute()
  await db.deleteFrom('assignment_rules').where('id', '=', rule).execute()
  await removePeople(people)
  await pool.end()
})

const addLead = () => addNewLead(db, { email: `asha@${mark}`, location: CITY, city: CITY })

/** Answers when someone has the lead; throws where no one has after ten seconds. */
async function given(id: string): Promise<number> {
  for (let tries = 0; tries < 500; tries += 1) {
    const lead = await db
      .selectFrom('leads')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (lead?.owner_id === people.agent.id) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('No one was given it')
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin, Cookie }
  return fetchPath(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const acts: readonly [string, (held: string) => Promise<Response>][] = [
  [
    'its lead is changed',
    (held) => post(`/dashboard/leads/${held}`, { status: 'contacted', 'seen.status': 'new' }),
  ],
  [
    'many are changed',
    (held) =>
      post('/dashboard/leads/bulk', {
        status: 'contacted',
        lead: leadField(held, { status: 'new' }),
      }),
  ],
  ['someone withdraws by phone', (held) => post(`/dashboard/leads/${held}/withdrawal`, {})],
  [
    'someone withdraws by their link',
    async (held) => {
      const token = crypto.randomUUID().replaceAll('-', '')
      await db
        .insertInto('consents')
        .values({ lead_id: held, notice: '', version: '1', purposes: ['call'], token })
        .execute()
      return post(`/privacy/withdraw/${token}`, {})
    },
  ],
]

test.each(process.env['SHORT'] === '1' ? acts.slice(0, 2) : acts)(
  'who has room again when %s is given the next at once',
  async (_, changeSetId) => {
    const held = await addLead()
    // Someone just looked: no one does on their own for three seconds.
    const looked = await given(held)
    const next = await addLead()
    expect((await changeSetId(held)).status).toBeLessThan(400)
    expect((await given(next)) - looked).toBeLessThan(BEFORE_NEXT)
  },
)
