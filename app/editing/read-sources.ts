import { fieldsOf, textOf } from '#app/lib/json-fields.ts'
import type { Sources } from '#app/projects/versions/listing-facts.ts'

const NAMES = ['specification', 'developer', 'staff'] as const

/** Sources as a server or this device kept them, read by hand: a browser should not load a schema for them. */
export function readSources(value: unknown): Sources {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const field = fieldsOf(one)
      const source = NAMES.find((name) => name === field('source'))
      const on = textOf(field('on'))
      const where = textOf(field('where'))
      if (source === undefined || on === undefined) return []
      return [[key, { source, on, ...(where !== undefined && { where }) }]]
    }),
  )
}
