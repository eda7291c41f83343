import { sql } from 'kysely'

import { staffMember, type Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

import { findAuth } from './auth.server.ts'
import { isSecure } from './is-secure.ts'

export async function findSignedIn(db: Executor, request: Request): Promise<Staff | undefined> {
  const found = await findSession(db, request)
  if (!found) return undefined
  const staff = await findActive(db, found.user.id)
  if (staff) await markSeen(db, staff)
  return staff
}

export async function findSessionId(db: Executor, request: Request): Promise<string | undefined> {
  return (await findSession(db, request))?.session.id
}

export async function findSession(db: Executor, request: Request) {
  if (!request.headers.has('Cookie')) return undefined
  const auth = await findAuth(db, isSecure(request))
  return (await auth.api.getSession({ headers: ownHeaders(request) })) ?? undefined
}

/** Rounded to the minute, so that an open dashboard writes once a minute. */
export async function markSeen(db: Executor, { id }: Pick<Staff, 'id'>): Promise<void> {
  await sql`update staff_users set seen_at = now() where id = ${id}
    and (seen_at is null or seen_at < now() - interval '1 minute')`.execute(db)
}

/** Checks again, because a suspension may fall between the login's check and its session. */
export async function findActive(db: Executor, id: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff_users')
    .leftJoin('staff_accounts', (join) =>
      join
        .onRef('staff_accounts.user_id', '=', 'staff_users.id')
        .on('staff_accounts.provider_id', '=', 'credential'),
    )
    .leftJoin('staff_suspensions', (join) =>
      join
        .onRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .on('staff_suspensions.restored_at', 'is', null),
    )
    .select(['staff_users.id', 'name', 'phone', 'role', 'lead_scope as leadScope'])
    .select(['can_export as canExport', 'can_edit as canEdit'])
    .select(({ eb }) => eb('temporary_password_at', 'is not', null).as('passwordIsGiven'))
    .where('staff_users.id', '=', id)
    .where('staff_suspensions.id', 'is', null)
    .executeTakeFirst()
  return row && staffMember.parse(row)
}

export function ownHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of ['Cookie', 'User-Agent']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
