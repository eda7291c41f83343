import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { config } from '#app/config/config.server.ts'

import { signedCookie } from './signed-cookie.server.ts'

const DAY_SECONDS = 24 * 60 * 60
/** People per browser. */
const MAX_BROWSERS = 5

/** `id` is the account, `browser` the key of its login attempts here. */
const known = z.array(z.object({ id: z.string(), browser: z.uuid(), until: z.number() }))

/** Marks a browser as known (OWASP "device cookies"): no access, but shorter waits and its own attempts; signed against forgery. */
export async function knownBrowserCookie(request: Request, staffId: string): Promise<string> {
  const cookie = await cookieFor(request)
  const browsers = await readKnown(request)
  const others = browsers.filter(({ id }) => id !== staffId)
  const browser = browsers.find(({ id }) => id === staffId)?.browser ?? randomUUID()
  const until = Date.now() + config.KNOWN_BROWSER_DAYS * DAY_SECONDS * 1000
  return cookie.serialize([{ id: staffId, browser, until }, ...others].slice(0, MAX_BROWSERS))
}

export async function knownHere(
  request: Request,
): Promise<((staffId: string) => string | undefined) | undefined> {
  const browsers = await readKnown(request)
  if (browsers.length === 0) return undefined
  return (staffId) => browsers.find(({ id }) => id === staffId)?.browser
}

async function readKnown(request: Request): Promise<z.infer<typeof known>> {
  const cookie = await cookieFor(request)
  const read = known.safeParse(await cookie.parse(request.headers.get('Cookie')))
  return (read.data ?? []).filter(({ until }) => until > Date.now())
}

/** A logout keeps this cookie. */
function cookieFor(request: Request) {
  return signedCookie(request, {
    name: 'desk-browser',
    purpose: 'known browser',
    seconds: config.KNOWN_BROWSER_DAYS * DAY_SECONDS,
  })
}
