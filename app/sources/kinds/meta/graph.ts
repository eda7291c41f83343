import { z } from 'zod'

import type { PullGet, SourceContext } from '#app/sources/adapter.ts'
import type { metaChanges } from '#app/sources/reading/meta-webhook.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { anyText } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import type { MetaSecrets, MetaSettings } from './meta-settings.ts'

export const GRAPH_HOST = 'graph.facebook.com'
const VERSION = 'v26.0'
export const LEAD_FIELDS =
  'id,created_time,ad_id,ad_name,adset_id,adset_name,campaign_id,campaign_name,form_id,field_data,custom_disclaimer_responses,is_organic,platform,partner_name'

export type GraphContext = SourceContext<MetaSettings, MetaSecrets> & { get: PullGet }

type GraphFault =
  | { kind: 'throttled'; retryAfterMs: number }
  | { kind: 'failed'; reason: string; needsOwner: boolean }

const THROTTLES = new Set([1, 2, 4, 17, 32, 613, 80001, 80005])
const ERROR = z.object({ error: z.object({ code: z.number(), message: anyText }) })
const USAGE = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
)
const REST_MS = 5 * 60_000

/** A read of the Graph API; most of its faults, throttling too, arrive as status 400 (SOURCES.md 2.5). */
export async function getGraph(
  { settings, secrets, get }: GraphContext,
  path: string,
  query: Record<string, string>,
): Promise<{ kind: 'read'; value: unknown } | GraphFault> {
  const url = new URL(`https://${GRAPH_HOST}/${settings.graphVersion ?? VERSION}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await get(url, { headers: { authorization: `Bearer ${secrets.pageToken}` } })
  const value = readJson(bodyText(answer))
  const error = ERROR.safeParse(value)
  if (error.success) return faultOf(error.data.error, answer.headers, secrets)
  if (answer.status >= 500) return { kind: 'throttled', retryAfterMs: REST_MS }
  if (answer.status === 200 && value !== undefined) return { kind: 'read', value }
  return { kind: 'failed', reason: sourceReasons.answered(answer.status), needsOwner: false }
}

function faultOf(
  { code, message }: { code: number; message: string },
  headers: Headers,
  { pageToken }: MetaSecrets,
): GraphFault {
  if (THROTTLES.has(code)) return { kind: 'throttled', retryAfterMs: restOf(headers) }
  const reasons = sourceReasons.meta
  const detail = message.replaceAll(pageToken, '…').slice(0, 200)
  if (code === 190 || code === 102) return failed(reasons.token)
  if (code === 10 || (code >= 200 && code <= 299)) return failed(reasons.permission(detail))
  if (code === 100) return failed(reasons.access)
  if (code === 368) return failed(reasons.blocked)
  return { kind: 'failed', reason: reasons.other(code), needsOwner: false }
}

function failed(reason: string): GraphFault {
  return { kind: 'failed', reason, needsOwner: true }
}

/** Meta sends no Retry-After, but minutes in a header of its own. */
function restOf(headers: Headers): number {
  const usage = USAGE.safeParse(readJson(headers.get('x-business-use-case-usage') ?? ''))
  const minutes = Object.values(usage.data ?? {})
    .flat()
    .map((use) => use.estimated_time_to_regain_access ?? 0)
  return Math.max(REST_MS, ...minutes.map((one) => one * 60_000))
}

const CHANGE = z.object({ leadgen_id: anyText })
/** What the dashboard's own test button sends as every id. */
const TEST_ID = '444444444444'

export const TEST_WEBHOOK = {
  object: 'page',
  entry: [{ id: '0', changes: [{ field: 'leadgen', value: { leadgen_id: TEST_ID } }] }],
}

/** The leads that a webhook names; changes by Meta's own agent are none. */
export function namedLeads(changes: ReturnType<typeof metaChanges>): {
  ids: string[]
  isTest: boolean
} {
  const all = changes
    .filter(({ field }) => field === 'leadgen')
    .map(({ value }) => CHANGE.safeParse(value).data?.leadgen_id ?? '')
  const ids = all.filter((id) => /^\d+$/.test(id) && id !== TEST_ID)
  return { ids: [...new Set(ids)], isTest: all.includes(TEST_ID) }
}
