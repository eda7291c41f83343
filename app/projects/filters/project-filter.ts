import { z } from 'zod'

import { budgetTyped } from '#app/lib/money.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'

import { ordersOf, type FilterChoices } from './filter-choices.ts'

const LONGEST_TEXT = 100

/** Ignores case and unknown values. */
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

function written(form: RegExp) {
  return line.transform((text) => {
    const upper = text.toUpperCase()
    return form.test(upper) ? upper : undefined
  })
}

/** Selectable whether or not a project has them. */
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
        typed: { min, max },
        unread: {
          min: min !== '' && amounts[0] === undefined,
          max: max !== '' && amounts[1] === undefined,
        },
      }
    })
}

/** Amounts in rupees; unset is undefined, empty or false. */
export type ParsedFilter = z.output<ReturnType<typeof filterSchema>>
export type ProjectFilter = Omit<ParsedFilter, 'typed' | 'unread'>

/** Unreadable parameters are ignored. */
export function readFilter(params: URLSearchParams, choices: FilterChoices): ParsedFilter {
  const all = (name: string) => params.getAll(name)
  const schema = schemas.get(choices) ?? filterSchema(choices)
  schemas.set(choices, schema)
  return schema.parse(Object.fromEntries(FIELDS.map((name) => [name, all(name)])))
}

/** Cached, because a schema takes longer to build than an address to read. */
const schemas = new WeakMap<FilterChoices, ReturnType<typeof filterSchema>>()

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
