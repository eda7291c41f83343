import { z } from 'zod'

import type { Adapter, ParsedLead, SourceAnswer } from '#app/sources/adapter.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { recordsOf } from '#app/sources/reading/records.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

const settings = z.object({
  project: projectSetting,
  /** Its documents name one or the other. */
  answer: z.enum(['RECEIVED', 'SUCCESS']).optional(),
})
const secrets = z.object({})
type Settings = z.infer<typeof settings>

/** The directory Justdial: GET, form or JSON (SOURCES.md 4.5). */
export const justdial: Adapter<Settings, z.infer<typeof secrets>> = {
  kind: 'justdial',
  settings,
  secrets,
  answerWithoutDelivery: ({ method, url }, context) =>
    method === 'GET' && url.search === '' ? answerOf(context.settings) : undefined,
  accepted: (_payload, context) => answerOf(context.settings),
  parse(payload, context) {
    const value = payloadValue(payload)
    if (value === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
    return parsedLeads(recordsOf(value, 'data', 'leads').map(leadOf), context.settings, 'justdial')
  },
}

function answerOf({ answer }: Settings): SourceAnswer {
  return { status: 200, body: answer ?? 'RECEIVED', contentType: 'text/plain' }
}

function leadOf(record: unknown): ParsedLead {
  const fields = fieldReader(record)
  const place = [fields.read('area'), fields.read('city')]
  const day = fields.read('date')
  return parsedLead({
    externalId: fields.read('leadid'),
    name: personName(fields.read('name')),
    phones: personPhones([fields.read('mobile'), fields.read('phone')]),
    email: personEmail(fields.read('email')),
    place: place.filter(Boolean).join(', ') || undefined,
    sentAt: day === undefined ? undefined : sourceTime(`${day} ${fields.read('time') ?? ''}`),
    fields: fields.rest(),
  })
}
