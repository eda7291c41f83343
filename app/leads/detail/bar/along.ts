import type { ListContext } from '#app/leads/list/list-context.ts'

/** What stands beside a lead in its list: another, the list's end, or older ones that are still to be read. */
export type Beside = { id: string } | 'end' | 'coming'

/** Leads that are still ahead when older ones are read, so that nobody waits for them. */
const AHEAD = 20

type Along = {
  /** Undefined for a lead that is not in the list. */
  before: Beside | undefined
  after: Beside | undefined
  /** Whether older ones are to be read by now. */
  isNearMore: boolean
}

/** What stands beside a lead; `ids` are those of the list as it stood when the lead was in it. */
export function along(ids: readonly string[], id: string, more: ListContext['more']): Along {
  const at = ids.indexOf(id)
  if (at < 0) return { before: undefined, after: undefined, isNearMore: false }
  const isBeforeMore = more !== undefined && at < more.at
  const isLastBeforeMore = isBeforeMore && at === more.at - 1
  return {
    before: besideAt(ids, at - 1),
    after: isLastBeforeMore ? 'coming' : besideAt(ids, at + 1),
    isNearMore: isBeforeMore && at >= more.at - AHEAD,
  }
}

function besideAt(ids: readonly string[], at: number): Beside {
  const id = ids[at]
  return id === undefined ? 'end' : { id }
}
