import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'

import { z } from 'zod'

export type Bytes = Buffer<ArrayBuffer>
export type SideOptions = {
  env: Record<string, string>
  /** For Node itself. */
  execArgv: string[]
  /** A job that takes longer fails, and its process is killed. */
  jobMs: number
  /** A process without jobs ends after this time. */
  idleMs: number
  /** A process that holds more memory than this takes no more jobs. */
  mostBytes: number
  /** A process that holds more is killed with its jobs, native memory counted; only Linux tells how much it is. */
  maxBytes: number
  /** Whether what a process lost when it died is tried once more: not where one job alone can be the reason. */
  isRetried: boolean
}

/** A job that was ended before it was done: too slow, too large, or its process died of it. */
export class JobEnded extends Error {}

/** Milliseconds between two looks at what a process with jobs holds. */
const WATCH_MS = 100
/** `retired`: it takes no more jobs. */
type Told = { retired: () => void; ended: () => void }
type Outcome = Bytes | Error | 'lost'

const bytes = z.custom<Bytes>((is) => Buffer.isBuffer(is) && is.buffer instanceof ArrayBuffer)
const failure = z.object({ message: z.string(), stack: z.string().optional() })
/** What the process answers: its job's bytes or its error, and the memory that it holds in bytes. */
const replySchema = z.object({
  id: z.int(),
  held: z.number(),
  outcome: z.union([bytes, failure]),
})
export type Reply = z.input<typeof replySchema>

/** One process of a `sideProcess`; its jobs are `lost` when it dies before them. It holds no process that wants to end. */
export function startSide(file: string, options: SideOptions, told: Told) {
  const { env, execArgv, idleMs, mostBytes, maxBytes } = options
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

  function ask(job: object, signal?: AbortSignal): Promise<Bytes | 'lost'> {
    clearTimeout(idle)
    watch ??= setInterval(() => void look(), WATCH_MS).unref()
    const { id, answer } = jobs.add()
    const leave = () => {
      jobs.settle(id, new JobEnded('No one waits for the job any more.'))
      // What a library decodes cannot be stopped otherwise.
      if (jobs.count() === 0) end()
    }
    if (signal?.aborted) leave()
    else if (hasEnded) jobs.settle(id, 'lost')
    else child.send({ id, job }, (error) => error && end())
    signal?.addEventListener('abort', leave, { once: true })
    return answer.finally(() => signal?.removeEventListener('abort', leave))
  }

  async function look(): Promise<void> {
    const held = await residentBytes(child.pid)
    if (hasEnded || held <= maxBytes) return
    // Of several no one knows which it was.
    if (jobs.count() === 1)
      jobs.settleAll(new JobEnded(`The job took more than ${maxBytes} bytes.`))
    end()
  }

  function retire(): void {
    isRetired = true
    told.retired()
  }

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    retire()
    clearTimeout(idle)
    clearInterval(watch)
    // A process of another user cannot be killed; it ends by itself when it is let go.
    if (child.connected) child.disconnect()
    child.kill('SIGKILL')
    jobs.settleAll('lost')
    told.ended()
  }

  child.on('message', (message) => {
    const reply = replySchema.safeParse(message).data
    if (!reply) return end()
    jobs.settle(reply.id, Buffer.isBuffer(reply.outcome) ? reply.outcome : errorOf(reply.outcome))
    if (reply.held > mostBytes) retire()
    if (jobs.count() > 0) return
    clearInterval(watch)
    watch = undefined
    if (isRetired) end()
    else idle = setTimeout(end, idleMs).unref()
  })
  for (const event of ['error', 'disconnect', 'exit'] as const) child.on(event, end)
  return { ask, end }
}

/** The jobs that a process has to answer; `late` is called when one takes longer than `jobMs`. */
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

/** What a process holds in memory; nothing where the system does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

/** The error as it was there, with the stack of there. */
function errorOf({ message, stack }: z.infer<typeof failure>): Error {
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
