import { createHash } from 'node:crypto'

import type { ParsedLead } from '#app/sources/adapter.ts'
import { cleanText } from '#app/sources/reading/clean-text.ts'
import { parsedLead } from '#app/sources/reading/parsed-lead.ts'
import { fullName, personEmail, personPhones } from '#app/sources/reading/person.ts'

import type { ColumnField } from './column-fields.ts'
import { fileTime, type DateWays } from './file-time.ts'

export type Mapping = DateWays & {
  columns: readonly string[]
  fields: readonly ColumnField[]
}

/** Meta writes `l:` before an id and `p:` before a phone, so that Excel makes no number of it. */
const PREFIX = /^(?:l|ag|as|c|f|p|z):(?=\S)/
const TEST = /^(?:p:)?<test lead:/i

/** Undefined for a test row of Meta. */
export function fileLead(
  row: readonly string[],
  { columns, fields, ...ways }: Mapping,
): ParsedLead | undefined {
  if (row.some((cell) => TEST.test(cell))) return undefined
  const all = (field: ColumnField) =>
    fields.flatMap((one, at) => {
      const cell = one === field ? cleanText(row[at] ?? '') : ''
      return cell === '' ? [] : [cell]
    })
  const first = (field: ColumnField) => all(field)[0]
  const written = [...all('phone'), ...all('otherPhone')].map(withoutPrefix)
  const time = first('time')
  const sentAt = time === undefined ? undefined : fileTime(time, ways)
  const hasClock = sentAt !== undefined && /\d:\d|^\d{9,}$/.test(time ?? '')
  const id = first('externalId')
  const kept = columns.flatMap((column, at) => {
    const text = fields[at] === 'keep' ? cleanText(row[at] ?? '') : ''
    return text === '' ? [] : [[column, text] as const]
  })
  return parsedLead({
    externalId: id === undefined ? (hasClock ? undefined : rowId(row)) : withoutPrefix(id),
    name: fullName(first('name'), first('firstName'), first('lastName')),
    phones: personPhones(written),
    email: personEmail(first('email')),
    message: all('message').join('\n') || undefined,
    project: first('project'),
    place: all('place').join(', ') || undefined,
    sentAt,
    campaign: { name: first('campaign'), adName: first('ad'), formName: first('form') },
    fields: Object.fromEntries(kept),
  })
}

function withoutPrefix(text: string): string {
  return text.replace(PREFIX, '')
}

/** A row without an id and the time of day is known again by all that it says. */
function rowId(row: readonly string[]): string {
  return `row ${createHash('sha256').update(JSON.stringify(row)).digest('base64url')}`
}

/** The row as it was in the file, for the list of rejected rows. */
export function rejectedLead(
  row: readonly string[],
  { columns }: Pick<Mapping, 'columns'>,
): ParsedLead {
  return {
    phones: [],
    fields: Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])),
  }
}
