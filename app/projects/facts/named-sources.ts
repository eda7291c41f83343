import type { Json } from '#app/lib/json/json.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'

import { factKey } from './fact-key.ts'
import { factsOf, type Sources } from './project-facts.ts'

/** Sources with the value that each is for; older versions lack it, so it comes from their stored content. */
export function namedSources({ content, sources }: { content: Json; sources: Sources }): Sources {
  const { project } = parseProject(content)
  const values = new Map(project && factsOf(project).map((one) => [factKey(one), one.value]))
  return Object.fromEntries(
    Object.entries(sources).flatMap(([key, source]) => {
      if (source.of !== undefined) return [[key, source] as const]
      return project ? [[key, { ...source, of: values.get(key) ?? '' }] as const] : []
    }),
  )
}
