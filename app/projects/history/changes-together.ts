import { groupBy } from '#app/lib/lists.ts'

import type { PublicChange } from './public-changes.ts'

/** Changes published together with the same check. */
export type ChangeGroup = Pick<PublicChange, 'project' | 'publication' | 'day' | 'check'> & {
  texts: string[]
}

export function groupChanges(changes: readonly PublicChange[]): ChangeGroup[] {
  const groups = groupBy(changes, ({ publication, check }) => `${publication} ${check}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { project, publication, day, check } = first
    return [{ project, publication, day, check, texts: group.map(({ text }) => text) }]
  })
}
