import { randomInt } from 'node:crypto'

import { sql } from 'kysely'

import { fillLeadInterests } from '#app/enquiries/fill-lead-interests.server.ts'
import { fillNameKeys } from '#app/enquiries/names/fill-name-keys.server.ts'
import { dayOf, slotStart } from '#app/enquiries/visit-request/visit-slot.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { changeVisit } from '#app/visits/change/change-visit.server.ts'
import { db } from '#db/client.server.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import type { Person, Role } from './each-role.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** By which everything that was made here is removed. */
export const mark = 'whose.test'

/** Leads, visits and acts of one agent, and one lead of a user who sees only their own. Ids, as they are asked for. */
export type Scene = {
  name: string
  phone: string
  theirs: string
  /** Another enquiry of the same phone, and one that is taken apart from it. */
  sibling: string
  unlinked: string
  mine: string
  visit: string
  /** One whose hour is over. */
  past: string
  /** One that the owner confirmed. */
  confirmed: string
  /** What the agent did to their lead, and what was done to it while it was another's. */
  changeSetId: string
  ownAct: string
  /** A day that nothing else is on. */
  day: string
}

let serial = 0

export async function addScene(people: Record<Role, Person>): Promise<Scene> {
  serial += 1
  const name = `Hidden Visitor ${serial}`
  const phone = `93${randomInt(10_000_000, 99_999_999)}`
  const [theirs, sibling, apart, mine] = [
    await addLead(name, phone, people.agent.id),
    await addLead(name, phone, people.agent.id),
    await addLead(name, phone, people.agent.id),
    await addLead('Own Visitor', `93${randomInt(10_000_000, 99_999_999)}`, people.own.id),
  ]
  await sql`insert into duplicate_unlinks (lead_id, is_unlinked, change_set_id)
    values (${apart}, true, gen_random_uuid())`.execute(db)
  const day = dayOf(new Date(Date.now() + (20 + serial) * DAY_MS))
  const past = dayOf(new Date(Date.now() - 2 * DAY_MS))
  const scene = {
    name,
    phone,
    theirs,
    sibling,
    unlinked: apart,
    mine,
    day,
    visit: await addVisit(theirs, 'lodha-goa', slotStart(day, '11:00')),
    past: await addVisit(sibling, 'lodha-goa', slotStart(past, '11:00')),
    confirmed: await addVisit(apart, 'lodha-goa', slotStart(day, '15:00')),
  }
  await confirm(scene.confirmed, people)
  const ownAct = await changed(scene.theirs, people.own.id)
  const changeSetId = await changed(scene.sibling, people.agent.id)
  // Otherwise a job of the app may do it, between two looks at what is stored.
  await Promise.all([fillNameKeys(db), fillLeadInterests(db)])
  return { ...scene, ownAct, changeSetId }
}

const addLead = (name: string, phone: string, ownerId: string) =>
  addNewLead(db, { name, phone, email: mark, ownerId })

async function addVisit(lead: string, project: string, at: Date | undefined): Promise<string> {
  if (!at) throw new Error('No hour')
  const token = crypto.randomUUID()
  const { id } = await db
    .insertInto('visits')
    .values({ lead_id: lead, token, project, starts_at: at, ends_at: new Date(+at + 3_600_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function confirm(visitId: string, { owner, agent }: Record<Role, Person>): Promise<void> {
  const to = { status: 'confirmed', agentId: agent.id } as const
  const by = { id: owner.id, role: 'owner', leadScope: 'all' } as const
  const done = await changeVisit(db, { visitId, seen: 0, to }, by, (project) => project)
  if (done.kind !== 'done') throw new Error(`Not confirmed: ${done.kind}`)
}

/** A note that someone wrote while they saw the lead; answers its act. */
async function changed(leadId: string, by: string): Promise<string> {
  const notes = [{ kind: 'note', text: 'Rang.' }] as const
  const done = await changeLead(
    db,
    { leadId, activities: notes },
    { id: by, role: 'agent', leadScope: 'all' },
  )
  if (done.kind !== 'changed') throw new Error('Not written')
  return done.changeSetId
}

/** Everything that is stored of a scene. */
export async function stored({ theirs, sibling, unlinked, mine, phone }: Scene): Promise<unknown> {
  const ids = [theirs, sibling, unlinked, mine]
  const { rows } = await sql`select
    (select jsonb_agg(to_jsonb(leads) order by id) from leads where id = any(${ids}::bigint[])),
    (select jsonb_agg(to_jsonb(lead_changes) order by id) from lead_changes
      where lead_id = any(${ids}::bigint[])) as changes,
    (select jsonb_agg(to_jsonb(visits) order by id) from visits
      where lead_id = any(${ids}::bigint[])) as visits,
    (select jsonb_agg(to_jsonb(duplicate_unlinks) order by id) from duplicate_unlinks
      where lead_id = any(${ids}::bigint[])) as splits,
    (select jsonb_agg(to_jsonb(lead_readers)) from lead_readers
      where lead_id = any(${ids}::bigint[])) as readers,
    (select jsonb_agg(to_jsonb(duplicate_links) order by id) from duplicate_links
      where ${phone} in (duplicate_links.phone, other_phone)) as merges`.execute(db)
  return rows[0]
}

export async function removeScenes(): Promise<void> {
  await db.deleteFrom('leads').where('email', '=', mark).execute()
}
