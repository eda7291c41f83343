import { groupBy } from '#app/lib/lists.ts'

import type { ToldChange } from './public-changes.ts'

/** Changes published together with the same check. */
export type ToldTogether = Pick<ToldChange, 'listing' | 'publication' | 'day' | 'check'> & {
  words: string[]
}

export function toldTogether(changes: readonly ToldChange[]): ToldTogether[] {
  const groups = groupBy(changes, ({ publication, check }) => `${publication} ${check}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { listing, publication, day, check } = first
    return [{ listing, publication, day, check, words: group.map(({ words }) => words) }]
  })
}
