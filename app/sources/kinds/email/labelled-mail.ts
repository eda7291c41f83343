import type { ParsedLead } from '#app/sources/adapter.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'

import { labelled } from './labels.ts'
import type { Mail } from './mail.ts'

/** A mail whose lines are `Name: …`, `Phone: …` and so on; it needs a phone or an email. */
export function labelledMail({ lines, subject, sentAt }: Mail): ParsedLead | undefined {
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
