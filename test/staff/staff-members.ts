import { sql } from 'kysely'

import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Of someone who has worked here for a while: they have signed in, see all leads and make files. */
const settled = { seen_at: new Date(), lead_scope: 'all', can_export: true } as const

/** Adds an agent; their names are in the order of their turns. */
export async function addAgent(
  db: Executor,
  id: string,
  options: {
    role?: 'agent' | 'owner'
    cap?: number
    isTaking?: boolean
    languages?: string[]
  } = {},
): Promise<string> {
  const { role = 'agent', cap, isTaking, languages = [] } = options
  const phone = `+1${Math.floor(1e11 + Math.random() * 8e11)}`
  await db
    .insertInto('staff_users')
    .values({ id, name: `Agent ${id}`, phone, email: `${phone}@staff.invalid`, role, ...settled })
    .execute()
  if (cap !== undefined || isTaking !== undefined || languages.length > 0)
    await db
      .insertInto('staff_availability')
      .values({
        staff_id: id,
        is_available: isTaking ?? role === 'agent',
        languages,
        ...(cap !== undefined && { max_new_leads: cap }),
      })
      .execute()
  return id
}

/** Adds an agent who may edit. */
export async function addEditor(db: Executor, id: string): Promise<string> {
  await addAgent(db, id)
  await db.updateTable('staff_users').set({ can_edit: true }).where('id', '=', id).execute()
  return id
}

/** Adds an agent who sees all leads or their own, as a viewer of leads. */
export async function addViewer(
  db: Executor,
  id: string,
  leadScope: Viewer['leadScope'] = 'all',
): Promise<Viewer> {
  await db
    .insertInto('staff_users')
    .values({
      id,
      name: `Person ${id}`,
      phone: `+1555${id}`,
      email: `${id}@staff.invalid`,
      ...settled,
      lead_scope: leadScope,
    })
    .execute()
  return { id, role: 'agent', leadScope: leadScope }
}

/** Adds a new lead that came so many minutes ago. */
export async function addNewLead(
  db: Executor,
  options: {
    name?: string
    phone?: string
    location?: string
    city?: string
    message?: string
    minutes?: number
    email?: string
    ownerId?: string | null
    spamReason?: string | null
  } = {},
): Promise<string> {
  const { name = 'Asha Rao', phone, location = 'N/A', message = 'Price?', minutes = 0 } = options
  const { city = '', email = 'asha@turns.test', spamReason = null } = options
  const { id } = await db
    .insertInto('leads')
    .values({
      name,
      phone: phone ?? `9${Math.floor(1e8 + Math.random() * 8e8)}`,
      email,
      message,
      location,
      city,
      idempotency_key: crypto.randomUUID(),
      body_hash: '',
      owner_id: options.ownerId ?? null,
      spam_reason: spamReason,
      created_at: sql`statement_timestamp() - make_interval(mins => ${minutes})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whose each lead is, in the order asked. */
export async function ownersOf(db: Executor, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'owner_id'])
    .where('id', 'in', [...ids])
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.owner_id ?? null)
}

/** Inside a transaction alone: no one else works here, nothing waits, and it is always working time. */
export async function clearLeadsAndStaff(db: Executor): Promise<void> {
  await sql`delete from leads`.execute(db)
  await sql`delete from staff_users`.execute(db)
  await sql`delete from rotation_state`.execute(db)
  await sql`update assignment_settings set active_from = '2020-01-01'`.execute(db)
  await sql`delete from working_hours`.execute(db)
  await sql`insert into working_hours (weekday, opens, closes)
    select weekday, 0, 1440 from generate_series(1, 7) as weekday`.execute(db)
}
