import type { ParsedLead } from '#app/sources/adapter.ts'

import { housingMail } from './housing-mail.ts'
import { indiamartMail } from './indiamart-mail.ts'
import { justdialMail } from './justdial-mail.ts'
import { labelledMail } from './labelled-mail.ts'
import { magicbricksMail } from './magicbricks-mail.ts'
import type { Mail } from './mail.ts'
import { ninetyNineAcresMail } from './ninety-nine-acres-mail.ts'

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
