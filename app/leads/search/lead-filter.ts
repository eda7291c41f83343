import { leadStatuses } from '#app/leads/status/lead-status.ts'
import { isDay } from '#app/lib/dates/iso-day.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

/** What the list may be filtered by, in the order in which the desk says it. */
export const filterNames = [
  'status',
  'followUp',
  'agent',
  'project',
  'city',
  'source',
  'from',
  'to',
] as const
export type FilterName = (typeof filterNames)[number]

/**
 * A filter as the address holds it. `followUp` is `none` alone; `agent` is the id of somebody, `me` or `none`; `from` and `to` are
 * days in Asia/Kolkata, both of them within it. A `-` in front of any other word means all but it.
 */
export type LeadFilter = Partial<Record<FilterName, string>>

/** By which column the list is sorted, and which way; newest first where nothing is said. */
export const sortColumns = ['name', 'phone', 'time', 'location'] as const
export type SortColumn = (typeof sortColumns)[number]
export type LeadSort = { column: SortColumn; isDown: boolean }
export const NEWEST: LeadSort = { column: 'time', isDown: true }

/** Plain rules, not zod: every page of the list carries them to the browser. */
const rules: Record<FilterName, (text: string) => boolean> = {
  status: (text) => leadStatuses.some((status) => status === without(text)),
  followUp: (text) => text === 'none',
  agent: isWord,
  project: (text) => /^-?[a-z0-9][a-z0-9-]{0,99}$/.test(text),
  city: isWord,
  source: isWord,
  from: isDay,
  to: isDay,
}

/** Reads the filter of an address or a form; what is no filter is left out. */
export function readFilter(search: URLSearchParams): LeadFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const typed = (search.get(name) ?? '').trim()
      const text = name === 'from' || name === 'to' ? asciiDigits(typed) : typed
      return rules[name](text) ? [[name, text]] : []
    }),
  )
}

/** Reads the order of an address: `sort=name`, or `sort=-name` the other way round. */
export function readSort(search: URLSearchParams): LeadSort {
  const text = search.get('sort') ?? ''
  const column = sortColumns.find((name) => name === without(text))
  return column ? { column, isDown: isNot(text) } : NEWEST
}

/** An order as an address says it. */
export function sortWord({ column, isDown }: LeadSort): string {
  return isDown ? `-${column}` : column
}

/** Whether an order begins with the newest lead. */
export function isNewest({ column, isDown }: LeadSort): boolean {
  return column === NEWEST.column && isDown === NEWEST.isDown
}

/** The part of an address that says a filter and an order; empty for the whole list, newest first. */
export function listSearch(filter: LeadFilter, sort: LeadSort = NEWEST): string {
  const search = new URLSearchParams(
    filterNames.flatMap((name) => {
      const value = filter[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  if (!isNewest(sort)) search.set('sort', sortWord(sort))
  return search.toString()
}

/** Whether a word of a filter means all but it. */
export function isNot(text: string): boolean {
  return text.startsWith('-')
}

/** A word of a filter without the sign in front of it. */
export function without(text: string): string {
  return isNot(text) ? text.slice(1) : text
}

/** A word, with a sign in front or without. PostgreSQL's text holds no NUL. */
function isWord(text: string): boolean {
  return without(text) !== '' && text.length <= 100 && !text.includes('\0')
}
