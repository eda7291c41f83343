import { z } from 'zod'

import { config } from '#app/config.server.ts'

import { signedCookie } from './signed-cookie.server.ts'

/** Seconds for which a browser is known after a sign-in. */
const SECONDS = config.KNOWN_BROWSER_DAYS * 24 * 60 * 60
/** People who share a browser. */
const MOST = 5

const known = z.array(z.object({ id: z.string(), until: z.number() }))

/**
 * The cookie of a browser from which somebody has signed in, beside those who did before. It opens
 * nothing: whose it is waits less for their password to be looked at while strangers flood the sign-in
 * (OWASP's "device cookies"). Signed, so that nobody gives it to themselves.
 */
export async function knownBrowserCookie(request: Request, staffId: string): Promise<string> {
  const cookie = await cookieFor(request)
  const others = (await readKnown(request)).filter(({ id }) => id !== staffId)
  const until = Date.now() + SECONDS * 1000
  return cookie.serialize([{ id: staffId, until }, ...others].slice(0, MOST))
}

/** Who has signed in from this browser; undefined where nobody has. */
export async function knownHere(
  request: Request,
): Promise<((staffId: string) => boolean) | undefined> {
  const ids = new Set((await readKnown(request)).map(({ id }) => id))
  return ids.size === 0 ? undefined : (staffId) => ids.has(staffId)
}

async function readKnown(request: Request): Promise<z.infer<typeof known>> {
  const cookie = await cookieFor(request)
  const read = known.safeParse(await cookie.parse(request.headers.get('Cookie')))
  return (read.data ?? []).filter(({ until }) => until > Date.now())
}

/** Not one of those that a sign-out takes. */
function cookieFor(request: Request) {
  return signedCookie(request, { name: 'desk-browser', purpose: 'known browser', seconds: SECONDS })
}
