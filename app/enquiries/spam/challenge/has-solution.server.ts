import { LRUCache } from 'lru-cache'
import { z } from 'zod'

import { jsonOf } from '#app/lib/http/read-body.ts'

import { readSolved } from './challenge.server.ts'

/** A browser sends its enquiry again where no answer came; more often than this only a program brings one solution. */
const MOST_TIMES = 5
/** Solutions that are remembered, by their puzzles. */
const brought = new LRUCache<string, number>({ max: 10_000 })

const callShape = z.object({ pay: z.object({ signs: z.object({ solved: z.unknown() }) }) })

/**
 * Whether the call of an enquiry brings the solution of one of our puzzles that this process has seen a
 * few times at most. What cost its sender something goes before what cost nothing where there is not room
 * for all; nothing else follows from it, and whether the solution counts is for the database to say.
 * `sent` is the body, where the door has read it.
 */
export async function bringsSolution(request: Request, sent?: Uint8Array): Promise<boolean> {
  const body = sent ?? new Uint8Array(await request.clone().arrayBuffer())
  const call = callShape.safeParse(jsonOf(body))
  const puzzle = await readSolved(call.data?.pay.signs.solved)
  if (!puzzle) return false
  const times = (brought.get(puzzle.nonce) ?? 0) + 1
  brought.set(puzzle.nonce, times)
  return times <= MOST_TIMES
}
