import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { db } from '#db/client.server.ts'
import { postForm } from '#test/helpers/site/app.ts'
import type { Person, Role } from '#test/staff/each-role.ts'
import { addPeople, removePeople, roles, signIn } from '#test/staff/each-role.ts'

const Origin = 'http://homes.test'
let people: Record<Role, Person>
/** Of whom things are asked. */
let others: Record<Role, Person>
let rule = 0
const cookies = new Map<Role, string>()

beforeAll(async () => {
  people = await addPeople(true)
  others = await addPeople(true)
  for (const role of roles) cookies.set(role, await signIn(people[role]))
})

afterAll(async () => {
  await sql`delete from assignment_rules where not is_fallback`.execute(db)
  await removePeople(others)
  await removePeople(people)
})

/** An agent who is signed in with two-step verification and away, a suspended one, and two rules; answers what is stored. */
async function restore(): Promise<string> {
  const { agent, suspended } = others
  await sql`insert into staff_sessions (id, user_id, token_hash, expires_at)
    values (gen_random_uuid(), ${agent.id}, gen_random_uuid(), now() + interval '1 hour')`.execute(
    db,
  )
  await sql`delete from staff_suspensions where user_id = ${agent.id}`.execute(db)
  await sql`delete from staff_suspensions where user_id = ${suspended.id}`.execute(db)
  await sql`insert into staff_suspensions (user_id) values (${suspended.id})`.execute(db)
  await sql`update staff_users set role = 'agent', lead_scope = 'all', can_export = true
    where id = ${agent.id}`.execute(db)
  await sql`insert into staff_two_step (user_id, secret) values (${agent.id}, 'x')
    on conflict do nothing`.execute(db)
  await sql`delete from staff_password_links where user_id = ${agent.id}`.execute(db)
  await sql`insert into staff_password_links (user_id, token_hash, made_by, expires_at)
    values (${agent.id}, ${agent.id}, ${people.owner.id}, now() + interval '1 hour')`.execute(db)
  await sql`delete from staff_availability where staff_id = ${agent.id}`.execute(db)
  await sql`delete from staff_leave where staff_id = ${agent.id}`.execute(db)
  await sql`insert into staff_leave (staff_id, during)
    values (${agent.id}, '[2199-01-01,2199-01-08)')`.execute(db)
  await sql`delete from assignment_rules where not is_fallback`.execute(db)
  const { rows } = await sql<{ id: number }>`insert into assignment_rules (position, conditions)
    values (1, '[{"kind":"language","isNot":false,"values":["hi"]}]'), (2, '[{"kind":"language","isNot":false,"values":["mr"]}]') returning id`.execute(
    db,
  )
  rule = rows[0]?.id ?? 0
  return stored()
}

async function stored(): Promise<string> {
  const ids = [others.agent.id, others.suspended.id]
  const { rows } = await sql`select
    (select jsonb_agg(to_jsonb(staff_users) order by id) from staff_users where id = any(${ids})),
    (select jsonb_agg(to_jsonb(staff_accounts) order by id) from staff_accounts
      where user_id = any(${ids})) as accounts,
    (select jsonb_agg(id order by id) from staff_sessions where user_id = any(${ids})) as sessions,
    (select jsonb_agg(to_jsonb(staff_suspensions) order by id) from staff_suspensions
      where user_id = any(${ids})) as suspensions,
    (select jsonb_agg(to_jsonb(staff_two_step)) from staff_two_step
      where user_id = any(${ids})) as steps,
    (select jsonb_agg(to_jsonb(staff_availability)) from staff_availability where staff_id = any(${ids})) as takes,
    (select jsonb_agg(token_hash) from staff_password_links where user_id = any(${ids})) as links,
    (select jsonb_agg(to_jsonb(staff_leave)) from staff_leave where staff_id = any(${ids})) as leave,
    (select jsonb_agg(to_jsonb(assignment_rules) order by id) from assignment_rules) as rules,
    (select jsonb_agg(to_jsonb(working_hours) order by weekday) from working_hours) as hours
    `.execute(db)
  return JSON.stringify(rows)
}

type Act = { path: string; fields?: () => Record<string, string> }

const person = () => ({ id: others.agent.id, cap: '3' })
const acts: Record<string, Act> = {
  'what another user may': {
    path: '/team/:agent',
    fields: () => ({ role: 'owner', leadScope: 'own' }),
  },
  'the name and phone of another user': {
    path: '/team/:agent/details',
    fields: () => ({ name: 'Someone else', phone: `95${others.agent.phone.slice(2)}` }),
  },
  'a link for a new password of another user': { path: '/team/:agent/password' },
  'the end of such a link': { path: '/team/:agent/link-cancellation' },
  'the end of another user’s sessions': { path: '/team/:agent/sessions' },
  'the end of another user’s two-step verification': { path: '/team/:agent/two-step' },
  'a suspension': { path: '/team/:agent/suspension' },
  'a restoration': { path: '/team/:suspended/restoration' },
  'how many leads another user gets': { path: '/assignment/person', fields: person },
  'leave for another user': {
    path: '/assignment',
    fields: () => ({ staff: others.agent.id, from: '2199-03-01', to: '2199-03-02' }),
  },
  'the end of another user’s leave': {
    path: '/leave/end',
    fields: () => ({ staff: others.agent.id, from: '2199-01-01' }),
  },
  'a changed rule': {
    path: '/assignment/rule',
    fields: () => ({ rule: String(rule), language: 'ta' }),
  },
  'the order of rules': {
    path: '/assignment/order',
    fields: () => ({ rule: String(rule), to: 'down' }),
  },
  'a rule taken away': { path: '/assignment/removal', fields: () => ({ rule: String(rule) }) },
}

test.each(Object.entries(acts))('%s is for owners alone', async (_, { path, fields }) => {
  const address = path.replace(':agent', others.agent.id).replace(':suspended', others.suspended.id)
  for (const role of roles) {
    const before = await restore()
    const headers = { Origin, Cookie: cookies.get(role) ?? '' }
    await postForm(`/dashboard${address}`, fields?.() ?? {}, headers)
    const isChanged = (await stored()) !== before
    expect({ role, isChanged }).toEqual({ role, isChanged: role === 'owner' })
  }
})
