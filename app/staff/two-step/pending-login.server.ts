import { z } from 'zod'

import { signedCookie } from '#app/staff/sessions/signed-cookie.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Seconds between the correct password and the code. */
const SECONDS = 5 * 60

type PendingLogin = { staffId: string; attempt: string }
const cookieValue = z.object({ staffId: z.string(), attempt: z.string(), until: z.number() })

/** Answers a cookie that is no session: the dashboard does not accept it. */
export async function beginPendingLogin(
  db: Executor,
  request: Request,
  { staffId, attempt }: PendingLogin,
): Promise<string> {
  await db
    .updateTable('sign_in_attempts')
    .set({ pending_staff_id: staffId })
    .where('id', '=', attempt)
    .execute()
  const cookie = await cookieFor(request)
  return cookie.serialize({ staffId, attempt, until: Date.now() + SECONDS * 1000 })
}

export async function findHalfWay(
  db: Executor,
  request: Request,
): Promise<PendingLogin | undefined> {
  const cookie = await cookieFor(request)
  const read = cookieValue.safeParse(await cookie.parse(request.headers.get('Cookie')))
  if (!read.success || read.data.until <= Date.now()) return undefined
  const { staffId, attempt } = read.data
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('id')
    .where('id', '=', attempt)
    .where('pending_staff_id', '=', staffId)
    .executeTakeFirst()
  return row && { staffId, attempt }
}

/** False where something has ended the pending login meanwhile. */
export async function finishPendingLogin(
  db: Executor,
  { staffId, attempt }: PendingLogin,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_attempts')
    .set({ pending_staff_id: null, succeeded: true })
    .where('id', '=', attempt)
    .where('pending_staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Ends logins begun with a password or key that has changed since. */
export async function endPendingLogins(db: Executor, staffId: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({ pending_staff_id: null })
    .where('pending_staff_id', '=', staffId)
    .execute()
}

export async function forgetHalfWay(request: Request): Promise<string | undefined> {
  const cookie = await cookieFor(request)
  if (!(request.headers.get('Cookie') ?? '').includes(`${cookie.name}=`)) return undefined
  return cookie.serialize('', { maxAge: 0 })
}

function cookieFor(request: Request) {
  return signedCookie(request, { name: 'desk.half_way', purpose: 'half way', seconds: SECONDS })
}
