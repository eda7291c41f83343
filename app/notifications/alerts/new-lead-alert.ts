import * as z from 'zod/mini'

const arrival = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
})
export type Arrival = z.infer<typeof arrival>

/** Since `since` and the minute before; `due` counts today's follow-ups. */
export const arrivalsAnswer = z.object({
  at: z.string(),
  arrivals: z.array(arrival),
  due: z.number(),
})
export type ArrivalsAnswer = z.infer<typeof arrivalsAnswer>

export const knownArrivals = z.object({
  at: z.string(),
  /** Known ids that the next answer may repeat. */
  told: z.array(z.string()),
  /** Ids since an agent last looked. */
  unseen: z.array(z.string()),
  due: z.number(),
})
export type KnownArrivals = z.infer<typeof knownArrivals>

export const MAX_ARRIVALS = 100

/** Returns what is new in an answer; nothing in the first one, and no repeats from the minute before. */
export function joinArrivals(
  known: KnownArrivals,
  { at, arrivals, due }: ArrivalsAnswer,
): { known: KnownArrivals; fresh: Arrival[] } {
  const old = new Set([...known.told, ...known.unseen])
  const fresh = known.at === '' ? [] : arrivals.filter(({ id }) => !old.has(id))
  const knownIds = arrivals.map(({ id }) => id)
  const unseen = [...known.unseen, ...fresh.map(({ id }) => id)]
  return { known: { at, told: knownIds, unseen, due }, fresh }
}

export function lookedAt(known: KnownArrivals): KnownArrivals {
  return { ...known, told: [...new Set([...known.told, ...known.unseen])], unseen: [] }
}

export function countedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d{1,3}\+?\) /, '')
  if (count === 0) return plain
  return `(${count < MAX_ARRIVALS ? count : `${MAX_ARRIVALS - 1}+`}) ${plain}`
}
