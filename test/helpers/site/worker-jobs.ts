// Jobs to try a worker process with; Node reads this file as it is.
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { answerJobs } from '#app/lib/async/answer-jobs.server.ts'

const jobSchema = z.object({ does: z.enum(['say', 'throw', 'die', 'hang', 'swell']), ms: z.int() })
const retained: Buffer[] = []

answerJobs(async (job) => {
  const { does, ms } = jobSchema.parse(job)
  if (does === 'throw') throw new RangeError('It cannot be made.')
  if (does === 'hang') for (;;);
  if (does === 'swell') retained.push(Buffer.alloc(200_000_000, 1))
  await sleep(ms)
  if (does === 'die') process.kill(process.pid, 'SIGKILL')
  return Buffer.from(String(process.pid))
})
