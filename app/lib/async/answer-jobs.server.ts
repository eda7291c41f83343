import { writeFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'

import { z } from 'zod'

import type { Reply } from './worker.server.ts'

const orderSchema = z.object({ id: z.int(), job: z.unknown() })

const NICENESS = 5

/** The child's side of `workerProcess`; it exits with its parent. */
export function answerJobs(make: (job: unknown) => Promise<Buffer<ArrayBuffer>>): void {
  // A terminal's Ctrl+C reaches both processes; the parent decides when to stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', (message) => void answer(message, make))
  // A process with a lower priority may not raise it.
  setPriority(Math.max(getPriority(), NICENESS))
  // When memory runs out the system kills this process first; only Linux has this file.
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
