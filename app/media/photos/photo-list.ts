import { sorted } from '#app/lib/lists.ts'

import { RETENTION_DAYS, type Photo } from './photo.ts'

type List = readonly Photo[]

export type Meant = { slot: string; hash: string }

const DAY_MS = 86_400_000

export function shownOf(list: List): Photo[] {
  return list.filter(({ outAt }) => outAt === undefined)
}

export function outOf(list: List): Photo[] {
  return list.filter(({ outAt }) => outAt !== undefined)
}

export function withPut(list: List, put: Photo, now: Date): Photo[] {
  const before = shownOf(list).find(({ slot }) => slot === put.slot)
  // The same file sent again, without its description.
  if (before?.hash === put.hash && put.alt === '') return [...list]
  const others = list.filter(({ slot }) => slot !== put.slot)
  const isOther = before && before.hash !== put.hash
  return [...others, ...(isOther ? [outSince(before, now)] : []), put]
}

/** Undefined when the photo is no longer shown; otherwise it can be restored. */
export function withOut(list: List, meant: Meant, now: Date): Photo[] | undefined {
  const shown = findShown(list, meant)
  if (!shown) return undefined
  return [...list.filter(({ slot }) => slot !== meant.slot), outSince(shown, now)]
}

/** Restores a photo in exchange for the one shown; undefined when it is gone. */
export function withBack(list: List, meant: Meant, now: Date): Photo[] | undefined {
  const out = outOf(list).find(({ slot, hash }) => slot === meant.slot && hash === meant.hash)
  if (!out) return undefined
  const { outAt: _, ...back } = out
  return withPut(list, back, now)
}

/** Changes description and focal point; undefined when the photo is no longer shown. */
export function withDescription(
  list: List,
  meant: Meant,
  description: Pick<Photo, 'alt' | 'focus' | 'focusX' | 'taken' | 'plan'>,
): Photo[] | undefined {
  const shown = findShown(list, meant)
  if (!shown) return undefined
  const { focusX: _, ...rest } = shown
  return list.map((one) => (one === shown ? { ...rest, ...description } : one))
}

/** Moves a photo to another slot and that slot's photo to its place; undefined when it is no longer shown. */
export function withMoved(list: List, meant: Meant, to: string): Photo[] | undefined {
  const shown = findShown(list, meant)
  if (!shown) return undefined
  return list.map((one) => {
    if (one === shown) return { ...one, slot: to }
    return one.slot === to && one.outAt === undefined ? { ...one, slot: meant.slot } : one
  })
}

export function tidied(list: List, now: Date): Photo[] {
  const since = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString()
  return bySlot(list.filter((one) => one.outAt === undefined || one.outAt >= since))
}

/** A slot whose file is missing keeps the photo of `before` until its file arrives. */
export function withFiles(list: List, before: List, isHere: (one: Photo) => boolean): Photo[] {
  const missing = new Set(shownOf(list).flatMap((one) => (isHere(one) ? [] : [one.slot])))
  const others = list.filter(({ slot }) => !missing.has(slot))
  const former = before.filter(({ slot }) => missing.has(slot))
  return bySlot([...others, ...former].filter(isHere))
}

function bySlot(list: List): Photo[] {
  return sorted(list, (one, other) => (one.slot < other.slot ? -1 : one.slot > other.slot ? 1 : 0))
}

function findShown(list: List, { slot, hash }: Meant): Photo | undefined {
  return shownOf(list).find((one) => one.slot === slot && one.hash === hash)
}

function outSince(photo: Photo, now: Date): Photo {
  return { ...photo, outAt: now.toISOString() }
}
