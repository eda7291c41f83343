import { formatRupees, parseRupees, rupeesInWords } from '#app/lib/money.ts'
import { isolated } from '#app/lib/text/bidi.ts'

import { statuses } from './filter-choices.ts'
import { filterAddress } from './filter-address.ts'
import type { ProjectFilter } from './project-filter.ts'

/** `without`: the list's address without this filter. */
export type AppliedFilter = { label: string; without: string }

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
    [budgetText(min, max), { min: undefined, max: undefined }],
    [unpriced ? 'No public price yet' : undefined, { unpriced: false }],
    [statuses.find(({ value }) => value === status)?.label, { status: undefined }],
    [by && `Possession by ${monthText(by)}`, { by: undefined }],
    ...near.map((place): [string, Partial<ProjectFilter>] => [
      `Near ${place}`,
      { near: near.filter((one) => one !== place) },
    ]),
  ]
  return parts.flatMap(([label, change]) =>
    label ? [{ label, without: filterAddress({ ...filter, ...change }) }] : [],
  )
}

function budgetText(min: number | undefined, max: number | undefined): string | undefined {
  const [low, high] = [min, max].map((rupees) =>
    rupees === undefined ? undefined : amountText(rupees),
  )
  if (low && high) return `${low} to ${high}`
  if (low) return `From ${low}`
  return high && `Up to ${high}`
}

/** In crore or lakh when that is exact. */
function amountText(rupees: number): string {
  const text = rupeesInWords(rupees)
  return parseRupees(text) === rupees ? text : formatRupees(rupees)
}

function monthText(by: string): string {
  const [year = '', month] = by.split('-')
  return month === undefined ? year : `${MONTHS[Number(month) - 1] ?? ''}\u00A0${year}`
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
