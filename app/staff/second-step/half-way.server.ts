import { z } from 'zod'

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
