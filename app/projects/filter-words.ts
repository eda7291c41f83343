import { rupeesWritten } from '#app/lib/money.ts'

import { statuses } from './filter-choices.ts'
import { rupeeText } from './price-label.ts'
import { filterAddress, type ProjectFilter } from './project-filter.ts'

/** One applied filter in words, and the address of the list without it. */
export type AppliedFilter = { words: string; without: string }

export function appliedFilters(filter: ProjectFilter): AppliedFilter[] {
  const { text, type, city, developer, bedrooms, min, max, unpriced, status } = filter
  const parts: [string | undefined, Partial<ProjectFilter>][] = [
    [text && `“${text}”`, { text: '' }],
    [type, { type: undefined }],
    [city, { city: undefined }],
    [developer, { developer: undefined }],
    ...bedrooms.map((count): [string, Partial<ProjectFilter>] => [
      `${count}\u00A0BHK`,
      { bedrooms: bedrooms.filter((one) => one !== count) },
    ]),
    [budgetWords(min, max), { min: undefined, max: undefined }],
    [unpriced ? 'Price not public' : undefined, { unpriced: false }],
    [statuses.find(({ value }) => value === status)?.label, { status: undefined }],
  ]
  return parts.flatMap(([words, change]) =>
    words ? [{ words, without: filterAddress({ ...filter, ...change }) }] : [],
  )
}

function budgetWords(min: number | undefined, max: number | undefined): string | undefined {
  const [low, high] = [min, max].map((rupees) =>
    rupees === undefined ? undefined : rupeeText(rupeesWritten(rupees)),
  )
  if (low && high) return `${low} to ${high}`
  if (low) return `From ${low}`
  return high && `Up to ${high}`
}
