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
const MAX_REPORTS = 20
const LONGEST_HOST = 100

/** The format of `report-uri`. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().nullish(),
  }),
})
/** The format of `report-to`: a list with other kinds of reports. */
const one = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
    sourceFile: z.string().nullish(),
  }),
})

type Violation = {
  page: string
  directive: string | undefined
  blocked: string
  source: string | null | undefined
}

export function readPolicyReport(value: unknown, host: string): BlockedLoad[] | undefined {
  const violations = violationsOf(value)
  return violations?.flatMap(({ page, directive: named, blocked, source }) => {
    const directive = directives.find((known) => known === named?.split(' ')[0])
    const place = placeOf(blocked, host)
    const isOwn = hostOf(page) === host
    if (!isOwn || directive === undefined || place === undefined || isForeign(source)) return []
    return [{ directive, blocked: place }]
  })
}

function violationsOf(value: unknown): Violation[] | undefined {
  if (Array.isArray(value)) {
    return value.slice(0, MAX_REPORTS).flatMap((item) => {
      const { data } = one.safeParse(item)
      if (!data) return []
      const { documentURL, effectiveDirective, blockedURL, sourceFile } = data.body
      return [
        {
          page: documentURL,
          directive: effectiveDirective,
          blocked: blockedURL ?? '',
          source: sourceFile,
        },
      ]
    })
  }
  const report = single.safeParse(value).data?.['csp-report']
  if (!report) return undefined
  return [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'] ?? '',
      source: report['source-file'],
    },
  ]
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
