import { setTimeout as sleep } from 'node:timers/promises'

import { password, phones, signIn } from '#ops/nightly/fuzz/dashboard.ts'
import { queryDatabase } from '#ops/nightly/load/database.ts'
import { startSite, type Site } from '#ops/nightly/load/site.ts'

import { openHole, type Hole } from './hole.ts'

/** Rate limits by address or phone are not the subject. */
const VARIABLES = {
  TRUSTED_PROXIES: '127.0.0.1',
  ...Object.fromEntries(
    ['IPV4', 'IPV6', 'PHONE', 'SITE', 'SPAM'].map((of) => [`ENQUIRY_LIMIT_${of}`, '1000000']),
  ),
}
/** Milliseconds between two deletions of failed sign-ins. */
const FORGOTTEN_EVERY = 200

/** A site with a filled dashboard, as behind a proxy that ends TLS. */
export type Ground = {
  site: Site
  base: URL
  hole: Hole
  headers: string[]
  cookie: string
  stop: () => Promise<void>
}

/** Starts it, and the site with holes; throws if either fails. */
export async function startGround(): Promise<Ground> {
  const site = await startSite(VARIABLES)
  try {
    const base = new URL(`http://127.0.0.1:${site.port}`)
    const proxyHeaders = { Origin: `https://${base.host}`, 'X-Forwarded-Proto': 'https' }
    site.command(['cli/demo/add.ts'])
    await addAsha(base, proxyHeaders)
    site.addStaff({ phone: phones.owner, password })
    const cookie = `Cookie: ${await signIn(base, phones.owner, proxyHeaders)}`
    const headers = Object.entries(proxyHeaders).map((pair) => pair.join(': '))
    const hole = await openHole(site.dataFolder)
    const ending = new AbortController()
    const forgetting = clearSignInAttempts(site, ending.signal)
    const stop = async () => {
      ending.abort()
      await forgetting
      await hole.close()
      await site.stop()
    }
    return { site, base, hole, headers, cookie, stop }
  } catch (error) {
    await site.stop()
    throw error
  }
}

/** Searches in the route list find this person. */
async function addAsha(base: URL, proxyHeaders: Record<string, string>): Promise<void> {
  const meta = { pid: 'northlight' }
  const pay = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', message: 'Hi' }
  const { status } = await fetch(new URL('/api/v1/user/connect', base), {
    method: 'POST',
    headers: { ...proxyHeaders, 'Content-Type': 'application/json', pid: meta.pid },
    body: JSON.stringify({ meta, pay }),
  })
  if (status !== 200) throw new Error(`No enquiry could be sent: ${status}`)
}

/** A locked account would hide what is behind the sign-in. */
function clearSignInAttempts(site: Site, signal: AbortSignal): Promise<void> {
  return queryDatabase(site.dataFolder, async (client) => {
    while (!signal.aborted) {
      await client.query('delete from sign_in_attempts')
      await sleep(FORGOTTEN_EVERY)
    }
  })
}
