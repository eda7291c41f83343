import { z } from 'zod'

import type { Adapter, Parsed, ParsedLead } from '#app/sources/adapter.ts'
import { parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { isOfDomain, isProved } from './mail-proof.ts'
import { receivedMail, type ReceivedMail } from './mail.ts'
import { NO_ENQUIRY, portalMails } from './portal-mails.ts'

const settings = z.object({
  project: projectSetting,
  /** Numbers and addresses of ours that mails quote, with commas between them. */
  ownContacts: z.string().optional(),
  /** Where the mailbox keeps no result of DKIM and SPF, the owner trusts the sender. */
  senderProof: z.enum(['required', 'unchecked']).optional(),
})
const secrets = z.object({})
type Settings = z.infer<typeof settings>

/** Notification mails of portals, by mailbox or forwarded (SOURCES.md 4.6). */
export const email: Adapter<Settings, z.infer<typeof secrets>> = {
  kind: 'email',
  settings,
  secrets,
  parse(payload, context) {
    const mail = receivedMail(payload)
    if (!mail) return { kind: 'review', reason: sourceReasons.unreadable }
    return mailResult(mail, context.settings)
  },
}

const GMAIL_FORWARDING = 'forwarding-noreply@google.com'

function mailResult({ parts, authentication }: ReceivedMail, options: Settings): Parsed {
  const { from, subject } = parts[0]
  const reasons = sourceReasons.mail
  if (from === GMAIL_FORWARDING) return { kind: 'review', reason: reasons.forwarding }
  const portal = portalMails.find(({ domains }) => isOfDomain(domainOf(from), domains))
  if (!portal) return { kind: 'review', reason: reasons.unknown }
  if (options.senderProof !== 'unchecked' && !isProved(authentication, portal.domains))
    return { kind: 'review', reason: reasons.unproved(portal.portal) }
  const lead = parts.map((part) => portal.read(part)).find((one) => one !== undefined)
  if (!lead) {
    const text = [subject, ...parts.flatMap(({ lines }) => lines)].join('\n')
    const isOfAccount = from.startsWith('alerts@') || NO_ENQUIRY.test(text)
    if (isOfAccount) return { kind: 'nothing', reason: reasons.noEnquiry(portal.portal) }
    return { kind: 'review', reason: reasons.unknown }
  }
  const fields = { ...lead.fields, portal: portal.portal }
  return parsedLeads([withoutOwn({ ...lead, fields }, options.ownContacts ?? '')], options)
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Without what is ours: some mails quote the number of the advertisement. */
function withoutOwn({ email: address, ...lead }: ParsedLead, ownContacts: string): ParsedLead {
  const own = ownContacts.split(',').map((contact) => contact.trim().toLowerCase())
  const ownNumbers = own.map(lastDigits).filter((digits) => digits.length === 10)
  const phones = lead.phones.filter((phone) => !ownNumbers.includes(lastDigits(phone)))
  const isOwn = address === undefined || own.includes(address.toLowerCase())
  return { ...lead, phones, ...(!isOwn && { email: address }) }
}

function lastDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}
