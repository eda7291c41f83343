import type { ParsedLead } from '#app/sources/adapter.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

import { between, labelled } from './labels.ts'
import type { Mail } from './mail.ts'

export type PortalMails = {
  portal: string
  /** Of the adapter that gets the same enquiries, where there is one. */
  kind: string
  domains: readonly string[]
  /** The lead of a mail that tells of one; undefined for a mail that is not known. */
  read(mail: Mail): ParsedLead | undefined
}

/** By the domain of the sender, never by words of the text (SOURCES.md 4.6). */
export const portalMails: readonly PortalMails[] = [
  {
    portal: 'Magicbricks',
    kind: 'magicbricks',
    domains: ['magicbricks.com'],
    read: magicbricksMail,
  },
  { portal: '99acres', kind: '99acres', domains: ['99acres.com'], read: ninetyNineAcresMail },
  {
    portal: 'Housing',
    kind: 'housing',
    domains: ['housing.com', 'housing-mailer.com'],
    read: housingMail,
  },
  { portal: 'IndiaMART', kind: 'indiamart', domains: ['indiamart.com'], read: indiamartMail },
  { portal: 'Justdial', kind: 'justdial', domains: ['justdial.com'], read: justdialMail },
  {
    portal: 'Sulekha',
    kind: 'sulekha',
    domains: ['sulekhanotifications.com', 'sulekha.com'],
    read: sent(/^ypleads@/),
  },
  { portal: 'NoBroker', kind: 'nobroker', domains: ['nobroker.in'], read: sent(/^no-?reply@/) },
]

/** Labels alone are no proof of an enquiry: the signature of an account manager has them too. */
function sent(from: RegExp): (mail: Mail) => ParsedLead | undefined {
  return (mail) => (from.test(mail.from) ? labelledMail(mail) : undefined)
}

/** Mails about an account, which quote our own number or that of no buyer. */
export const NO_ENQUIRY =
  /\bposted in\b|request to publish your listing|thanks for posting|refresh your|weekly (?:digest|report|summary)|\botp\b|one.time password|!sulekha campaign topup|image approv|unsubscribe from alerts/i

const MAGICBRICKS_AD = /property, id (\d{5,12}): ?(.{1,200})/i

/** "A user is interested in your Property, ID …", then the details of the contact. */
function magicbricksMail(mail: Mail): ParsedLead | undefined {
  const isContact = mail.lines.some((line) => /details of contact made|sender.s name/i.test(line))
  const lead = isContact ? labelledMail(mail) : undefined
  const line = mail.lines.find((one) => MAGICBRICKS_AD.test(one)) ?? ''
  const [, adId, adName] = MAGICBRICKS_AD.exec(line) ?? []
  if (!lead || adId === undefined) return lead
  return { ...lead, campaign: { adId, ...(adName !== undefined && { adName }) } }
}

const NINETY_NINE_HEADING = /details of the response/i
/** The code of an advertisement, which is never a phone. */
const NINETY_NINE_AD = /\(([A-Z]\d{6,9})\)/
const NINETY_NINE_PHONE = /^\+?[\d\s-]{8,18}(?:\(verified\))?$/i

/** "You have received a response on … (A10000001)", then three lines with or without labels. */
function ninetyNineAcresMail(mail: Mail): ParsedLead | undefined {
  const text = mail.lines.join(' ')
  if (!/response|inquiry|enquiry/i.test(mail.subject) || !/received a|details of the/i.test(text))
    return undefined
  const lead = labelledMail(mail) ?? unlabelled(mail)
  const adId = NINETY_NINE_AD.exec(text)?.[1]
  if (!lead || adId === undefined) return lead
  const adName = between(mail.lines, 'response on ', `(${adId})`)
  return { ...lead, campaign: { adId, ...(adName !== undefined && { adName }) } }
}

function unlabelled({ lines, subject, sentAt }: Mail): ParsedLead | undefined {
  const start = lines.findIndex((line) => NINETY_NINE_HEADING.test(line)) + 1
  const [name, ...details] = start === 0 ? [] : lines.slice(start, start + 5)
  const phones = personPhones(details.filter((line) => NINETY_NINE_PHONE.test(line)))
  const email = details.map((line) => personEmail(line)).find((one) => one !== undefined)
  if (phones.length === 0 && email === undefined) return undefined
  return parsedLead({ name: personName(name), phones, email, sentAt, fields: { subject } })
}

const HOUSING_AD = /(.{0,200}?)\/? ?property id: ?(\d{5,12})/i

/** "… would like to talk to you"; phone and email stand only in the links. */
function housingMail({ lines, links, subject, sentAt }: Mail): ParsedLead | undefined {
  const call = lines.find((line) => / would like to talk to you/i.test(line))
  if (call === undefined && !/interested in your property|new lead for/i.test(subject))
    return undefined
  const read = labelled(lines)
  const caller = call?.replace(/ would like to talk to you[\s\S]*$/i, '')
  const contact = read('contact', 'phone', 'mobile')
  const written = /\d{7}/.test(contact ?? '') ? contact : undefined
  return parsedLead({
    name: personName(read('name') ?? caller),
    phones: personPhones([linkedPhone(links) ?? written]),
    email: linkedEmail(links) ?? personEmail(read('email')),
    sentAt,
    campaign: advertisementIn(lines),
    fields: { subject },
  })
}

