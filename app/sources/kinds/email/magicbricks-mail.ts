import type { ParsedLead } from '#app/sources/adapter.ts'

import { labelledMail } from './labelled-mail.ts'
import type { Mail } from './mail.ts'

const ADVERTISEMENT = /property, id (\d{5,12}): ?(.{1,200})/i

/** "A user is interested in your Property, ID …", then the details of the contact. */
export function magicbricksMail(mail: Mail): ParsedLead | undefined {
  const isContact = mail.lines.some((line) => /details of contact made|sender.s name/i.test(line))
  const lead = isContact ? labelledMail(mail) : undefined
  const line = mail.lines.find((one) => ADVERTISEMENT.test(one)) ?? ''
  const [, adId, adName] = ADVERTISEMENT.exec(line) ?? []
  if (!lead || adId === undefined) return lead
  return { ...lead, campaign: { adId, ...(adName !== undefined && { adName }) } }
}
