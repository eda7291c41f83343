import * as z from 'zod/mini'

const arrival = z.object({
  id: z.string(),
  name: z.string(),
  /** What it asks about and where that is; empty where neither is known. */
  place: z.string(),
})
/** A lead that came to somebody. */
export type Arrival = z.infer<typeof arrival>

/** Since `since` and in the minute before it; `due` is how many are owed today. */
export const arrivalsAnswer = z.object({
  at: z.string(),
  arrivals: z.array(arrival),
  due: z.number(),
})
export type ArrivalsAnswer = z.infer<typeof arrivalsAnswer>

/** What the tabs of a browser know together of what came, and say to each other. */
export const knownArrivals = z.object({
  /** The moment of the last answer; empty before the first. */
  at: z.string(),
  /** Ids that are told already and that the next answer may name again. */
  told: z.array(z.string()),
  /** Ids of what came since somebody looked. */
  unseen: z.array(z.string()),
  due: z.number(),
})
export type KnownArrivals = z.infer<typeof knownArrivals>

/** Beyond this many an answer names no more. */
export const MOST_ARRIVALS = 100

/**
 * What is known after an answer, and what of it is new. The first answer tells what was there when the
 * desk was opened, of which nothing is new. Transactions end in another order than they begin, so each
 * answer goes back a minute and what it names again is passed over.
 */
export function joinArrivals(
  known: KnownArrivals,
  { at, arrivals, due }: ArrivalsAnswer,
): { known: KnownArrivals; fresh: Arrival[] } {
  const old = new Set([...known.told, ...known.unseen])
  const fresh = known.at === '' ? [] : arrivals.filter(({ id }) => !old.has(id))
  const told = arrivals.map(({ id }) => id)
  const unseen = [...known.unseen, ...fresh.map(({ id }) => id)]
  return { known: { at, told, unseen, due }, fresh }
}

/** After somebody looked at the desk. */
export function lookedAt(known: KnownArrivals): KnownArrivals {
  return { ...known, told: [...new Set([...known.told, ...known.unseen])], unseen: [] }
}

/** A page's title with how many leads came; `title` may hold an earlier number. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d{1,3}\+?\) /, '')
  if (count === 0) return plain
  return `(${count < MOST_ARRIVALS ? count : `${MOST_ARRIVALS - 1}+`}) ${plain}`
}
