import type { ParsedLead } from '#app/sources/adapter.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'

import { labelledMail } from './labelled-mail.ts'
import { between } from './labels.ts'
import type { Mail } from './mail.ts'

const HEADING = /details of the response/i
/** The code of an advertisement, which is never a phone. */
const AD_CODE = /\(([A-Z]\d{6,9})\)/
const PHONE = /^\+?[\d\s-]{8,18}(?:\(verified\))?$/i

/** "You have received a response on … (A10000001)", then three lines with or without labels. */
export function ninetyNineAcresMail(mail: Mail): ParsedLead | undefined {
  const text = mail.lines.join(' ')
  if (!/response|inquiry|enquiry/i.test(mail.subject) || !/received a|details of the/i.test(text))
    return undefined
  const lead = labelledMail(mail) ?? unlabelled(mail)
  const adId = AD_CODE.exec(text)?.[1]
  if (!lead || adId === undefined) return lead
  const adName = between(mail.lines, 'response on ', `(${adId})`)
  return { ...lead, campaign: { adId, ...(adName !== undefined && { adName }) } }
}

function unlabelled({ lines, subject, sentAt }: Mail): ParsedLead | undefined {
  const start = lines.findIndex((line) => HEADING.test(line)) + 1
  const [name, ...details] = start === 0 ? [] : lines.slice(start, start + 5)
  const phones = personPhones(details.filter((line) => PHONE.test(line)))
  const email = details.map((line) => personEmail(line)).find((one) => one !== undefined)
  if (phones.length === 0 && email === undefined) return undefined
  return parsedLead({ name: personName(name), phones, email, sentAt, fields: { subject } })
}
