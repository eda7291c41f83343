import { groupBy } from '#app/lib/lists.ts'

import type { ToldChange } from './public-changes.ts'

/** Changes that stand together: those that were published at once, with one check. */
export type ToldTogether = Pick<ToldChange, 'listing' | 'publication' | 'day' | 'check'> & {
  words: string[]
}

/** Changes in their order, those together that were published at once and with one check. */
export function toldTogether(changes: readonly ToldChange[]): ToldTogether[] {
  const groups = groupBy(changes, ({ publication, check }) => `${publication} ${check}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { listing, publication, day, check } = first
    return [{ listing, publication, day, check, words: group.map(({ words }) => words) }]
  })
}
