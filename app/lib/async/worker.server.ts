import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'

import { z } from 'zod'

export type Bytes = Buffer<ArrayBuffer>
export type WorkerOptions = {
  env: Record<string, string>
  execArgv: string[]
  /** Milliseconds until a job fails and its process is killed. */
  jobMs: number
  idleMs: number
  retireBytes: number
  /** A process above this memory, native included, is killed; only Linux reports it. */
  maxBytes: number
  /** Whether jobs of a crashed process run once more: not where one job alone can be the cause. */
  isRetried: boolean
}

export class JobEnded extends Error {}

const WATCH_MS = 100
type Handlers = { retired: () => void; ended: () => void }
type Outcome = Bytes | Error | 'lost'

const bytes = z.custom<Bytes>((is) => Buffer.isBuffer(is) && is.buffer instanceof ArrayBuffer)
const failure = z.object({ message: z.string(), stack: z.string().optional() })
const replySchema = z.object({
  id: z.int(),
  held: z.number(),
  outcome: z.union([bytes, failure]),
})
export type Reply = z.input<typeof replySchema>

export function startWorker(file: string, options: WorkerOptions, handlers: Handlers) {
  const { env, execArgv, idleMs, retireBytes, maxBytes } = options
  const child = fork(file, [], {
    env,
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  const jobs = jobList(options.jobMs, end)
  let idle: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  let isRetired = false
  let hasEnded = false

  function run(job: object, signal?: AbortSignal): Promise<Bytes | 'lost'> {
    clearTimeout(idle)
    watch ??= setInterval(() => void look(), WATCH_MS).unref()
    const { id, answer } = jobs.add()
    const leave = () => {
      jobs.settle(id, new JobEnded('No one waits for the job any more.'))
      // A library's decoder cannot be stopped otherwise.
      if (jobs.count() === 0) end()
    }
    if (signal?.aborted) leave()
    else if (hasEnded) jobs.settle(id, 'lost')
    else child.send({ id, job }, (error) => error && end())
    signal?.addEventListener('abort', leave, { once: true })
    return answer.finally(() => signal?.removeEventListener('abort', leave))
  }

  async function look(): Promise<void> {
    const usedBytes = await residentBytes(child.pid)
    if (hasEnded || usedBytes <= maxBytes) return
    // Among several jobs the cause is unknown.
    if (jobs.count() === 1)
      jobs.settleAll(new JobEnded(`The job took more than ${maxBytes} bytes.`))
    end()
  }

  function retire(): void {
    isRetired = true
    handlers.retired()
  }

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    retire()
    clearTimeout(idle)
    clearInterval(watch)
    // Another user's process cannot be killed; it exits when disconnected.
    if (child.connected) child.disconnect()
    child.kill('SIGKILL')
    jobs.settleAll('lost')
    handlers.ended()
  }

  child.on('message', (message) => {
    const reply = replySchema.safeParse(message).data
    if (!reply) return end()
    jobs.settle(reply.id, Buffer.isBuffer(reply.outcome) ? reply.outcome : errorOf(reply.outcome))
    if (reply.held > retireBytes) retire()
    if (jobs.count() > 0) return
    clearInterval(watch)
    watch = undefined
    if (isRetired) end()
    else idle = setTimeout(end, idleMs).unref()
  })
  for (const event of ['error', 'disconnect', 'exit'] as const) child.on(event, end)
  return { run: run, end }
}

function jobList(jobMs: number, late: () => void) {
  const jobs = new Map<number, { settle: (outcome: Outcome) => void; limit: NodeJS.Timeout }>()
  let last = 0

  function add(): { id: number; answer: Promise<Bytes | 'lost'> } {
    const id = (last += 1)
    const answer = new Promise<Bytes | 'lost'>((resolve, reject) => {
      const limit = setTimeout(() => {
        settle(id, new JobEnded(`The job took longer than ${jobMs} ms.`))
        late()
      }, jobMs).unref()
      const hand = (outcome: Outcome) =>
        outcome instanceof Error ? reject(outcome) : resolve(outcome)
      jobs.set(id, { settle: hand, limit })
    })
    return { id, answer }
  }

  function settle(id: number, outcome: Outcome): void {
    const job = jobs.get(id)
    clearTimeout(job?.limit)
    jobs.delete(id)
    job?.settle(outcome)
  }

  function settleAll(outcome: Outcome): void {
    for (const id of jobs.keys()) settle(id, outcome)
  }

  return { add, settle, settleAll, count: () => jobs.size }
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

function errorOf({ message, stack }: z.infer<typeof failure>): Error {
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
