import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { config } from '#app/config/config.server.ts'

import { signedCookie } from './signed-cookie.server.ts'

/** Seconds for which a browser is known after a sign-in. */
const SECONDS = config.KNOWN_BROWSER_DAYS * 24 * 60 * 60
/** People who share a browser. */
const MOST = 5

/** `id` is whose it is, `browser` what their tries from it are counted by. */
const known = z.array(z.object({ id: z.string(), browser: z.uuid(), until: z.number() }))

/**
 * The cookie of a browser from which somebody has signed in, beside those who did before. It opens
 * nothing: whose it is waits less for their password to be looked at while strangers flood the sign-in,
 * and has tries that strangers cannot use up (OWASP's "device cookies"). Signed, so that no one gives it
 * to themselves.
 */
export async function knownBrowserCookie(request: Request, staffId: string): Promise<string> {
  const cookie = await cookieFor(request)
  const held = await readKnown(request)
  const others = held.filter(({ id }) => id !== staffId)
  const browser = held.find(({ id }) => id === staffId)?.browser ?? randomUUID()
  const until = Date.now() + SECONDS * 1000
  return cookie.serialize([{ id: staffId, browser, until }, ...others].slice(0, MOST))
}

/** By which id an account knows this browser; undefined where no one has signed in from it. */
export async function knownHere(
  request: Request,
): Promise<((staffId: string) => string | undefined) | undefined> {
  const held = await readKnown(request)
  if (held.length === 0) return undefined
  return (staffId) => held.find(({ id }) => id === staffId)?.browser
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
