import { sql } from 'kysely'

import { formatMoment, formatTime, machineTime } from '#app/audit/format-time.ts'
import { browserName } from '#app/staff/sessions/browser-name.ts'
import { staffMember } from '#app/staff/staff.ts'
import { endPendingLogins } from '#app/staff/two-step/pending-login.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { OpenSession, Person } from './person.ts'

/** Milliseconds: an open dashboard polls at least this often, so a longer silence means absent. */
const PRESENT = 2 * 60 * 1000

export async function listPeople(db: Executor): Promise<Person[]> {
  const rows = await people(db)
    .orderBy(sql`staff_suspensions.id is not null`)
    .orderBy(sql`role <> 'owner'`)
    .orderBy('name')
    .orderBy('staff_users.id')
    .execute()
  return rows.map(personOf)
}

export async function findPerson(db: Executor, id: string): Promise<Person | undefined> {
  // PostgreSQL text holds no NUL.
  if (id.includes('\0')) return undefined
  const row = await people(db).where('staff_users.id', '=', id).executeTakeFirst()
  return row && personOf(row)
}

export async function listSessions(db: Executor, staffId: string): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent', 'created_at'])
    .where('user_id', '=', staffId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const now = new Date()
  return rows.map(({ id, user_agent, created_at }) => ({
    id,
    browser: browserName(user_agent),
    since: { at: machineTime(created_at), shown: formatTime(created_at, now) },
  }))
}

/** Ends the named sessions or all, and every pending login; answers the number of sessions. */
export async function endSessions(
  db: Executor,
  staffId: string,
  { only, except }: { only?: readonly string[] | undefined; except?: string | undefined } = {},
): Promise<number> {
  await endPendingLogins(db, staffId)
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('user_id', '=', staffId)
    .$if(only !== undefined, (query) => query.where('id', 'in', only ?? []))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function people(db: Executor) {
  return db
    .selectFrom('staff_users')
    .leftJoin('staff_suspensions', (join) =>
      join
        .onRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .on('staff_suspensions.restored_at', 'is', null),
    )
    .leftJoin('staff_two_step', 'staff_two_step.user_id', 'staff_users.id')
    .leftJoin('staff_accounts', (join) =>
      join
        .onRef('staff_accounts.user_id', '=', 'staff_users.id')
        .on('staff_accounts.provider_id', '=', 'credential'),
    )
    .leftJoin('staff_password_links as link', (join) =>
      join.onRef('link.user_id', '=', 'staff_users.id').on('link.expires_at', '>', new Date()),
    )
    .select(['staff_accounts.id as account', 'password', 'link.expires_at as linkEnd'])
    .select(['staff_users.id', 'name', 'phone', 'role', 'lead_scope as leadScope'])
    .select(['can_export as canExport', 'can_edit as canEdit'])
    .select(['staff_suspensions.id as suspension', 'confirmed_at', 'seen_at'])
    .select(({ eb }) => eb('temporary_password_at', 'is not', null).as('passwordIsGiven'))
    .select((row) =>
      row
        .selectFrom('staff_sessions')
        .select((session) => session.fn.countAll<string>().as('sessions'))
        .whereRef('staff_sessions.user_id', '=', 'staff_users.id')
        .where('staff_sessions.expires_at', '>', new Date())
        .as('sessions'),
    )
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]

function personOf(found: PersonRow): Person {
  const { suspension, confirmed_at, seen_at, sessions, account, password, linkEnd, ...row } = found
  const now = new Date()
  return {
    ...staffMember.parse(row),
    isSuspended: suspension !== null,
    isInvited: account !== null && password === null,
    linkUntil: linkEnd
      ? { at: machineTime(linkEnd), shown: formatMoment(linkEnd, now) }
      : undefined,
    hasTwoStep: confirmed_at !== null,
    sessions: Number(sessions),
    lastSeen: seen_at
      ? {
          at: machineTime(seen_at),
          shown: formatTime(seen_at, now),
          isNow: now.getTime() - seen_at.getTime() < PRESENT,
        }
      : undefined,
  }
}
