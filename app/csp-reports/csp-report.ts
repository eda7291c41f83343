import { z } from 'zod'

import { parseUrl } from '#app/lib/http/parse-url.ts'

export type BlockedLoad = { directive: Directive; blocked: string }

/** Directives of the policy, and finer ones that browsers report instead (CSP Level 3, 6). */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const
type Directive = (typeof directives)[number]

const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob'])
const LONGEST_HOST = 100

/** The format of `report-uri` (CSP Level 3, 5.3). */
const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().nullish(),
  }),
})
/** Undefined where `value` is no report; ignored where another page or a browser's extension did it. */
export function readPolicyReport(
  value: unknown,
  host: string,
): BlockedLoad | 'ignored' | undefined {
  const report = policyReport.safeParse(value).data?.['csp-report']
  if (!report) return undefined
  const named = report['effective-directive'] ?? report['violated-directive']
  const directive = directives.find((known) => known === named?.split(' ')[0])
  const blocked = placeOf(report['blocked-uri'] ?? '', host)
  const isOwn = hostOf(report['document-uri']) === host
  const isIgnored =
    !isOwn || directive === undefined || blocked === undefined || isForeign(report['source-file'])
  return isIgnored ? 'ignored' : { directive, blocked }
}

/** Stores only the host of an address. */
function placeOf(blocked: string, host: string): string | undefined {
  const keyword = blocked.split(':', 1)[0]?.toLowerCase() ?? ''
  if (KEYWORDS.has(keyword)) return keyword
  const other = hostOf(blocked)
  if (other === undefined || other.length > LONGEST_HOST) return undefined
  return other === host ? 'self' : other
}

function hostOf(address: string): string | undefined {
  const url = parseUrl(address)
  return url && /^(?:https?|wss?):$/.test(url.protocol) ? url.host : undefined
}

/** Extensions have schemes of their own; the site's files use only http. */
function isForeign(source: string | null | undefined): boolean {
  return source !== undefined && source !== null && source !== '' && hostOf(source) === undefined
}
