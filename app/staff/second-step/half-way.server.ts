import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#app/db.server.ts'
import { signedCookie } from '#app/staff/signed-cookie.server.ts'

/** Seconds between the right password and the code. */
const SECONDS = 5 * 60

/** Who gave the right password and not yet the code; `attempt` is the try that the password was. */
const halfWay = z.object({ staffId: z.string(), attempt: z.string(), until: z.number() })
type HalfWay = z.infer<typeof halfWay>

/** The cookie of somebody who gave the right password. It is no session: the desk does not know it. */
export async function halfWayCookie(
  request: Request,
  who: Omit<HalfWay, 'until'>,
): Promise<string> {
  const cookie = await cookieFor(request)
  return cookie.serialize({ ...who, until: Date.now() + SECONDS * 1000 })
}

/**
 * Whether what somebody proved still counts: not where their password was set, or they were suspended,
 * since they gave it.
 */
export async function isStillProved(db: Executor, { staffId, until }: HalfWay): Promise<boolean> {
  const since = new Date(until - SECONDS * 1000)
  const { rows } = await sql<{ isOver: boolean }>`
    select exists (select from staff_accounts where user_id = ${staffId}
        and provider_id = 'credential' and updated_at > ${since})
      or exists (select from staff_suspensions where user_id = ${staffId}
        and suspended_at > ${since}) as "isOver"`.execute(db)
  return rows[0]?.isOver === false
}

/** Who is half way into the desk, while their time runs. */
export async function findHalfWay(request: Request): Promise<HalfWay | undefined> {
  const cookie = await cookieFor(request)
  const read = halfWay.safeParse(await cookie.parse(request.headers.get('Cookie')))
  return read.success && read.data.until > Date.now() ? read.data : undefined
}

/** What makes the browser forget it; undefined where there is nothing to forget. */
export async function forgetHalfWay(request: Request): Promise<string | undefined> {
  const cookie = await cookieFor(request)
  if (!(request.headers.get('Cookie') ?? '').includes(`${cookie.name}=`)) return undefined
  return cookie.serialize('', { maxAge: 0 })
}

function cookieFor(request: Request) {
  return signedCookie(request, { name: 'desk.half_way', purpose: 'half way', seconds: SECONDS })
}
