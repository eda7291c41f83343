import { z } from 'zod'

import type { Parsed, ParsedLead, Payload } from '#app/sources/adapter.ts'
import { messageWords, sourceReasons, unshownMessage } from '#app/strings/en/sources/reasons.ts'

import { fieldReader, type FieldReader } from './field-reader.ts'
import { flatFields } from './flat-fields.ts'
import { metaChanges } from './meta-webhook.ts'
import { parsedLead, parsedLeads } from './parsed-lead.ts'
import { payloadValue } from './payload-value.ts'
import { personName } from './person.ts'
import { readJson } from './read-json.ts'
import { anyText, oneOrMore, type ProjectSetting } from './schemas.ts'
import { sourceTime } from './source-time.ts'

const MESSAGE = z.looseObject({
  from: anyText,
  from_user_id: anyText,
  id: anyText,
  timestamp: anyText,
  type: anyText,
})
const CONTACT = z.object({
  wa_id: anyText,
  user_id: anyText,
  profile: z.object({ name: anyText, username: anyText }).optional(),
})
const VALUE = z.object({
  metadata: z.object({ display_phone_number: anyText }).optional(),
  contacts: oneOrMore(CONTACT),
  messages: oneOrMore(MESSAGE),
})
type Message = z.infer<typeof MESSAGE>
type Contact = z.infer<typeof CONTACT>
type Value = z.infer<typeof VALUE>

/** Neither is a person's words. */
const NO_WORDS = new Set(['reaction', 'system'])

/** Messages in Meta's format, which several providers pass on (SOURCES.md 3.1 and 3.4). */
export function whatsappMessages(
  payload: Payload,
  { settings }: { settings: ProjectSetting },
): Parsed {
  const changes = metaChanges(payloadValue(payload))
  if (changes.length === 0) return { kind: 'review', reason: sourceReasons.unreadable }
  if (changes.some(({ entryId }) => entryId === '0')) return { kind: 'test' }
  const values = changes
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => VALUE.safeParse(value))
  if (values.some(({ success }) => !success))
    return { kind: 'review', reason: sourceReasons.unreadable }
  const leads = values.flatMap(({ data }) => (data ? leadsOf(data) : []))
  return leads.length > 0
    ? parsedLeads(leads, settings)
    : { kind: 'nothing', reason: sourceReasons.noNews }
}

function leadsOf(value: Value): ParsedLead[] {
  const own = value.metadata?.display_phone_number.replaceAll(/\D/g, '')
  return value.messages
    .filter(({ type, from }) => !NO_WORDS.has(type) && (from === '' || from !== own))
    .map((message) => leadOf(message, value, own))
}

function leadOf(message: Message, { contacts }: Value, ownNumber: string | undefined): ParsedLead {
  const contact = contactOf(message, contacts)
  const number = message.from || contact?.wa_id
  const content = fieldReader(message[message.type])
  const referral = fieldReader(message['referral'])
  return parsedLead({
    externalId: message.id || undefined,
    name: personName(contact?.profile?.name),
    phones: number ? [`+${number.replace(/^\+/, '')}`] : [],
    identity: message.from_user_id || contact?.user_id || undefined,
    message: wordsOf(message.type, content),
    sentAt: sourceTime(message.timestamp),
    campaign: campaignOf(referral),
    fields: {
      ...flatFields({ username: contact?.profile?.username, business_number: ownNumber }),
      ...referral.rest(),
      ...formAnswers(content),
    },
  })
}

/** By user id first: a person with a username may have no number. */
function contactOf({ from, from_user_id: userId }: Message, contacts: Contact[]) {
  return (
    contacts.find(({ user_id }) => userId !== '' && user_id === userId) ??
    contacts.find(({ wa_id }) => from !== '' && wa_id === from) ??
    (contacts.length === 1 ? contacts[0] : undefined)
  )
}

function campaignOf(referral: FieldReader) {
  const isAd = referral.read('source_type') === 'ad'
  const sourceId = referral.read('source_id')
  return {
    adId: isAd ? sourceId : undefined,
    adName: referral.read('headline'),
    clickId: referral.read('ctwa_clid'),
  }
}

function wordsOf(type: string, content: FieldReader): string {
  if (type === 'location')
    return together(', ', content, ['name', 'address', 'latitude', 'longitude']) ?? unshownMessage
  if (type === 'contacts')
    return together(' ', content, ['formatted_name', 'phone']) ?? unshownMessage
  const title = together(' · ', content, ['title', 'description'])
  return (
    title ?? content.read('body', 'text', 'caption') ?? messageWords.get(type) ?? unshownMessage
  )
}

function together(sign: string, content: FieldReader, names: string[]): string | undefined {
  return (
    names
      .map((name) => content.read(name))
      .filter(Boolean)
      .join(sign) || undefined
  )
}

/** The answers of a flow are JSON in a text. */
function formAnswers(content: FieldReader): Record<string, string> {
  const { flow_token: _token, ...answers } = flatFields(
    readJson(content.read('response_json') ?? ''),
  )
  return answers
}
