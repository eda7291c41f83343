import { formatRupees, parseRupees, rupeesInWords } from '#app/lib/money.ts'
import { isolated } from '#app/lib/text/bidi.ts'

import { statuses } from './filter-choices.ts'
import { filterAddress } from './filter-address.ts'
import type { ProjectFilter } from './project-filter.ts'

/** One applied filter in words, and the address of the list without it. */
export type AppliedFilter = { words: string; without: string }

/** What of the text is searched for, and the text without it. */
type Search = { search: string; withoutSearch: string }

export function appliedFilters(
  filter: ProjectFilter,
  { search, withoutSearch }: Search = { search: filter.text, withoutSearch: '' },
): AppliedFilter[] {
  const { type, city, sector, developer, bedrooms, min, max, unpriced, status, by, near } = filter
  const parts: [string | undefined, Partial<ProjectFilter>][] = [
    [search && `“${isolated(search)}”`, { text: withoutSearch }],
    [type, { type: undefined }],
    [city, { city: undefined }],
    [sector && `Sector\u00A0${sector}`, { sector: undefined }],
    [developer, { developer: undefined }],
    ...bedrooms.map((count): [string, Partial<ProjectFilter>] => [
      `${count}\u00A0BHK`,
      { bedrooms: bedrooms.filter((one) => one !== count) },
    ]),
    [budgetWords(min, max), { min: undefined, max: undefined }],
    [unpriced ? 'No public price yet' : undefined, { unpriced: false }],
    [statuses.find(({ value }) => value === status)?.label, { status: undefined }],
    [by && `Possession by ${monthText(by)}`, { by: undefined }],
    ...near.map((place): [string, Partial<ProjectFilter>] => [
      `Near ${place}`,
      { near: near.filter((one) => one !== place) },
    ]),
  ]
  return parts.flatMap(([words, change]) =>
    words ? [{ words, without: filterAddress({ ...filter, ...change }) }] : [],
  )
}

function budgetWords(min: number | undefined, max: number | undefined): string | undefined {
  const [low, high] = [min, max].map((rupees) =>
    rupees === undefined ? undefined : amountWords(rupees),
  )
  if (low && high) return `${low} to ${high}`
  if (low) return `From ${low}`
  return high && `Up to ${high}`
}

/** In crore or lakh where that says all of it. */
function amountWords(rupees: number): string {
  const words = rupeesInWords(rupees)
  return parseRupees(words) === rupees ? words : formatRupees(rupees)
}

/** A month or a year as it is spoken: `December 2026`. */
function monthText(by: string): string {
  const [year = '', month] = by.split('-')
  return month === undefined ? year : `${MONTHS[Number(month) - 1] ?? ''}\u00A0${year}`
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
