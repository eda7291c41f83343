import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { healthTexts } from '#app/strings/en/health.ts'

import { bad, good, look, type Finding } from './health-check.ts'
import { plainReason } from './plain-reason.ts'

/** Days before expiry: overdue for renewal, and urgent. */
const CERTIFICATE = { renewDays: 14, over: 3 } as const

export const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export type Certificate =
  | { kind: 'none' }
  | { kind: 'local' }
  | { kind: 'seen'; host: string; days: number; until: string }
  | { kind: 'refused'; host: string; reason: string }
  | { kind: 'away'; host: string; reason: string }

/** Undefined where the site has no certificate. */
export function judgeCertificate(seen: Certificate): Finding | undefined {
  const { certificate } = healthTexts
  if (seen.kind === 'none' || seen.kind === 'local') return undefined
  if (seen.kind === 'refused')
    return bad(certificate.refused(seen.host, plainReason(seen.reason)), certificate.todo)
  if (seen.kind === 'away')
    return look(
      certificate.unreachable(seen.host, plainReason(seen.reason)),
      certificate.unreachableTodo,
    )
  if (seen.days < 0) return bad(certificate.over(seen.host, seen.until), certificate.todo)
  const message = certificate.good(seen.host, seen.until, seen.days)
  if (seen.days < CERTIFICATE.over) return bad(message, certificate.todo)
  return seen.days < CERTIFICATE.renewDays ? look(message, certificate.todo) : good(message)
}

/** How the request for the report arrived. */
export type Arrival = { origin: string; untrustedProxy: string | undefined }

/** Commands have no `arrival`; `trusted` is TRUSTED_PROXIES. */
export function judgeProxy(url: string | undefined, trusted: string, arrival?: Arrival): Finding {
  const { proxy } = healthTexts
  if (arrival?.untrustedProxy !== undefined) {
    const peer = arrival.untrustedProxy
    const entries = trusted.trim() === '' ? peer : `${trusted.trim()},${peer}`
    return bad(proxy.untrusted(peer), proxy.untrustedTodo(`TRUSTED_PROXIES=${entries}`))
  }
  const wrong = arrival && judgeAddress(siteOrigin(url), arrival.origin)
  if (wrong) return wrong
  if (url?.startsWith('https:') !== true) return look(proxy.none, proxy.noneTodo)
  return trusted.trim() === '' ? bad(proxy.bad, proxy.badTodo) : good(proxy.good)
}

/** `site` is the origin of PUBLIC_URL, `opened` the one of the report. */
function judgeAddress(site: string, opened: string): Finding | undefined {
  const { proxy } = healthTexts
  // A technician may look on the server itself.
  if (opened === site || localHosts.has(new URL(opened).hostname)) return undefined
  const line = `PUBLIC_URL=${opened}`
  if (opened.startsWith('https:'))
    return site === ''
      ? look(proxy.unset(opened), proxy.addressTodo(line))
      : bad(proxy.other(opened, site), proxy.addressTodo(line))
  return site.startsWith('https:')
    ? look(proxy.other(opened, site), proxy.insecureTodo(site))
    : undefined
}
