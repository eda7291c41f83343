import type { ListContext } from '#app/leads/list/list-context.ts'

/** A neighbouring lead, the list's end, or older leads that still load. */
export type AdjacentLead = { id: string } | 'end' | 'coming'

/** Older leads load this many before the end, so that no one waits. */
const AHEAD = 20

type Along = {
  before: AdjacentLead | undefined
  after: AdjacentLead | undefined
  isNearMore: boolean
}

/** Finds the neighbours of a lead in `ids`, the list as it stood when the lead was in it. */
export function along(ids: readonly string[], id: string, more: ListContext['more']): Along {
  const at = ids.indexOf(id)
  if (at < 0) return { before: undefined, after: undefined, isNearMore: false }
  const isBeforeMore = more !== undefined && at < more.at
  const isLastBeforeMore = isBeforeMore && at === more.at - 1
  return {
    before: adjacentAt(ids, at - 1),
    after: isLastBeforeMore ? 'coming' : adjacentAt(ids, at + 1),
    isNearMore: isBeforeMore && at >= more.at - AHEAD,
  }
}

function adjacentAt(ids: readonly string[], at: number): AdjacentLead {
  const id = ids[at]
  return id === undefined ? 'end' : { id }
}
