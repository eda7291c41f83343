import { z } from 'zod'

import type {
  Adapter,
  ParsedLead,
  Payload,
  PullGet,
  PullResult,
  SourceContext,
} from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { answerFault, failed, throttled } from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { indianTime, pullWindow } from '#app/sources/reading/pull-window.ts'
import { recordsOf, xmlRecord, xmlRecords } from '#app/sources/reading/records.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { readXml, xmlFields } from '#app/sources/reading/xml.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

const HOST = 'www.99acres.com'

const settingsSchema = z.object({ project: projectSetting, userName: z.string().optional() })
const secretsSchema = z.object({ token: z.string().optional(), password: z.string().optional() })
type Settings = z.infer<typeof settingsSchema>
type Secrets = z.infer<typeof secretsSchema>

/** The portal 99acres, pushed and pulled (SOURCES.md 4.1). */
export const ninetyNineAcres: Adapter<Settings, Secrets> = {
  kind: '99acres',
  settings: settingsSchema,
  secrets: secretsSchema,
  hosts: [HOST],
  answerWithoutDelivery: answerEmptyGet,
  accepted: (payload) => {
    const ids = (xmlRecords(xmlOf(payload), 'Qry') ?? []).map((query) => {
      const id = fieldReader(xmlFields(query)).read('QryId') ?? ''
      return `<QryResp><QryId>${id.replaceAll(/[<>&]/g, '')}</QryId><status>Y</status></QryResp>`
    })
    if (ids.length === 0) return undefined
    return { status: 200, body: `<xml>${ids.join('')}</xml>`, contentType: 'text/xml' }
  },
  parse(payload, context) {
    const xml = xmlOf(payload)
    const value = xml === '' ? payloadValue(payload) : undefined
    if (value !== undefined)
      return parsedLeads(recordsOf(value, 'data', 'leads').map(leadOf), context.settings, '99acres')
    const records = xmlRecords(xml, 'Qry', 'Resp')
    if (!records || /ActionStatus="false"/i.test(xml))
      return { kind: 'review', reason: sourceReasons.unreadable }
    return parsedLeads(
      records.map((record) => leadOf(xmlFields(record))),
      context.settings,
      '99acres',
    )
  },
  pull: {
    // Six calls an hour are allowed, and leads can appear two days late.
    everyMs: 12 * 60_000,
    isSetUp: ({ userName }, { token, password }) => Boolean(userName && token && password),
    read: pullNinetyNineAcres,
  },
}

/** XML arrives as the body, as a field of a form, or as a text in JSON. */
function xmlOf(payload: Payload): string {
  const text = bodyText(payload).trim()
  if (text.startsWith('<')) return text
  const value = payloadValue(payload)
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const xml: unknown = fields.find(([name]) => name.toLowerCase() === 'xml')?.[1]
  return typeof xml === 'string' ? xml.trim() : ''
}

function leadOf(record: unknown): ParsedLead {
  const fields = fieldReader(record)
  const [project, ...place] = fields.read('InterestedIn')?.split('|') ?? []
  const city = fields.read('CityName', 'City')
  return parsedLead({
    externalId: fields.read('QueryId', 'QryId', 'TblId'),
    name: personName(fields.read('Name')),
    phones: personPhones([fields.read('Phone', 'ContactNo', 'Mobile')]),
    email: personEmail(fields.read('Email', 'EmailId')),
    message: fields.read('QryInfo', 'Query'),
    place: place.length > 0 ? place.join(', ') : city,
    project: fields.read('ProjName', 'ProjectName', 'Project') ?? (project || undefined),
    sentAt: sourceTime(fields.read('RcvdOn', 'ReceivedDate')),
    campaign: {
      adId: fields.read('PROPERTY_CODE', 'ProdId', 'ProductCode'),
      adName: fields.read('CmpctLabl'),
    },
    fields: fields.rest(),
  })
}

const HOUR_MS = 3_600_000
/** At most two days a call, of the last 30 days. */
const LIMITS = { overlapMs: 47 * HOUR_MS, maxMs: 48 * HOUR_MS, lookBackMs: 30 * 24 * HOUR_MS }

type Context = SourceContext<{ userName?: string }, { token?: string; password?: string }>

/** One window of at most two days; errors arrive with status 200 (SOURCES.md 4.1). */
async function pullNinetyNineAcres(
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
