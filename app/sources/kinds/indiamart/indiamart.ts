import { z } from 'zod'

import type { Adapter, ParsedLead, SourceCall } from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { fieldReader, type FieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { recordsOf } from '#app/sources/reading/records.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { codeIn, HOST, pullIndiamart } from './pull-indiamart.ts'

const settings = z.object({ project: projectSetting })
const secrets = z.object({ key: z.string().optional() })

/** The directory IndiaMART, pushed and pulled (SOURCES.md 4.4). */
export const indiamart: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'indiamart',
  settings,
  secrets,
  hosts: [HOST],
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const value = payloadValue(payload)
    const code = codeIn(value)
    if (value === undefined || ![undefined, 200, 204].includes(code))
      return { kind: 'review', reason: sourceReasons.unreadable }
    const leads = recordsOf(value, 'RESPONSE').map((record) => leadOf(fieldReader(record)))
    return parsedLeads(leads, context.settings, 'indiamart')
  },
  pull: {
    // One call in five minutes is allowed.
    everyMs: 6 * 60_000,
    isSetUp: (_settings, { key }) => Boolean(key),
    read: pullIndiamart,
  },
}

function leadOf(fields: FieldReader): ParsedLead {
  const phones = ['SENDER_MOBILE', 'SENDER_MOBILE_ALT', 'SENDER_PHONE', 'SENDER_PHONE_ALT']
  const words = [fields.read('SUBJECT'), fields.read('QUERY_MESSAGE')]
  const place = [fields.read('SENDER_ADDRESS'), fields.read('SENDER_CITY')]
  return parsedLead({
    externalId: fields.read('UNIQUE_QUERY_ID'),
    name: personName(fields.read('SENDER_NAME')),
    phones: personPhones(phones.map((name) => fields.read(name))),
    email: personEmail(fields.read('SENDER_EMAIL', 'SENDER_EMAIL_ALT')),
    message: words.filter(Boolean).join('\n') || undefined,
    place: place.filter(Boolean).join(', ') || undefined,
    sentAt: sourceTime(fields.read('QUERY_TIME')),
    campaign: { adName: fields.read('QUERY_PRODUCT_NAME') },
    call: callOf(fields),
    fields: fields.rest(),
  })
}

/** An enquiry of the type P is a call through the directory's number. */
function callOf(fields: FieldReader): SourceCall | undefined {
  if (fields.read('QUERY_TYPE') !== 'P') return undefined
  const durationS = Number(fields.read('CALL_DURATION') ?? 0)
  const calledNumber = fields.read('RECEIVER_MOBILE')
  return {
    direction: 'incoming',
    outcome: durationS > 0 ? 'answered' : 'missed',
    ...(durationS > 0 && { durationS }),
    ...(calledNumber !== undefined && { calledNumber }),
  }
}
