import type { Adapter, Parsed, ParsedLead } from '#app/sources/adapter.ts'
import { parsedLeads } from '#app/sources/reading/parsed-lead.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import {
  hasMailbox,
  mailServersOf,
  mailSecrets,
  mailSettings,
  type MailSecrets,
  type MailSettings,
} from './mail-settings.ts'
import { receivedMail, type ReceivedMail } from './mail.ts'
import { NO_ENQUIRY, portalMails, type PortalMails } from './portal-mails.ts'
import { mailboxNotes, pullMailbox, watchMailbox } from './pull-mailbox.server.ts'

/** Notification mails of portals, by mailbox or forwarded (SOURCES.md 4.6). */
export const email: Adapter<MailSettings, MailSecrets> = {
  kind: 'email',
  settings: mailSettings,
  secrets: mailSecrets,
  parse(payload, context) {
    const mail = receivedMail(payload)
    if (!mail) return { kind: 'review', reason: sourceReasons.unreadable }
    return mailResult(mail, context.settings)
  },
  pull: {
    everyMs: 2 * 60_000,
    isSetUp: hasMailbox,
    read: pullMailbox,
    notes: mailboxNotes,
    watch: watchMailbox,
  },
}

const GMAIL_FORWARDING = 'forwarding-noreply@google.com'

function mailResult(mail: ReceivedMail, options: MailSettings): Parsed {
  const { from } = mail.parts[0]
  if (from === GMAIL_FORWARDING) return { kind: 'review', reason: sourceReasons.mail.forwarding }
  const portal = portalMails.find(({ domains }) => isOfDomain(domainOf(from), domains))
  return portal ? portalResult(mail, portal, options) : otherResult(mail, options)
}

/** The spam folder is read for mails of portals alone. */
function otherResult({ isSpam, isLong }: ReceivedMail, { otherSenders }: MailSettings): Parsed {
  const reasons = sourceReasons.mail
  if (isSpam || otherSenders === 'ignore') return { kind: 'nothing', reason: reasons.other }
  return { kind: 'review', reason: isLong ? reasons.long : reasons.unknown }
}

function portalResult(
  { parts, id, isLong, ...mail }: ReceivedMail,
  known: PortalMails,
  options: MailSettings,
): Parsed {
  const reasons = sourceReasons.mail
  const { portal, kind, domains } = known
  if (isLong) return { kind: 'review', reason: reasons.long }
  if (parts.every(({ lines }) => lines.length === 0))
    return { kind: 'review', reason: sourceReasons.unreadable }
  const proof = proofOf(mail, domains, mailServersOf(options))
  if (options.senderProof !== 'unchecked' && proof !== 'proved')
    return { kind: 'review', reason: reasonOf(proof, portal) }
  const lead = parts.map((part) => known.read(part)).find((one) => one !== undefined)
  if (!lead) return unread(parts, portal)
  const fields = { ...lead.fields, portal }
  const named = { ...lead, fields, ...(id !== '' && { externalId: id }) }
  return parsedLeads([withoutOwn(named, options.ownContacts ?? '')], options, kind)
}

function reasonOf(proof: Exclude<Proof, 'proved'>, portal: string): string {
  const reasons = sourceReasons.mail
  return proof === 'unproved'
    ? reasons.unproved(portal)
    : reasons.unknownServer(portal, proof.unknownServer)
}

function unread(parts: ReceivedMail['parts'], portal: string): Parsed {
  const reasons = sourceReasons.mail
  const { from, subject } = parts[0]
  const text = [subject, ...parts.flatMap(({ lines }) => lines)].join('\n')
  const isOfAccount = from.startsWith('alerts@') || NO_ENQUIRY.test(text)
  if (isOfAccount) return { kind: 'nothing', reason: reasons.noEnquiry(portal) }
  return { kind: 'review', reason: reasons.unknown }
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

type Received = {
  /** Authentication-Results, which any sender can write, too. */
  authentication: string
  /** As a service for incoming mail lists domains: `{@a.com : pass}`. */
  dkim: string
}

type Proof = 'proved' | 'unproved' | { unknownServer: string }

/** Whether DKIM or SPF passed for one of these domains or a name below it, by a mail server of the owner. */
function proofOf(
  { authentication, dkim }: Received,
  domains: readonly string[],
  servers: readonly string[],
): Proof {
  const isOfPortal = (domain: string) => isOfDomain(domain, domains)
  const listed = dkim.toLowerCase().matchAll(/@([\w.-]+) *: *pass\b/g)
  if (Array.from(listed, ([, domain = '']) => domain).some(isOfPortal)) return 'proved'
  const [server = '', ...results] = withoutQuotes(authentication.toLowerCase()).split(/[;\n]/)
  if (!results.flatMap((result) => passedDomain(result) ?? []).some(isOfPortal)) return 'unproved'
  // RFC 8601, section 2.2: the name of the server comes first, and a version can follow.
  const unknownServer = server.trim().split(/\s/)[0] ?? ''
  return isOfDomain(unknownServer, servers) ? 'proved' : { unknownServer }
}

function isOfDomain(name: string, domains: readonly string[]): boolean {
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

/** A sender chooses what quotes and comments contain, such as a local part with `;dkim=pass`. */
function withoutQuotes(authentication: string): string {
  return authentication.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/\([^()]*\)/g, ' ')
}

/** Of `dkim=pass header.d=a.com` or `spf=pass smtp.mailfrom=x@a.com`; a local part has no blanks. */
function passedDomain(result: string): string | undefined {
  if (!/(?:^|\s)(?:dkim|spf)=pass(?:\s|$)/.test(result)) return undefined
  const written = /\s(?:header\.[di]|smtp\.mailfrom)=(\S+)/.exec(result)?.[1]
  return written?.slice(written.lastIndexOf('@') + 1).replaceAll(/[^\w.-]/g, '')
}