function advertisementIn(lines: string[]) {
  const line = lines.find((one) => HOUSING_AD.test(one)) ?? ''
  const [, adName = '', adId] = HOUSING_AD.exec(line) ?? []
  return { adId, adName: adName.trim() || undefined }
}

const INDIAMART_ENQUIRY = /click to call|buy ?lead|enquiry|inquiry|requirement/i
const INDIAMART_WANTED = /\bi (?:need|am looking for|am interested in) (.{1,120})/i

/** The buyer's name is in Reply-To, the phone after "Click to call". */
function indiamartMail(mail: Mail): ParsedLead | undefined {
  const read = labelled(mail.lines)
  if (!INDIAMART_ENQUIRY.test([mail.subject, ...mail.lines].join('\n'))) return undefined
  const phones = personPhones([read('click to call', 'mobile', 'phone', 'mobile number')])
  const email = buyerEmail(read('email', 'e-mail'))
  if (!phones.some((phone) => /\d{4}/.test(phone)) && email === undefined) return undefined
  const line = mail.lines.find((one) => INDIAMART_WANTED.test(one)) ?? ''
  const named = /^indiamart/i.test(mail.replyTo) ? undefined : personName(mail.replyTo)
  return parsedLead({
    name: personName(read('name', 'buyer name', 'contact person')) ?? named,
    phones,
    email,
    message: read('message', 'requirement') ?? (line || undefined),
    place: read('city', 'location', 'address'),
    project: read('product') ?? INDIAMART_WANTED.exec(line)?.[1],
    sentAt: mail.sentAt,
    fields: { subject: mail.subject },
  })
}

/** Its own addresses pass answers on, and end one day. */
function buyerEmail(written: string | undefined): string | undefined {
  const email = personEmail(written?.replace(/ ?\(verified\)$/i, ''))
  return email === undefined || /@(?:[\w-]+\.)?indiamart\.com$/i.test(email) ? undefined : email
}

const JUSTDIAL_ENQUIRED = /^(.{1,80}?) enquired for (.{1,120}?)\.?$/i

/** "Asha Example enquired for …": a name and a place, and no phone. */
function justdialMail({ lines, subject, sentAt }: Mail): ParsedLead | undefined {
  const line = lines.find((one) => JUSTDIAL_ENQUIRED.test(one))
  if (line === undefined) return undefined
  const [, name, category] = JUSTDIAL_ENQUIRED.exec(line) ?? []
  const read = labelled(lines)
  const place = [read('user area'), read('user city'), read('user state')]
  return parsedLead({
    name: personName(name),
    message: category,
    place: place.filter(Boolean).join(', ') || undefined,
    sentAt: sourceTime(read('search date & time')) ?? sentAt,
    fields: { subject },
  })
}

const MAX_LAYERS = 3

/** The number in links, such as `…/number?phone=%2B91…`, also inside a tracking link. */
function linkedPhone(links: readonly string[]): string | undefined {
  const plain = links.map(decoded)
  for (const pattern of [
    /[?&]phone=(\+?\d{7,15})/,
    /^tel:(\+?\d{7,15})/,
    /wa\.me\/(\+?\d{7,15})/,
  ]) {
    const phone = plain.map((link) => pattern.exec(link)?.[1]).find((one) => one !== undefined)
    if (phone !== undefined) return phone
  }
  return undefined
}

function linkedEmail(links: readonly string[]): string | undefined {
  return links
    .filter((link) => /^mailto:/i.test(link))
    .map((link) => personEmail(decoded(link).split('?')[0]))
    .find((email) => email !== undefined)
}

/** No link is followed: its own text has the number, sometimes encoded twice. */
function decoded(link: string): string {
  let text = link
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}

/** A mail whose lines are `Name: …`, `Phone: …` and so on; it needs a phone or an email. */
function labelledMail({ lines, subject, sentAt }: Mail): ParsedLead | undefined {
  const read = labelled(lines)
  const phones = personPhones([
    read('mobile', 'phone', 'mobile no', 'mobile number', 'phone number', 'contact no', 'contact'),
  ]).filter((phone) => /\d{4}/.test(phone))
  const email = personEmail(read('email', 'e-mail', 'email id', 'email address'))
  if (phones.length === 0 && email === undefined) return undefined
  return parsedLead({
    name: personName(
      read('name', "sender's name", 'buyer name', 'contact person', 'customer name'),
    ),
    phones,
    email,
    message: read('message', 'query', 'requirement', 'comments'),
    place: read('locality', 'location', 'area', 'city'),
    project: read('project', 'project name', 'property', 'property name'),
    sentAt,
    campaign: { adName: read('title') },
    fields: { subject },
  })
}
