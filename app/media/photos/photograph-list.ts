import { sorted } from '#app/lib/lists.ts'

import { KEPT_OUT_DAYS, type Photograph } from './photograph.ts'

type List = readonly Photograph[]

/** Which photograph an act is about: the one of this slot that has these very bytes. */
export type Meant = { slot: string; hash: string }

const DAY_MS = 86_400_000

/** Those that are shown. */
export function shownOf(list: List): Photograph[] {
  return list.filter(({ outAt }) => outAt === undefined)
}

/** Those that can be brought back. */
export function outOf(list: List): Photograph[] {
  return list.filter(({ outAt }) => outAt !== undefined)
}

/** The list with a photograph in its slot; the one before it can be brought back. */
export function withPut(list: List, put: Photograph, now: Date): Photograph[] {
  const before = shownOf(list).find(({ slot }) => slot === put.slot)
  const others = list.filter(({ slot }) => slot !== put.slot)
  const isOther = before && before.hash !== put.hash
  return [...others, ...(isOther ? [outSince(before, now)] : []), put]
}

/** The list without the photograph that is meant, which can be brought back; undefined where it is shown no more. */
export function withOut(list: List, meant: Meant, now: Date): Photograph[] | undefined {
  const shown = findShown(list, meant)
  if (!shown) return undefined
  return [...list.filter(({ slot }) => slot !== meant.slot), outSince(shown, now)]
}

/** The list with the one that is meant back in its slot, in exchange for what is shown there; undefined where it is gone. */
export function withBack(list: List, meant: Meant, now: Date): Photograph[] | undefined {
  const out = outOf(list).find(({ slot, hash }) => slot === meant.slot && hash === meant.hash)
  if (!out) return undefined
  const { outAt: _, ...back } = out
  return withPut(list, back, now)
}

/** The list with other words and another focal point of the photograph that is meant; undefined where it is shown no more. */
export function withWords(
  list: List,
  meant: Meant,
  words: Pick<Photograph, 'alt' | 'focus' | 'focusX'>,
): Photograph[] | undefined {
  const shown = findShown(list, meant)
  if (!shown) return undefined
  const { focusX: _, ...rest } = shown
  return list.map((one) => (one === shown ? { ...rest, ...words } : one))
}

/**
 * The list with the photograph that is meant in another slot, whose own, if it has one, comes to where it
 * was; undefined where it is shown no more.
 */
export function withMoved(list: List, meant: Meant, to: string): Photograph[] | undefined {
  const shown = findShown(list, meant)
  if (!shown) return undefined
  return list.map((one) => {
    if (one === shown) return { ...one, slot: to }
    return one.slot === to && one.outAt === undefined ? { ...one, slot: meant.slot } : one
  })
}

/** The list in the order of its slots, without those that nobody brought back in time. */
export function tidied(list: List, now: Date): Photograph[] {
  const since = new Date(now.getTime() - KEPT_OUT_DAYS * DAY_MS).toISOString()
  return bySlot(list.filter((one) => one.outAt === undefined || one.outAt >= since))
}

/**
 * The list as it is where `isHere` says which files are there: a slot whose photograph is not stays as it was `before`,
 * until its file comes.
 */
export function withFiles(
  list: List,
  before: List,
  isHere: (one: Photograph) => boolean,
): Photograph[] {
  const lacking = new Set(shownOf(list).flatMap((one) => (isHere(one) ? [] : [one.slot])))
  const others = list.filter(({ slot }) => !lacking.has(slot))
  const former = before.filter(({ slot }) => lacking.has(slot))
  return bySlot([...others, ...former].filter(isHere))
}

function bySlot(list: List): Photograph[] {
  return sorted(list, (one, other) => (one.slot < other.slot ? -1 : one.slot > other.slot ? 1 : 0))
}

function findShown(list: List, { slot, hash }: Meant): Photograph | undefined {
  return shownOf(list).find((one) => one.slot === slot && one.hash === hash)
}

function outSince(photograph: Photograph, now: Date): Photograph {
  return { ...photograph, outAt: now.toISOString() }
}
