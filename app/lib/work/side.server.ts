import { fork } from 'node:child_process'

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
}
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
  const { env, execArgv, idleMs, mostBytes } = options
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
  let isRetired = false
  let hasEnded = false

  function ask(job: object): Promise<Bytes | 'lost'> {
    clearTimeout(idle)
    const { id, answer } = jobs.add()
    if (hasEnded) jobs.settle(id, 'lost')
    else child.send({ id, job }, (error) => error && end())
    return answer
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
    // A process of another user cannot be killed; it ends by itself when it is let go.
    if (child.connected) child.disconnect()
    child.kill('SIGKILL')
    jobs.lose()
    told.ended()
  }

  child.on('message', (message) => {
    const reply = replySchema.safeParse(message).data
    if (!reply) return end()
    jobs.settle(reply.id, Buffer.isBuffer(reply.outcome) ? reply.outcome : errorOf(reply.outcome))
    if (reply.held > mostBytes) retire()
    if (jobs.count() > 0) return
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
        settle(id, new Error(`The job took longer than ${jobMs} ms.`))
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

  function lose(): void {
    for (const id of jobs.keys()) settle(id, 'lost')
  }

  return { add, settle, lose, count: () => jobs.size }
}

/** The error as it was there, with the stack of there. */
function errorOf({ message, stack }: z.infer<typeof failure>): Error {
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
