import type { PullGet, PullResult, SourceContext } from '#app/sources/adapter.ts'
import {
  answerFault,
  failed,
  throttled,
  type PullFault,
} from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { indianTime, pullWindow } from '#app/sources/reading/pull-window.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { jsonRecord, recordsOf } from '#app/sources/reading/records.ts'
import { anyText } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

export const HOST = 'mapi.indiamart.com'

const DAY_MS = 86_400_000
const LIMITS = { overlapMs: DAY_MS, maxMs: 7 * DAY_MS, lookBackMs: 364 * DAY_MS }

type Context = SourceContext<object, { key?: string | undefined }> & { get: PullGet }

/** One window; the code of the answer is in its body (SOURCES.md 4.4). */
export async function pullIndiamart(
  cursor: string | undefined,
  { secrets, now, get }: Context,
): Promise<PullResult> {
  const window = pullWindow(cursor, now, LIMITS)
  const url = new URL(`https://${HOST}/wservce/crm/crmListing/v2/`)
  url.searchParams.set('glusr_crm_key', secrets.key ?? '')
  url.searchParams.set('start_time', requestTime(window.start))
  url.searchParams.set('end_time', requestTime(window.end))
  const answer = await get(url)
  const value = readJson(bodyText(answer))
  const fault = (codeIn(value) === undefined ? answerFault(answer) : undefined) ?? faultIn(value)
  if (fault) return fault
  const rows = codeIn(value) === 204 ? [] : recordsOf(value, 'RESPONSE')
  if (rows.length < Number(fieldReader(value).read('TOTAL_RECORDS') ?? 0))
    return failed(sourceReasons.halfAnswer)
  // The rest of a long absence waits for the next time, because one call is allowed in five minutes.
  return { kind: 'page', payloads: rows.map(jsonRecord), cursor: window.cursor, more: false }
}

/** The `CODE` of an answer or a push, as number or text. */
export function codeIn(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('CODE' in value)) return undefined
  const code = anyText.safeParse(value.CODE)
  return code.success ? Number(code.data) : Number.NaN
}

function faultIn(value: unknown): PullFault | undefined {
  const code = codeIn(value)
  if (code === undefined) return failed(sourceReasons.halfAnswer)
  if (code === 200 || code === 204) return undefined
  if (code === 429) return throttled(15 * 60_000)
  if (code === 401 || code === 403) return failed(sourceReasons.login, true)
  const message = fieldReader(value).read('MESSAGE') ?? ''
  return failed(sourceReasons.refused(`${code} ${message}`.slice(0, 200)), code < 500)
}

/** `08-10-202612:00:00`: no space between day and time. */
function requestTime(moment: Date): string {
  const [day = '', time = ''] = indianTime(moment).split(' ')
  return day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1') + time
}
