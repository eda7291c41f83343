import { contactPreferenceText } from '#app/enquiries/form/contact-preference.ts'
import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { campaignText } from '#app/leads/contact-clicks/contact-row.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { placeText } from '#app/notifications/alerts/lead-alert.ts'
import type { NotifiedLead } from '#app/notifications/notified-lead.server.ts'
import { teamMailTexts as texts } from '#app/strings/en/notifications.ts'

import { oneLine, type Mail, type MailFact } from './mail.ts'

export function teamMail(
  lead: NotifiedLead,
  { origin, address }: Record<'origin' | 'address', string>,
) {
  const place = placeText(lead.project?.name, lead.location)
  return {
    subject: oneLine(texts.subject(oneLine(lead.name, 60), place)),
    heading: texts.heading,
    parts: [
      { kind: 'facts', facts: factsOf(lead, place, origin) },
      { kind: 'quote', label: texts.message, text: lead.message },
      { kind: 'link', label: texts.open, href: `${origin}/dashboard/leads/${lead.id}` },
      { kind: 'small', text: texts.why(address) },
    ],
  } satisfies Mail
}

function factsOf(lead: NotifiedLead, place: string, origin: string): MailFact[] {
  const {
    name,
    phone,
    email,
    visitAt,
    isVideoVisit,
    contactPreference,
    page,
    campaign,
    receivedAt,
  } = lead
  const chat = `https://wa.me/${phone.replace('+', '')}`
  const facts: (MailFact | false)[] = [
    { label: texts.name, value: oneLine(name) },
    { label: texts.phone, value: phone, href: telephoneAddress(phone) },
    { label: texts.whatsApp, value: chat, href: chat },
    email !== '' && { label: texts.mail, value: email, href: mailTo(email) },
    place !== '' && { label: texts.about, value: place },
    visitAt !== undefined && {
      label: isVideoVisit ? texts.videoVisit : texts.visit,
      value: visitText(visitAt),
    },
    fact(texts.reach, contactPreferenceText(contactPreference)),
    page !== '' && { label: texts.page, value: `${origin}${page}`, href: `${origin}${page}` },
    fact(texts.campaign, campaignText(campaign)),
    { label: texts.received, value: `${officeTime(receivedAt)} IST` },
  ]
  return facts.filter((each) => each !== false)
}

function fact(label: string, value: string | undefined): MailFact | false {
  return value !== undefined && value !== '' && { label, value: oneLine(value, 300) }
}

function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
