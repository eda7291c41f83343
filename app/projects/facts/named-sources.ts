import { readListing } from '#app/projects/publishing/project-faults.ts'

import { factKey } from './fact-key.ts'
import { factsOf, type Sources } from './project-facts.ts'

/**
 * The sources of a stored version, each with the value that it was named for: before that was asked of every
 * one, it was the value beside which it was stored. Where that cannot be read the fact is asked for anew.
 */
export function namedSources({
  content,
  sources,
}: {
  content: unknown
  sources: Sources
}): Sources {
  const { listing } = readListing(content)
  const values = new Map(listing && factsOf(listing).map((one) => [factKey(one), one.value]))
  return Object.fromEntries(
    Object.entries(sources).flatMap(([key, source]) => {
      if (source.of !== undefined) return [[key, source] as const]
      return listing ? [[key, { ...source, of: values.get(key) ?? '' }] as const] : []
    }),
  )
}
