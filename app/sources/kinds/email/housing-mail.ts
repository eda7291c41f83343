import type { ParsedLead } from '#app/sources/adapter.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'
import { personEmail, personName, personPhones } from '#app/sources/reading/person.ts'

import { labelled } from './labels.ts'
import { linkedEmail, linkedPhone } from './linked-contact.ts'
import type { Mail } from './mail.ts'

const ADVERTISEMENT = /(.{0,200}?)\/? ?property id: ?(\d{5,12})/i

/** "… would like to talk to you"; phone and email stand only in the links. */
export function housingMail({ lines, links, subject, sentAt }: Mail): ParsedLead | undefined {
  const call = lines.find((line) => / would like to talk to you/i.test(line))
  if (call === undefined && !/interested in your property|new lead for/i.test(subject))
    return undefined
  const read = labelled(lines)
  const caller = call?.replace(/ would like to talk to you.*$/i, '')
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
  const line = lines.find((one) => ADVERTISEMENT.test(one)) ?? ''
  const [, adName = '', adId] = ADVERTISEMENT.exec(line) ?? []
  return { adId, adName: adName.trim() || undefined }
}
