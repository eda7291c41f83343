import { z } from 'zod'

import { budgetTyped, rupeesWritten } from '#app/lib/money.ts'

import { bedroomsOf, developers, places } from './catalogue.ts'
import { ordersOf, statuses, type FilterChoices } from './filter-choices.ts'
import { hasOffers } from './interest-only.ts'
import { projectTypes } from './project-types.ts'
import type { Project } from './project.ts'

const LONGEST_TEXT = 100

export function filterChoices(projects: readonly Project[]): FilterChoices {
  const bedrooms = [...new Set(projects.flatMap(bedroomsOf))].toSorted((a, b) => a - b)
  return {
    cities: places(projects),
    developers: developers(projects),
    bedrooms,
    hasPrices: hasOffers(projects),
  }
}

/** One of a list, whatever its case; anything else is as if it were not asked for. */
function oneOf<T extends string>(options: readonly T[]) {
  return z
    .array(z.string())
    .transform((texts) =>
      options.find((option) => option.toLowerCase() === texts[0]?.trim().toLowerCase()),
    )
}

const line = z.array(z.string()).transform(([text = '']) => text.trim().slice(0, LONGEST_TEXT))

function filterSchema(choices: FilterChoices) {
  const { cities, developers: builders, bedrooms, hasPrices } = choices
  const amount = hasPrices ? line : line.transform(() => '')
  return z
    .object({
      q: line,
      type: oneOf(projectTypes),
      city: oneOf(cities),
      developer: oneOf(builders),
      bedrooms: z
        .array(z.string())
        .transform((texts) => bedrooms.filter((count) => texts.includes(String(count)))),
      min: amount,
      max: amount,
      unpriced: oneOf(['1']),
      status: oneOf(statuses.map(({ value }) => value)),
      sort: oneOf(ordersOf(choices).map(({ value }) => value)),
    })
    .transform(({ q, min, max, unpriced, ...rest }) => {
      const amounts = [budgetTyped(min), budgetTyped(max)] as const
      const [low, high] = inOrder(...amounts)
      const hasBudget = low !== undefined || high !== undefined
      return {
        ...rest,
        text: q,
        min: low,
        max: high,
        unpriced: hasBudget && unpriced !== undefined,
        /** What stands in the fields of the budget, readable or not. */
        typed: { min, max },
        unread: {
          min: min !== '' && amounts[0] === undefined,
          max: max !== '' && amounts[1] === undefined,
        },
      }
    })
}

/** What a visitor asked of the list; amounts in rupees. Unset is undefined, empty or false. */
export type AskedFilter = z.output<ReturnType<typeof filterSchema>>
export type ProjectFilter = Omit<AskedFilter, 'typed' | 'unread'>

/** Reads the filter from a page's address. What cannot be understood is left out. */
export function readFilter(params: URLSearchParams, choices: FilterChoices): AskedFilter {
  const all = (name: string) => params.getAll(name)
  return filterSchema(choices).parse({
    q: all('q'),
    type: all('type'),
    city: all('city'),
    developer: all('developer'),
    bedrooms: all('bedrooms'),
    min: all('min'),
    max: all('max'),
    unpriced: all('unpriced'),
    status: all('status'),
    sort: all('sort'),
  })
}

/** The address of a filtered list, shortest form. */
export function filterAddress(filter: ProjectFilter): string {
  const { text, type, city, developer, bedrooms, min, max, unpriced, status, sort } = filter
  const hasBudget = min !== undefined || max !== undefined
  const entries = [
    ['q', text],
    ['type', type],
    ['city', city],
    ['developer', developer],
    ...bedrooms.map((count) => ['bedrooms', String(count)]),
    ['min', min === undefined ? '' : rupeesWritten(min)],
    ['max', max === undefined ? '' : rupeesWritten(max)],
    ['unpriced', unpriced && hasBudget ? '1' : ''],
    ['status', status],
    ['sort', sort],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of entries) if (name && value) params.append(name, value)
  return params.size > 0 ? `/projects?${params}` : '/projects'
}

function inOrder(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}
