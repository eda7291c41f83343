import type { PullGet, PullResult, SourceContext } from '#app/sources/adapter.ts'
import { answerFault, failed, type PullFault } from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { pullWindow } from '#app/sources/reading/pull-window.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { jsonRecord, recordsOf } from '#app/sources/reading/records.ts'
import { signatureOf } from '#app/sources/reading/signature.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

export const hosts = ['pahal.housing.com', 'leads.housing.com'] as const

const DAY_MS = 86_400_000
const PER_PAGE = 1000
/** The largest window that every account accepts is two days. */
const LIMITS = { overlapMs: 1.5 * DAY_MS, maxMs: 2 * DAY_MS, lookBackMs: 30 * DAY_MS }

type Settings = {
  profileId?: string | undefined
  account?: 'broker' | 'builder' | undefined
  host?: (typeof hosts)[number] | undefined
}
type Context = SourceContext<Settings, { encryptionKey?: string | undefined }> & { get: PullGet }

/** One window; pages are unknown there, so a full one is read again by halves (SOURCES.md 4.3). */
export async function pullHousing(
  cursor: string | undefined,
  context: Context,
): Promise<PullResult> {
  const { start, end, ...next } = pullWindow(cursor, context.now, LIMITS)
  const read = await readWindow(start.getTime(), end.getTime(), context)
  return Array.isArray(read) ? { kind: 'page', payloads: read.map(jsonRecord), ...next } : read
}

async function readWindow(
  start: number,
  end: number,
  context: Context,
): Promise<unknown[] | PullFault> {
  const answer = await context.get(addressOf(start, end, context), {
    // Without a browser's name some clients were refused.
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; lead reader)' },
  })
  if (answer.status === 401) return failed(sourceReasons.housingLogin, true)
  const fault = answerFault(answer)
  if (fault) return fault
  const value = readJson(bodyText(answer))
  if (typeof value !== 'object' || value === null) return failed(sourceReasons.halfAnswer)
  if ('apiErrors' in value)
    return failed(sourceReasons.refused(JSON.stringify(value.apiErrors).slice(0, 200)), true)
  const rows = recordsOf(value, 'data')
  if (rows.length < PER_PAGE || end - start < 60_000) return rows
  const middle = start + Math.floor((end - start) / 2)
  const first = await readWindow(start, middle, context)
  if (!Array.isArray(first)) return first
  const second = await readWindow(middle, end, context)
  return Array.isArray(second) ? [...first, ...second] : second
}

function addressOf(start: number, end: number, { settings, secrets, now }: Context): URL {
  const time = unixSeconds(now.getTime())
  const key = secrets.encryptionKey ?? ''
  const url = new URL(
    `https://${settings.host ?? hosts[0]}/api/v0/get-${settings.account ?? 'broker'}-leads`,
  )
  const query = {
    start_date: unixSeconds(start),
    end_date: unixSeconds(end),
    current_time: time,
    hash: signatureOf({ algorithm: 'sha256', encoding: 'hex', key, message: time }),
    id: settings.profileId ?? '',
    per_page: String(PER_PAGE),
  }
  for (const [name, text] of Object.entries(query)) url.searchParams.set(name, text)
  return url
}

function unixSeconds(ms: number): string {
  return String(Math.floor(ms / 1000))
}
