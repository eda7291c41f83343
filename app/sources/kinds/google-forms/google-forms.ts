import { z } from 'zod'

import { cleanText } from '#app/sources/reading/clean-text.ts'
import { googleFormsTexts as texts } from '#app/strings/en/sources/google-forms.ts'
import type { Adapter, Parsed, ParsedLead, Payload, SourceContext } from '#app/sources/adapter.ts'

const column = z.object({
  column_id: z.string().default(''),
  column_name: z.string().nullish(),
  string_value: z.string().default('').transform(cleanText),
})
const id = z.union([z.string(), z.number()]).transform(String).nullish()
const lead = z.object({
  lead_id: z.string().max(1000).nullish(),
  user_column_data: z.array(column).nullish(),
  form_id: id,
  campaign_id: id,
  adgroup_id: id,
  creative_id: id,
  asset_group_id: id,
  gcl_id: z.string().nullish(),
  is_test: z.boolean().nullish(),
  lead_submit_time: z.string().nullish(),
  lead_stage: z.string().nullish(),
})
type GoogleLead = z.infer<typeof lead>

/** The project of forms that do not ask for one. */
const settings = z.object({ project: z.string().exactOptional() })

/** Lead forms of Google Ads by webhook (SOURCES.md 1.1). The key in the body is the source's own. */
export const googleForms: Adapter<z.infer<typeof settings>, object> = {
  kind: 'google-forms',
  settings,
  secrets: z.object({}),
  keyIn({ body }) {
    const { data } = z.object({ google_key: z.string() }).safeParse(jsonIn(body))
    return data?.google_key
  },
  withoutKey: (payload) => ({ ...payload, body: Buffer.from(withoutKey(payload.body.toString())) }),
  accepted: () => ({ status: 200, body: '{}', contentType: 'application/json' }),
  testPayload: () => ({
    contentType: 'application/json',
    query: {},
    body: Buffer.from(JSON.stringify({ lead_id: 'test', is_test: true })),
  }),
  parse,
}

/** In the text itself, so that all else stays as Google sent it. */
function withoutKey(text: string): string {
  return text.replace(/("google_key"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1""')
}

/** Its ids are 64-bit integers, which JSON.parse would round. */
function jsonIn(body: Buffer): unknown {
  const text = body.toString().replace(/("\w+_id"\s*:\s*)(\d{1,20})/g, '$1"$2"')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parse(
  { body }: Payload,
  { settings: { project } }: SourceContext<z.infer<typeof settings>, unknown>,
): Parsed {
  const read = lead.safeParse(jsonIn(body))
  if (!read.success) return { kind: 'review', reason: texts.unreadable }
  if (read.data.is_test === true) return { kind: 'test' }
  return {
    kind: 'leads',
    leads: [{ ...(project !== undefined && { project }), ...leadOf(read.data) }],
  }
}

const CONTACT: ReadonlySet<string> = new Set([
  'FULL_NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'WORK_EMAIL',
  'PHONE_NUMBER',
  'WORK_PHONE',
  'CITY',
  'REGION',
  'PREFERRED_LOCATION',
  'PROPERTY_COMMUNITY',
  'PRODUCT',
])

function leadOf(sent: GoogleLead): ParsedLead {
  const columns = sent.user_column_data ?? []
  const value = (...names: string[]) =>
    names.flatMap((name) => columns.find((one) => one.column_id === name)?.string_value || [])
  const answers = columns.filter((one) => !CONTACT.has(one.column_id) && one.string_value !== '')
  const [fullName] = value('FULL_NAME')
  const name = fullName ?? value('FIRST_NAME', 'LAST_NAME').join(' ')
  const [email] = value('EMAIL', 'WORK_EMAIL')
  const [project] = value('PROPERTY_COMMUNITY', 'PRODUCT')
  const place = value('PREFERRED_LOCATION', 'CITY', 'REGION').join(', ')
  const sentAt = new Date(sent.lead_submit_time ?? '')
  return {
    ...(sent.lead_id && { externalId: sent.lead_id }),
    ...(name !== '' && { name }),
    ...(email !== undefined && { email }),
    ...(project !== undefined && { project }),
    ...(place !== '' && { place }),
    phones: value('PHONE_NUMBER', 'WORK_PHONE'),
    ...(!Number.isNaN(sentAt.getTime()) && { sentAt }),
    campaign: campaignOf(sent),
    fields: {
      ...Object.fromEntries(
        answers.map((one) => [one.column_name || one.column_id, one.string_value]),
      ),
      ...(sent.lead_stage && { lead_stage: sent.lead_stage }),
    },
  }
}

/** Google sends 0 for an id that there is not. */
function known(text: string | null | undefined): string | undefined {
  return text && text !== '0' ? text : undefined
}

function campaignOf(sent: GoogleLead) {
  const [campaign, form] = [known(sent.campaign_id), known(sent.form_id)]
  const ad = known(sent.creative_id) ?? known(sent.adgroup_id) ?? known(sent.asset_group_id)
  return {
    ...(campaign !== undefined && { id: campaign }),
    ...(ad !== undefined && { adId: ad }),
    ...(form !== undefined && { formId: form }),
    ...(sent.gcl_id && { clickId: sent.gcl_id }),
  }
}
