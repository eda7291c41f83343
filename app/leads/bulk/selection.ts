import { reversed } from '#app/lib/lists.ts'

import { MAX_BULK_LEADS } from './many-change.ts'

export type Selection = {
  ids: ReadonlySet<string>
  /** A range selection starts here. */
  anchor: string | undefined
  /** Selected leads that have left the list since. */
  lost: number
  /** Whether the selection was cut at `MAX_BULK_LEADS`. */
  isFull: boolean
}

export const nothingSelected: Selection = {
  ids: new Set(),
  anchor: undefined,
  lost: 0,
  isFull: false,
}

/** Toggles a lead, or with `isRange` selects from the last one to it, up to `MAX_BULK_LEADS`. */
export function toggleLead(
  { ids, anchor }: Selection,
  { id, isRange }: { id: string; isRange: boolean },
  listed: readonly string[],
): Selection {
  const turned = { anchor: id, lost: 0, isFull: false }
  if (!isRange && ids.has(id)) {
    return { ...turned, ids: new Set([...ids].filter((other) => other !== id)) }
  }
  const picked = isRange ? rangeOf(anchor, id, listed) : [id]
  const all = [...new Set([...ids, ...picked])]
  return {
    ...turned,
    ids: new Set(all.slice(0, MAX_BULK_LEADS)),
    isFull: all.length > MAX_BULK_LEADS,
  }
}

/** Leads whose boxes were ticked before hydration, in the order of the list. */
export function tickedLeads(ids: readonly string[]): Selection {
  return { ...allListed(ids), anchor: ids.at(-1) }
}

/** The first leads of the list, up to `MAX_BULK_LEADS`. */
export function allListed(listed: readonly string[]): Selection {
  return {
    ids: new Set(listed.slice(0, MAX_BULK_LEADS)),
    anchor: listed[0],
    lost: 0,
    isFull: listed.length > MAX_BULK_LEADS,
  }
}

/** The target alone where `from` has left the list. */
function rangeOf(from: string | undefined, to: string, listed: readonly string[]): string[] {
  const [start, end] = [from === undefined ? -1 : listed.indexOf(from), listed.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  const range = listed.slice(Math.min(start, end), Math.max(start, end) + 1)
  return start <= end ? range : reversed(range)
}

/** Drops leads that left the list; returns the same object where none did. */
export function stillListed(selection: Selection, listed: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection
  const there = new Set(listed)
  const staying = [...selection.ids].filter((id) => there.has(id))
  const removedCount = selection.ids.size - staying.length
  if (removedCount === 0) return selection
  return { ...selection, ids: new Set(staying), lost: selection.lost + removedCount, isFull: false }
}

export function withoutDone(selection: Selection, done: readonly string[]): Selection {
  const doneIds = new Set(done)
  const ids = new Set([...selection.ids].filter((id) => !doneIds.has(id)))
  return { ...selection, ids, lost: 0, isFull: false }
}
