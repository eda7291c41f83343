import type { ParsedLead } from '#app/sources/adapter.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'
import { personName } from '#app/sources/reading/person.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

import { labelled } from './labels.ts'
import type { Mail } from './mail.ts'

const ENQUIRED = /^(.{1,80}?) enquired for (.{1,120}?)\.?$/i

/** "Asha Example enquired for …": a name and a place, and no phone. */
export function justdialMail({ lines, subject, sentAt }: Mail): ParsedLead | undefined {
  const line = lines.find((one) => ENQUIRED.test(one))
  if (line === undefined) return undefined
  const [, name, category] = ENQUIRED.exec(line) ?? []
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
