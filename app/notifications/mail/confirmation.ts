import { languageOf } from '#app/leads/requirement/lead-language.ts'
import type { NoticeLanguage } from '#app/enquiries/consent/notice.ts'
import { contactPreferenceText } from '#app/enquiries/form/contact-preference.ts'
import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { placeText } from '#app/notifications/alerts/lead-alert.ts'
import { noticePath, noticeText, policyPath } from '#app/notifications/notification.ts'
import type { NotifiedLead } from '#app/notifications/notified-lead.server.ts'

import { isHarmless } from './harmless-text.ts'
import { oneLine, type Mail, type MailFact, type MailPart } from './mail.ts'

export type Sender = { brand: string; phone: string; email: string; origin: string }

/** The texts agreed to in both languages, and the withdrawal address, for the law (DPDP). */
export type Consent = { texts?: Readonly<Record<NoticeLanguage, string>>; withdrawAddress?: string }

const texts = {
  subject: (brand: string) => `Your enquiry has reached ${brand}`,
  thanks: (name: string) => (name === '' ? 'Thank you' : `Thank you, ${isolated(name)}`),
  received: (brand: string) => `Your enquiry has reached ${brand}. This is what you sent us.`,
  reference: 'Your reference',
  name: 'Name',
  phone: 'Phone',
  ending: (digits: string) => `the number that ends in ${digits}`,
  about: 'About',
  visit: 'Visit requested',
  videoVisit: 'Video visit requested',
  contactPreference: 'Your wish',
  message: 'Your message',
  notRepeated: 'We have it. This mail does not repeat it, because it looks like a link.',
  next: (brand: string, phone: string) =>
    `${brand} will contact you. To speak with us now, call ${phone}.`,
  agreed: { en: 'What you agreed to', hi: 'जिसके लिए आपने सहमति दी' },
  // Bilingual, since the law's rights must reach readers of Hindi too.
  withdraw: 'Take this back · सहमति वापस लें',
  notice: 'Privacy notice · निजता सूचना',
  policy: 'Privacy policy',
  notYou: (email: string) =>
    `You did not send this? Someone mistyped their address. Write to ${email}, and we correct it.`,
} as const

export function confirmationMail(lead: NotifiedLead, sender: Sender, consent: Consent = {}): Mail {
  return {
    subject: oneLine(texts.subject(sender.brand)),
    heading: texts.thanks(isHarmless(lead.name) ? oneLine(lead.name) : ''),
    parts: confirmationParts(lead, sender, consent),
  }
}

/** Anyone can enter another's address, so it shows only the phone's end and omits text with links. */
export function confirmationParts(
  lead: NotifiedLead,
  sender: Sender,
  consent: Consent,
): MailPart[] {
  const { withdrawAddress } = consent
  return [
    { kind: 'text', text: texts.received(sender.brand) },
    { kind: 'facts', facts: factsOf(lead) },
    ...messageParts(lead.message),
    { kind: 'text', text: texts.next(sender.brand, sender.phone) },
    { kind: 'small', text: noticeText },
    ...agreedParts(lead, consent),
    ...(withdrawAddress === undefined
      ? []
      : [{ kind: 'link' as const, label: texts.withdraw, href: withdrawAddress }]),
    {
      kind: 'facts',
      facts: [
        linkFact(texts.notice, `${sender.origin}${noticePath}`),
        linkFact(texts.policy, `${sender.origin}${policyPath}`),
      ],
    },
    { kind: 'small', text: texts.notYou(sender.email) },
  ]
}

function messageParts(message: string): MailPart[] {
  if (message === '') return []
  return isHarmless(message)
    ? [{ kind: 'quote', label: texts.message, text: message }]
    : [{ kind: 'facts', facts: [{ label: texts.message, value: texts.notRepeated }] }]
}

function agreedParts({ message }: NotifiedLead, { texts: consentTexts }: Consent): MailPart[] {
  if (consentTexts === undefined) return []
  const order = languageOf(message) === 'hi' ? (['hi', 'en'] as const) : (['en', 'hi'] as const)
  return order.map((lang) => ({
    kind: 'quote',
    label: texts.agreed[lang],
    text: consentTexts[lang],
    lang,
  }))
}

function factsOf(lead: NotifiedLead): MailFact[] {
  const name = repeated(oneLine(lead.name))
  const place = repeated(placeText(lead.project?.name, lead.location))
  const contactPreference = contactPreferenceText(lead.contactPreference)
  return [
    ...(lead.reference === null ? [] : [{ label: texts.reference, value: lead.reference }]),
    ...(name === '' ? [] : [{ label: texts.name, value: name }]),
    { label: texts.phone, value: texts.ending(lead.phone.slice(-3)) },
    ...(place === '' ? [] : [{ label: texts.about, value: place }]),
    ...(lead.visitAt
      ? [
          {
            label: lead.isVideoVisit ? texts.videoVisit : texts.visit,
            value: visitText(lead.visitAt),
          },
        ]
      : []),
    ...(contactPreference === undefined
      ? []
      : [{ label: texts.contactPreference, value: contactPreference }]),
  ]
}

function repeated(text: string): string {
  return isHarmless(text) ? text : texts.notRepeated
}

function linkFact(label: string, href: string): MailFact {
  return { label, value: href, href }
}
