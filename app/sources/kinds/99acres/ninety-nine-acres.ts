import { z } from 'zod'

import type { Adapter, ParsedLead, Payload } from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { recordsOf, xmlRecords } from '#app/sources/reading/records.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { xmlFields } from '#app/sources/reading/xml.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { HOST, pullNinetyNineAcres } from './pull-ninety-nine-acres.ts'

const settings = z.object({ project: projectSetting, userName: z.string().optional() })
const secrets = z.object({ token: z.string().optional(), password: z.string().optional() })
type Settings = z.infer<typeof settings>
type Secrets = z.infer<typeof secrets>

/** The portal 99acres, pushed and pulled (SOURCES.md 4.1). */
export const ninetyNineAcres: Adapter<Settings, Secrets> = {
  kind: '99acres',
  settings,
  secrets,
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
