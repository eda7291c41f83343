import type { PullGet, PullResult, SourceContext } from '#app/sources/adapter.ts'
import { answerFault, failed, throttled } from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { indianTime, pullWindow } from '#app/sources/reading/pull-window.ts'
import { xmlRecord, xmlRecords } from '#app/sources/reading/records.ts'
import { readXml, xmlFields } from '#app/sources/reading/xml.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

export const HOST = 'www.99acres.com'

const HOUR_MS = 3_600_000
/** At most two days a call, of the last 30 days. */
const LIMITS = { overlapMs: 47 * HOUR_MS, maxMs: 48 * HOUR_MS, lookBackMs: 30 * 24 * HOUR_MS }

type Context = SourceContext<{ userName?: string }, { token?: string; password?: string }>

/** One window of at most two days; errors arrive with status 200 (SOURCES.md 4.1). */
export async function pullNinetyNineAcres(
  cursor: string | undefined,
  { settings, secrets, now, get }: Context & { get: PullGet },
): Promise<PullResult> {
  const { start, end, ...next } = pullWindow(cursor, now, LIMITS)
  const token = encodeURIComponent(secrets.token ?? '')
  const fields = {
    user_name: settings.userName ?? '',
    pswd: secrets.password ?? '',
    start_date: indianTime(start),
    end_date: indianTime(end),
  }
  const query = Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
  const answer = await get(new URL(`https://${HOST}/99api/v1/getmy99Response/${token}/uid/`), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      xml: `<?xml version='1.0'?><query>${query.join('')}</query>`,
    }).toString(),
  })
  const fault = answerFault(answer) ?? errorIn(bodyText(answer))
  if (fault) return fault
  const payloads = (xmlRecords(bodyText(answer), 'Resp') ?? []).map(xmlRecord)
  return { kind: 'page', payloads, ...next }
}

function errorIn(text: string) {
  if (/ERROR-0007/.test(text)) return throttled(0)
  if (/ERROR-0001|authentication does not succeed|Incorrect Username/i.test(text))
    return failed(sourceReasons.login, true)
  const xml = readXml(text)
  if (!xml) return failed(sourceReasons.halfAnswer)
  const { ActionStatus: status = 'true', Code: code, Message: message } = xmlFields(xml)
  if (status !== 'false' && code === undefined) return undefined
  return failed(
    sourceReasons.refused([code, message].filter(Boolean).join(' ').slice(0, 200)),
    true,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
