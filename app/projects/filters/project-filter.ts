import { z } from 'zod'

import { budgetTyped } from '#app/lib/money.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'

import { ordersOf, type FilterChoices } from './filter-choices.ts'

const LONGEST_TEXT = 100

/** One of a list, whatever its case; anything else is as if it were not asked for. */
function oneOf<T extends string>(options: readonly T[]) {
  return z
    .array(z.string())
    .transform((texts) =>
      options.find((option) => option.toLowerCase() === texts[0]?.trim().toLowerCase()),
    )
}

const line = z
  .array(z.string())
  .transform(([text = '']) => asciiDigits(text.trim().slice(0, LONGEST_TEXT)))

/** A word of a known form; anything else is as if it were not asked for. */
function written(form: RegExp) {
  return line.transform((text) => {
    const word = text.toUpperCase()
    return form.test(word) ? word : undefined
  })
}

/** Counts of bedrooms that may be asked for, whether or not a listing has them. */
const ROOMS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function filterSchema(choices: FilterChoices) {
  const { places, developers, statuses, near, hasPrices } = choices
  const amount = hasPrices ? line : line.transform(() => '')
  return z
    .object({
      q: line,
      type: oneOf(projectTypes),
      city: oneOf(places),
      sector: written(/^\d{1,3}[A-Z]?$/),
      developer: oneOf(developers),
      bedrooms: z
        .array(z.string())
        .transform((texts) => ROOMS.filter((count) => texts.includes(String(count)))),
      min: amount,
      max: amount,
      unpriced: oneOf(['1']),
      status: oneOf(statuses),
      by: written(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/),
      near: z.array(z.string()).transform((texts) => near.filter((place) => texts.includes(place))),
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
  const schema = schemas.get(choices) ?? filterSchema(choices)
  schemas.set(choices, schema)
  return schema.parse(Object.fromEntries(FIELDS.map((name) => [name, all(name)])))
}

/** Made once for a catalogue's choices, which takes longer than reading an address. */
const schemas = new WeakMap<FilterChoices, ReturnType<typeof filterSchema>>()

/** The parameters of a filtered list's address. */
export const FIELDS = [
  'q',
  'type',
  'city',
  'sector',
  'developer',
  'bedrooms',
  'min',
  'max',
  'unpriced',
  'status',
  'by',
  'near',
  'sort',
]

function inOrder(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}
