import { queryDatabase } from '#ops/nightly/load/database.ts'
import type { Site } from '#ops/nightly/load/site.ts'

import { STAFF, type Who } from './requests.ts'
import { send } from './send.ts'

export const password = 'seven quiet lanterns'
/** Requests must not name these, because their sessions are in use. */
export const phones = { suspended: '9876500001', agent: '9876500002', owner: '9876500003' } as const

export type Sessions = {
  /** The cookie header; signs in again after the session's end. */
  cookieOf: (who: Who) => Promise<string | undefined>
  /** Needs every answer, since some of them end a session. */
  recordAnswer: (who: Who, status: number, location: string | undefined) => void
  /** Answers with a session, and those whose session had ended. */
  counts: () => { signedIn: number; ended: number }
}

/** Adds leads, people and visits, and opens a session for each role. */
export async function openSessions(site: Site, base: URL): Promise<Sessions> {
  site.command(['cli/demo/add.ts'])
  const { suspended, agent, owner } = phones
  site.addStaff({ phone: owner, password })
  for (const phone of [suspended, agent]) site.addStaff({ phone, password, role: 'agent' })
  const cookies = new Map<Who, string>()
  const counts = { signedIn: 0, ended: 0 }
  cookies.set('suspended', await signIn(base, suspended))
  site.command(['cli/staff/suspend.ts', '--phone', suspended])

  async function cookieOf(who: Who): Promise<string | undefined> {
    if (who === 'visitor') return undefined
    if (who === 'stranger')
      return 'desk.session_token=abcdefghijklmnopqrstuvwxyz012345.c2lnbmF0dXJl'
    const known = cookies.get(who)
    if (known !== undefined) return known
    // Other requests may have locked or suspended the account.
    await queryDatabase(site.dataFolder, async (client) => {
      await client.query('delete from sign_in_attempts')
      await client.query(
        'update staff_suspensions set restored_at = now() where restored_at is null and user_id = (select id from staff_users where phone = $1)',
        [who === 'agent' ? agent : owner],
      )
    })
    const cookie = await signIn(base, who === 'agent' ? agent : owner)
    cookies.set(who, cookie)
    return cookie
  }

  function recordAnswer(who: Who, status: number, location: string | undefined): void {
    if (!STAFF.some((one) => one === who)) return
    const hasEnded = (status === 302 || status === 202) && location?.startsWith('/admin') === true
    counts[hasEnded ? 'ended' : 'signedIn'] += 1
    if (hasEnded) cookies.delete(who)
  }

  return { cookieOf, recordAnswer, counts: () => counts }
}

/** A new session's cookie; `headers` name the form's page. Throws on failure. */
export async function signIn(
  base: URL,
  phone: string,
  headers: Record<string, string> = { Origin: base.origin },
): Promise<string> {
  const body = Buffer.from(new URLSearchParams({ phone, password }).toString())
  const type = 'application/x-www-form-urlencoded'
  const answer = await send(
    base,
    { who: 'visitor', method: 'POST', path: '/admin', headers: {}, body: { type, bytes: body } },
    headers,
  )
  const cookie = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0]
  if (answer.status !== 302 || cookie === undefined)
    throw new Error(`No one can sign in: ${answer.status}`)
  return cookie
}
