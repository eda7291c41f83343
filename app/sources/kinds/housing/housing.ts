import { z } from 'zod'

import type { Adapter, ParsedLead } from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { recordsOf } from '#app/sources/reading/records.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { hosts, pullHousing } from './pull-housing.ts'

const settings = z.object({
  project: projectSetting,
  profileId: z.string().optional(),
  account: z.enum(['broker', 'builder']).optional(),
  /** Older accounts answer at the second. */
  host: z.enum(hosts).optional(),
})
const secrets = z.object({ encryptionKey: z.string().optional() })
const ENCRYPTED = z.union(
  ['payload', 'data', 'encrypted_data'].map((name) => z.object({ [name]: z.string().min(16) })),
)

/** The portal Housing.com, pushed and pulled; it gives no id (SOURCES.md 4.3). */
export const housing: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'housing',
  settings,
  secrets,
  hosts,
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const value = payloadValue(payload)
    if (ENCRYPTED.safeParse(value).success)
      return { kind: 'review', reason: sourceReasons.housingEncrypted }
    if (value === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
    return parsedLeads(
      recordsOf(value, 'data', 'lead', 'leads').map(leadOf),
      context.settings,
      'housing',
    )
  },
  pull: {
    everyMs: 15 * 60_000,
    isSetUp: ({ profileId }, { encryptionKey }) => Boolean(profileId && encryptionKey),
    read: pullHousing,
  },
}

function leadOf(record: unknown): ParsedLead {
  const fields = fieldReader(record)
  const phone = fields.read('lead_phone', 'mobile', 'phone')
  const place = [fields.read('locality_name', 'locality'), fields.read('city_name', 'city')]
  return parsedLead({
    name: personName(fields.read('lead_name', 'name')),
    phones: personPhones([phone], fields.read('country_code', 'isd')),
    email: personEmail(fields.read('lead_email', 'email')),
    message: fields.read('message', 'msg'),
    place: place.filter(Boolean).join(', ') || undefined,
    project: fields.read('project_name', 'project'),
    sentAt: sourceTime(fields.read('lead_date')),
    campaign: { adId: fields.read('flat_id', 'project_id', 'pg_id') },
    fields: fields.rest(),
  })
}
