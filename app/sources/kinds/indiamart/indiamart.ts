import { z } from 'zod'

import type {
  Adapter,
  ParsedLead,
  PullGet,
  PullResult,
  SourceCall,
  SourceContext,
} from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import {
  answerFault,
  failed,
  throttled,
  type PullFault,
} from '#app/sources/reading/answer-fault.ts'
import { bodyText } from '#app/sources/reading/body-text.ts'
import { fieldReader, type FieldReader } from '#app/sources/reading/field-reader.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { indianTime, pullWindow } from '#app/sources/reading/pull-window.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { jsonRecord, recordsOf } from '#app/sources/reading/records.ts'
import { anyText, projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

const HOST = 'mapi.indiamart.com'

const settingsSchema = z.object({ project: projectSetting })
const secretsSchema = z.object({ key: z.string().optional() })

/** The directory IndiaMART, pushed and pulled (SOURCES.md 4.4). */
export const indiamart: Adapter<z.infer<typeof settingsSchema>, z.infer<typeof secretsSchema>> = {
  kind: 'indiamart',
  settings: settingsSchema,
  secrets: secretsSchema,
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

const DAY_MS = 86_400_000
const LIMITS = { overlapMs: DAY_MS, maxMs: 7 * DAY_MS, lookBackMs: 364 * DAY_MS }

type Context = SourceContext<object, { key?: string | undefined }> & { get: PullGet }

/** One window; the code of the answer is in its body (SOURCES.md 4.4). */
async function pullIndiamart(
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
function codeIn(value: unknown): number | undefined {
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
