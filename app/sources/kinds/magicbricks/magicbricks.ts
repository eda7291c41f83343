import { z } from 'zod'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import type {
  Adapter,
  ParsedLead,
  Payload,
  PullGet,
  PullResult,
  SourceContext,
} from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { answerFault, failed } from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { fieldReader, type FieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { pullWindow } from '#app/sources/reading/pull-window.ts'
import { recordsOf, xmlRecord, xmlRecords } from '#app/sources/reading/records.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { readXml, xmlElements, xmlFields, type XmlElement } from '#app/sources/reading/xml.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

const HOST = 'rating.magicbricks.com'

const settingsSchema = z.object({
  project: projectSetting,
  /** Some accounts answer only without encryption, which shows the key to the network. */
  protocol: z.enum(['https', 'http']).optional(),
})
const secretsSchema = z.object({
  /** Goes into the address as it is: it holds signs such as `~~~~~~2B`. */
  key: z
    .string()
    .regex(/^[^\s&#]*$/)
    .optional(),
})

/** The portal Magicbricks, pushed and pulled; it gives no id (SOURCES.md 4.2). */
export const magicbricks: Adapter<z.infer<typeof settingsSchema>, z.infer<typeof secretsSchema>> = {
  kind: 'magicbricks',
  settings: settingsSchema,
  secrets: secretsSchema,
  hosts: [HOST],
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const records = recordsIn(payload)
    if (!records) return { kind: 'review', reason: sourceReasons.unreadable }
    const leads = records.map((record) => leadOf(fieldReader(record), context.now))
    return parsedLeads(leads, context.settings, 'magicbricks')
  },
  pull: {
    everyMs: 30 * 60_000,
    isSetUp: (_settings, { key }) => Boolean(key),
    read: pullMagicbricks,
  },
}

function recordsIn(payload: Payload): unknown[] | undefined {
  const text = bodyText(payload).trim()
  if (text.startsWith('<')) return xmlRecords(text, 'lead')?.map(xmlFields)
  const value = payloadValue(payload)
  return value === undefined ? undefined : recordsOf(value, 'leadPojo', 'leads', 'lead', 'data')
}

function leadOf(fields: FieldReader, now: Date): ParsedLead {
  const place = [fields.read('loc', 'locality'), fields.read('city', 'CityName')]
  return parsedLead({
    externalId: fields.read('RequirementID'),
    name: personName(fields.read('name', 'BuyerName')),
    phones: personPhones([fields.read('mobile', 'ContactNo')], fields.read('isd')),
    email: personEmail(fields.read('email', 'EmailID')),
    message: fields.read('msg', 'Remark'),
    place: place.filter(Boolean).join(', ') || undefined,
    project: fields.read('project', 'ProjectName'),
    sentAt: sentAt(fields, now),
    campaign: { adId: fields.read('pid') },
    fields: fields.rest(),
  })
}

const HOUR_MS = 3_600_000

/** The push gives only the time of day: one that is still to come was yesterday. */
function sentAt(fields: FieldReader, now: Date): Date | undefined {
  const posted = fields.read('PostedOn')
  if (posted !== undefined) return sourceTime(posted)
  const day = fields.read('dt')
  const time = fields.read('time') ?? ''
  if (day !== undefined)
    return sourceTime(`${day} ${/^\d+$/.test(time) ? time.padStart(6, '0') : time}`)
  const today = sourceTime(`${indianDay(now)} ${time}`)
  if (!today || !time) return undefined
  return today.getTime() > now.getTime() + HOUR_MS
    ? new Date(today.getTime() - 24 * HOUR_MS)
    : today
}

const DAY_MS = 86_400_000
const LIMITS = { overlapMs: 2 * DAY_MS, maxMs: 30 * DAY_MS, lookBackMs: 30 * DAY_MS }

type Context = SourceContext<{ protocol?: 'https' | 'http' }, { key?: string }>

/** Whole days, from two days back to two days ahead, as the portal accepts them (SOURCES.md 4.2). */
async function pullMagicbricks(
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
