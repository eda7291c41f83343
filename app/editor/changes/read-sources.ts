import { isFields, type Json } from '#app/lib/json/json.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'

const NAMES = ['specification', 'developer', 'staff'] as const

/** Parses sources by hand, so that the browser loads no schema; a source without its value is requested again. */
export function readSources(value: Json): Sources {
  const entries = isFields(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const field = fieldsOf(one)
      const source = NAMES.find((name) => name === field('source'))
      const on = textOf(field('on'))
      const where = textOf(field('where'))
      const of = textOf(field('of'))
      if (source === undefined || on === undefined || of === undefined) return []
      return [[key, { source, on, of, ...(where !== undefined && { where }) }]]
    }),
  )
}
