import type { ParsedLead } from '#app/sources/adapter.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'

import { labelled } from './labels.ts'
import type { Mail } from './mail.ts'

const ENQUIRY = /click to call|buy ?lead|enquiry|inquiry|requirement/i
const WANTED = /\bi (?:need|am looking for|am interested in) (.{1,120})/i

/** The buyer's name is in Reply-To, the phone after "Click to call". */
export function indiamartMail(mail: Mail): ParsedLead | undefined {
  const read = labelled(mail.lines)
  if (!ENQUIRY.test([mail.subject, ...mail.lines].join('\n'))) return undefined
  const phones = personPhones([read('click to call', 'mobile', 'phone', 'mobile number')])
  const email = buyerEmail(read('email', 'e-mail'))
  if (!phones.some((phone) => /\d{4}/.test(phone)) && email === undefined) return undefined
  const line = mail.lines.find((one) => WANTED.test(one)) ?? ''
  const named = /^indiamart/i.test(mail.replyTo) ? undefined : personName(mail.replyTo)
  return parsedLead({
    name: personName(read('name', 'buyer name', 'contact person')) ?? named,
    phones,
    email,
    message: read('message', 'requirement') ?? (line || undefined),
    place: read('city', 'location', 'address'),
    project: read('product') ?? WANTED.exec(line)?.[1],
    sentAt: mail.sentAt,
    fields: { subject: mail.subject },
  })
}

/** Its own addresses pass answers on, and end one day. */
function buyerEmail(written: string | undefined): string | undefined {
  const email = personEmail(written?.replace(/ ?\(verified\)$/i, ''))
  return email === undefined || /@(?:[\w-]+\.)?indiamart\.com$/i.test(email) ? undefined : email
}
