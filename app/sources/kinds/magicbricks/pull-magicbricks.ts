import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { PullGet, PullResult, SourceContext } from '#app/sources/adapter.ts'
import { answerFault, failed } from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { pullWindow } from '#app/sources/reading/pull-window.ts'
import { xmlRecord } from '#app/sources/reading/records.ts'
import { readXml, xmlElements, xmlFields, type XmlElement } from '#app/sources/reading/xml.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

export const HOST = 'rating.magicbricks.com'

const DAY_MS = 86_400_000
const LIMITS = { overlapMs: 2 * DAY_MS, maxMs: 30 * DAY_MS, lookBackMs: 30 * DAY_MS }

type Context = SourceContext<{ protocol?: 'https' | 'http' }, { key?: string }>

/** Whole days, from two days back to two days ahead, as the portal accepts them (SOURCES.md 4.2). */
export async function pullMagicbricks(
  cursor: string | undefined,
  { settings, secrets, now, get }: Context & { get: PullGet },
): Promise<PullResult> {
  const { start } = pullWindow(cursor, now, LIMITS)
  const days = [start, new Date(now.getTime() + 2 * DAY_MS)].map((day) =>
    indianDay(day).replaceAll('-', ''),
  )
  const query = `key=${secrets.key ?? ''}&startDate=${days[0]}&endDate=${days[1]}`
  const address = `${settings.protocol ?? 'https'}://${HOST}/mbRating/download.xml?${query}`
  const answer = await get(new URL(address))
  const text = bodyText(answer)
  if (/^\s*Access Denied/i.test(text)) return failed(sourceReasons.magicbricksAccess, true)
  const fault = answerFault(answer)
  if (fault) return fault
  const xml = readXml(text)
  if (!xml) return failed(sourceReasons.halfAnswer)
  const { status, errormsg: message = '' } = xmlFields(xml)
  if (status === 'error') return failed(sourceReasons.refused(message.slice(0, 200)), true)
  const leads = xmlElements(xml, 'lead')
  if (leads.length < announced(xml)) return failed(sourceReasons.halfAnswer)
  return { kind: 'page', payloads: leads.map(xmlRecord), cursor: now.toISOString(), more: false }
}

/** `<leads count="1">`, with and without a `root` around it. */
function announced(xml: XmlElement): number {
  const list = xml.name === 'leads' ? xml : xmlElements(xml, 'leads')[0]
  return Number(list?.attributes['count'] ?? 0)
}
