import { writeFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'

import { z } from 'zod'

import type { Reply } from './worker.server.ts'

const orderSchema = z.object({ id: z.int(), job: z.unknown() })

/** Who asked comes first, but this one is not starved. */
const NICENESS = 5

/** The other end of `sideProcess`: does what this process is asked for, and ends with who asked. */
export function answerJobs(make: (job: unknown) => Promise<Buffer<ArrayBuffer>>): void {
  // The asker says when to stop: a terminal's Ctrl+C reaches both, and what runs is still wanted.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', (message) => void answer(message, make))
  // One that was started as more modest may not become less so.
  setPriority(Math.max(getPriority(), NICENESS))
  // A machine that runs out of memory takes it from here; only Linux asks.
  void writeFile('/proc/self/oom_score_adj', '800').catch(() => {})
}

async function answer(
  message: unknown,
  make: (job: unknown) => Promise<Buffer<ArrayBuffer>>,
): Promise<void> {
  const { id, job } = orderSchema.parse(message)
  const outcome = await make(job).catch(failureOf)
  const reply: Reply = { id, outcome, held: process.memoryUsage.rss() }
  if (process.connected) process.send?.(reply)
}

function failureOf(error: unknown): Reply['outcome'] {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { message, stack }
}
