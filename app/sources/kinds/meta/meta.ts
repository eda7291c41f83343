import { z } from 'zod'

import type { Adapter, Parsed, ParsedLead } from '#app/sources/adapter.ts'
import { cleanText } from '#app/sources/reading/clean-text.ts'
import { answerChallenge, metaChanges, verifyMeta } from '#app/sources/reading/meta-webhook.ts'
import { parsedLead, parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { fullName, personEmail, personPhones } from '#app/sources/reading/person.ts'
import { jsonRecord } from '#app/sources/reading/records.ts'
import { anyText, oneOrMore } from '#app/sources/reading/schemas.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { GRAPH_HOST, namedLeads, TEST_WEBHOOK } from './graph.ts'
import { readMetaLeads } from './read-meta-leads.ts'
import { metaNotes, pullMeta } from './pull-meta.ts'
import { metaSecrets, metaSettings, type MetaSecrets, type MetaSettings } from './meta-settings.ts'

const LEAD = z
  .object({
    id: anyText,
    created_time: anyText,
    form_id: anyText,
    ad_id: anyText,
    ad_name: anyText,
    adset_name: anyText,
    campaign_id: anyText,
    campaign_name: anyText,
    platform: anyText,
    is_organic: anyText,
    field_data: oneOrMore(z.object({ name: anyText, values: oneOrMore(anyText) })),
    custom_disclaimer_responses: oneOrMore(
      z.object({ checkbox_key: anyText, is_checked: anyText }),
    ),
  })
  .refine(({ id }) => id !== '')
const LEADS = z.object({ data: z.array(LEAD) })
const TEST_ANSWER = /^<test lead:/i

/** Facebook and Instagram instant forms (SOURCES.md 2). */
export const meta: Adapter<MetaSettings, MetaSecrets> = {
  kind: 'meta',
  settings: metaSettings,
  secrets: metaSecrets,
  hosts: [GRAPH_HOST],
  verify: (request, { secrets }) => verifyMeta(request, secrets),
  answerWithoutDelivery: answerChallenge,
  readDetails: readMetaLeads,
  testPayload: () => jsonRecord(TEST_WEBHOOK),
  parse(payload, context) {
    const body = payloadValue(payload)
    const changes = metaChanges(body)
    if (changes.length > 0) return unreadChanges(changes)
    const leads = LEADS.or(LEAD.transform((lead) => ({ data: [lead] }))).safeParse(body)
    if (!leads.success) return { kind: 'review', reason: sourceReasons.unreadable }
    const isTest = leads.data.data.some(({ field_data: answers }) =>
      answers.some(({ values }) => values.some((value) => TEST_ANSWER.test(value))),
    )
    return isTest ? { kind: 'test' } : parsedLeads(leads.data.data.map(leadOf), context.settings)
  },
  pull: { everyMs: 15 * 60_000, read: pullMeta, notes: metaNotes },
}

function unreadChanges(changes: ReturnType<typeof metaChanges>): Parsed {
  const { ids, isTest } = namedLeads(changes)
  if (ids.length > 0) return { kind: 'review', reason: sourceReasons.meta.notRead }
  if (isTest) return { kind: 'test' }
  return { kind: 'nothing', reason: sourceReasons.meta.noUpdate }
}

const STANDARD = new Set(['full_name', 'first_name', 'last_name', 'email', 'phone_number', 'city'])

function leadOf(lead: z.infer<typeof LEAD>): ParsedLead {
  const answers = new Map(
    lead.field_data.map(({ name, values }) => [name, values.map(choice).join(', ')]),
  )
  const others = [...answers].filter(([name]) => !STANDARD.has(name))
  const boxes = lead.custom_disclaimer_responses.map(({ checkbox_key, is_checked }) => [
    checkbox_key,
    /^(?:1|true)$/.test(is_checked) ? 'yes' : 'no',
  ])
  const about = {
    platform: lead.platform,
    is_organic: lead.is_organic,
    adset_name: lead.adset_name,
  }
  return parsedLead({
    externalId: lead.id || undefined,
    name: fullName(answers.get('full_name'), answers.get('first_name'), answers.get('last_name')),
    phones: personPhones([answers.get('phone_number')]),
    email: personEmail(answers.get('email')),
    place: cleanText(answers.get('city') ?? '') || undefined,
    sentAt: sourceTime(lead.created_time),
    campaign: {
      id: lead.campaign_id || undefined,
      name: cleanText(lead.campaign_name) || undefined,
      adId: lead.ad_id || undefined,
      adName: cleanText(lead.ad_name) || undefined,
      formId: lead.form_id || undefined,
    },
    fields: Object.fromEntries(
      [...Object.entries(about), ...others, ...boxes]
        .map(([name = '', value = '']) => [name, cleanText(value)])
        .filter(([, value]) => value !== ''),
    ),
  })
}

/** Answers of choice questions come as `3_bhk_-_₹1.2_cr_onwards`. */
function choice(answer: string): string {
  return /[\s@]/.test(answer) ? answer : answer.replaceAll('_', ' ')
}
