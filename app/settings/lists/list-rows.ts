import { commaList } from '#app/lib/text/comma-list.ts'
import { readMailAddress } from '#app/lib/text/mail-address.ts'

/** Settings that are a list with commas; their forms have a row for each entry. */
export const listSettings: ReadonlySet<string> = new Set(['MAIL_TO', 'WEBHOOK_URLS'])

/** For what is added. */
const EMPTY_ROWS = 3
const MAX_ROWS = 100

export type ListRow = {
  /** Of people; '' elsewhere. */
  person: string
  value: string
  isRemoved: boolean
  isNew: boolean
}

/** Says how many rows a form has: without it, the setting came as one text. */
export const rowsName = (name: string) => `${name}-rows`
export const valueName = (name: string, index: number) => `${name}-${index}`
export const personName = (name: string, index: number) => `${name}-person-${index}`
export const removeName = (name: string, index: number) => `remove-${name}-${index}`

export const hasPeople = (name: string) => name === 'MAIL_TO'

/** The rows of a form: what is stored or was typed, then empty ones. */
export function listRows(name: string, text: string, typed?: Readonly<Record<string, string>>) {
  if (typed?.[rowsName(name)] !== undefined) return typedRows(name, (one) => typed[one] ?? '')
  const stored = commaList(typed?.[name] ?? text)
  const rows = stored.map((entry) => ({ ...rowOf(name, entry), isRemoved: false, isNew: false }))
  return [...rows, ...Array.from({ length: EMPTY_ROWS }, emptyRow)]
}

/** Undefined where the form has no rows. */
export function postedRows(name: string, field: (name: string) => string) {
  return field(rowsName(name)) === '' ? undefined : typedRows(name, field)
}

function typedRows(name: string, field: (name: string) => string): ListRow[] {
  const count = Math.min(Number(field(rowsName(name))) || 0, MAX_ROWS)
  return Array.from({ length: count }, (_, index) => ({
    person: field(personName(name, index)).trim(),
    value: field(valueName(name, index)).trim(),
    isRemoved: field(removeName(name, index)) !== '',
    isNew: field(valueName(name, index)).trim() === '',
  }))
}

/** The fields of rows, as a refused form shows them again. */
export function rowFields(name: string, rows: readonly ListRow[]): Record<string, string> {
  const fields = rows.flatMap(({ person, value, isRemoved }, index) => [
    [valueName(name, index), value],
    ...(hasPeople(name) ? [[personName(name, index), person]] : []),
    ...(isRemoved ? [[removeName(name, index), 'yes']] : []),
  ])
  return { [rowsName(name)]: String(rows.length), ...Object.fromEntries(fields) }
}

/** As the setting has it. */
export function rowText({ person, value }: ListRow): string {
  return person === '' || value === '' ? value : `${person} <${value}>`
}

function rowOf(name: string, entry: string) {
  if (!hasPeople(name)) return { person: '', value: entry }
  const { name: person, address } = readMailAddress(entry)
  return { person, value: address || entry }
}

function emptyRow(): ListRow {
  return { person: '', value: '', isRemoved: false, isNew: true }
}
