import { LRUCache } from 'lru-cache'
import { z } from 'zod'

import { jsonOf } from '#app/lib/http/read-body.ts'

import { readSolved } from './challenge.server.ts'

/** A browser retries a few times; only a program sends one solution more often. */
const MAX_USES = 5
const brought = new LRUCache<string, number>({ max: 10_000 })

const callShape = z.object({ pay: z.object({ signs: z.object({ solved: z.unknown() }) }) })

/** Whether an enquiry goes first under load for its solution; the database decides if that counts. */
export async function bringsSolution(request: Request, sent?: Uint8Array): Promise<boolean> {
  const body = sent ?? new Uint8Array(await request.clone().arrayBuffer())
  const call = callShape.safeParse(jsonOf(body))
  const challenge = await readSolved(call.data?.pay.signs.solved)
  if (!challenge) return false
  const times = (brought.get(challenge.nonce) ?? 0) + 1
  brought.set(challenge.nonce, times)
  return times <= MAX_USES
}
