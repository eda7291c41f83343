import { z } from 'zod'

import type { ProjectContent } from '#app/projects/model/project.ts'
import { plainText } from '#app/projects/facts/plain-text.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'

import { foldedKey, sourceOf } from './fact-key.ts'
import type { FactName, ProjectFact } from './fact-names.ts'
import { factSlots, PAGE, WHAT_IT_IS } from './fact-slots.ts'

/** `was` or `became` is empty when not stated. */
export type FactChange = { fact: FactName; part: string; was: string; became: string }

/** `where` is only for the dashboard: `Price list of 22 November, page 2`. `of`: the value that the source is for. */
const sourceSchema = checkedSchema.extend({
  where: z.string().trim().max(300).optional(),
  of: z.string().max(5000).optional(),
})

export const sourcesSchema = z.record(z.string().max(300), sourceSchema)
export type Sources = z.output<typeof sourcesSchema>

/** A price that is not public is left out. */
export function factsOf(project: ProjectContent): ProjectFact[] {
  return factSlots(project).flatMap(({ fact, part, value }) =>
    value === '' || (fact === 'price' && part === '' && project.revealPrice !== undefined)
      ? []
      : [{ fact, part, value }],
  )
}

/** Changed facts, all of them without an earlier version; spaces and case do not count. */
export function changedFacts(
  before: ProjectContent | undefined,
  after: ProjectContent,
): FactChange[] {
  const oldFacts = new Map(before ? factsOf(before).map((one) => [foldedKey(one), one]) : [])
  const newFacts = new Map(factsOf(after).map((one) => [foldedKey(one), one]))
  const keys = [...new Set([...oldFacts.keys(), ...newFacts.keys()])]
  return keys.flatMap((key) => {
    const [old, now] = [oldFacts.get(key), newFacts.get(key)]
    const one = now ?? old
    if (!one || isSameFact(one, old?.value, now?.value)) return []
    if (!before && WITH_THE_REST.has(one.part)) return []
    const { fact, part } = one
    return [{ fact, part, was: old?.value ?? '', became: now?.value ?? '' }]
  })
}

/** These need no source when a project is new. */
const WITH_THE_REST: ReadonlySet<string> = new Set(Object.values(WHAT_IT_IS))

function isSameFact({ part }: ProjectFact, before = '', after = ''): boolean {
  // Case in an address distinguishes pages.
  return part === PAGE ? before === after : plainText(before) === plainText(after)
}

export function unsourced(changes: readonly FactChange[], sources: Sources): FactChange[] {
  return changes.filter((change) => sourceOf(change, sources) === undefined)
}
