import { budgetBands, purposes, roomCounts } from '#app/leads/requirement/requirement-choices.ts'
import { leadStatuses } from '#app/leads/status/lead-status.ts'
import { isDay } from '#app/lib/dates/iso-day.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

/** In display order. */
export const filterNames = [
  'status',
  'followUp',
  'heat',
  'visit',
  'agent',
  'project',
  'city',
  'source',
  'campaign',
  'budget',
  'bhk',
  'place',
  'purpose',
  'from',
  'to',
] as const
export type FilterName = (typeof filterNames)[number]

/** As in the address: `agent` is an id, `me` or `none`; days are inclusive, in Asia/Kolkata, or `today`; `-` negates. */
export type LeadFilter = Partial<Record<FilterName, string>>

/** `none` has no next follow-up though it needs one; `overdue` and `today` are of open leads. */
export const followUpFilters = ['overdue', 'today', 'none'] as const

export const TODAY = 'today'

export const sortColumns = ['name', 'phone', 'time', 'location'] as const
export type SortColumn = (typeof sortColumns)[number]
export type LeadSort = { column: SortColumn; isDown: boolean }
export const NEWEST: LeadSort = { column: 'time', isDown: true }

/** Plain rules, not zod: every list page ships them to the browser. */
const rules: Record<FilterName, (text: string) => boolean> = {
  status: (text) => leadStatuses.some((status) => status === without(text)),
  followUp: (text) => followUpFilters.some((one) => one === text),
  heat: (text) => text === 'hot',
  visit: (text) => text === TODAY,
  agent: isText,
  project: (text) => /^-?[a-z0-9][a-z0-9-]{0,99}$/.test(text),
  city: isText,
  source: isText,
  campaign: isText,
  budget: (text) => Object.hasOwn(budgetBands, text),
  bhk: (text) => roomCounts.some((count) => String(count) === text),
  place: isText,
  purpose: (text) => purposes.some((purpose) => purpose === text),
  from: isDayOrToday,
  to: isDayOrToday,
}

/** Ignores invalid filters. */
export function readFilter(search: URLSearchParams): LeadFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const typed = (search.get(name) ?? '').trim()
      const text = name === 'from' || name === 'to' ? asciiDigits(typed) : typed
      return rules[name](text) ? [[name, text]] : []
    }),
  )
}

/** `sort=name`, or `sort=-name` reversed. */
export function readSort(search: URLSearchParams): LeadSort {
  const text = search.get('sort') ?? ''
  const column = sortColumns.find((name) => name === without(text))
  return column ? { column, isDown: isNot(text) } : NEWEST
}

export function sortParam({ column, isDown }: LeadSort): string {
  return isDown ? `-${column}` : column
}

export function isNewest({ column, isDown }: LeadSort): boolean {
  return column === NEWEST.column && isDown === NEWEST.isDown
}

/** Query string without `?`; empty for the whole list, newest first. */
export function listSearch(filter: LeadFilter, sort: LeadSort = NEWEST): string {
  const search = new URLSearchParams(
    filterNames.flatMap((name) => {
      const value = filter[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  if (!isNewest(sort)) search.set('sort', sortParam(sort))
  return search.toString()
}

export function isNot(text: string): boolean {
  return text.startsWith('-')
}

export function without(text: string): string {
  return isNot(text) ? text.slice(1) : text
}

function isDayOrToday(text: string): boolean {
  return text === TODAY || isDay(text)
}

/** Of a campaign, with the sign of a negation. */
const MAX_TEXT = 201

/** PostgreSQL's text cannot hold NUL. */
function isText(text: string): boolean {
  return without(text) !== '' && text.length <= MAX_TEXT && !text.includes('\0')
}
