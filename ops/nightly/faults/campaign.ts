import type { Entry, Operation } from './history.ts'
import type { Fault, Plan } from './plan.ts'
import { waitUntil, type World } from './scenario.ts'

/** `unknown`: the client cannot tell whether the site did it. */
export type Answer = { outcome: 'ok' | 'fail' | 'unknown'; why: string; changeSetId?: string }

export type Arena = {
  perform: (operation: Operation, by: { lane: number; attempt: number }) => Promise<Answer>
  /** Injects the fault, and answers when it is over; `pass` waits for this many further operations. */
  strike: (fault: Fault, pass: (operations: number) => Promise<void>) => Promise<string>
  afterwards: (fault: Fault) => Promise<void>
}

export type Course = { plan: Plan; lanes: number; write: (line: Entry) => void }

/** Milliseconds between two operations of a lane: after an answer, and after none. */
const PAUSE = { after: 10, noAnswer: 150 }
/** Milliseconds for the site's recovery, even on a busy machine. */
const BACK_MS = 180_000

/** Lanes of clients, with faults at their operation counts. Throws if the site does not recover; the history has what happened until then. */
export async function campaign(
  world: World,
  arena: Arena,
  { plan, lanes, write }: Course,
): Promise<void> {
  const began = world.now()
  const at = () => Math.round(world.now() - began)
  const over = new AbortController()
  let [serial, lastHeard] = [0, -1]

  async function runOperation(operation: Operation, lane: number, op: string): Promise<void> {
    const invokedAt = at()
    write({ type: 'invoke', op, lane, at: invokedAt, operation })
    const { slowest, ...answer } = await performWithRetries(world, arena, operation, lane)
    write({ type: answer.outcome, op, at: at(), slowest, ...withoutOutcome(answer) })
    if (answer.outcome === 'ok' && operation.kind === 'enquiry')
      lastHeard = Math.max(lastHeard, invokedAt)
    if (operation.kind === 'merge' && operation.isTakenBack && answer.changeSetId !== undefined) {
      const { lead, other } = operation
      await runOperation(
        { kind: 'unmerge', lead, other, changeSetId: answer.changeSetId },
        lane,
        `${op} undone`,
      )
    }
    const isUnavailable = answer.outcome === 'unknown' || isShut(answer)
    await world.sleep(isUnavailable ? PAUSE.noAnswer : PAUSE.after)
  }

  async function keepActing(lane: number): Promise<void> {
    while (!over.signal.aborted) {
      serial += 1
      await runOperation(plan.nextOperation(), lane, String(serial))
    }
  }

  async function pass(operations: number): Promise<void> {
    const until = serial + operations
    await waitUntil(world, () => serial >= until, { timeoutMs: BACK_MS, every: 2 })
  }

  async function harm(fault: Fault, round: number): Promise<void> {
    const { kind } = fault
    await pass(fault.after)
    write({ type: 'fault', round, kind, at: at() })
    const what = await arena.strike(fault, pass)
    const overAt = at()
    write({ type: 'over', round, kind, at: overAt, what })
    const isBack = await waitUntil(world, () => lastHeard >= overAt, {
      timeoutMs: BACK_MS,
      every: 5,
    })
    if (!isBack)
      throw new Error(`Round ${round} (${kind}, ${what}): no enquiry was acknowledged any more`)
    write({ type: 'back', round, kind, at: at() })
    await arena.afterwards(fault)
  }

  const acting = Array.from({ length: lanes }, (_, lane) => keepActing(lane))
  try {
    for (const [index, fault] of plan.faults.entries()) await harm(fault, index + 1)
    await pass(lanes)
  } finally {
    over.abort()
    await Promise.all(acting)
  }
}

/** Retries while the outcome is unknown; a later refusal does not make an unknown outcome a failure. */
async function performWithRetries(world: World, arena: Arena, operation: Operation, lane: number) {
  const maxAttempts = 'tries' in operation ? operation.tries : 1
  let [answer, slowest, wasUnknown]: [Answer, number, boolean] = [
    { outcome: 'unknown', why: 'never sent' },
    0,
    false,
  ]
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0) await world.sleep(PAUSE.noAnswer)
    const from = world.now()
    answer = await arena.perform(operation, { lane, attempt })
    slowest = Math.max(slowest, Math.round(world.now() - from))
    if (answer.outcome === 'ok') break
    if (answer.outcome === 'unknown') wasUnknown = true
    else if (!isShut(answer)) break
  }
  const outcome = answer.outcome === 'fail' && wasUnknown ? 'unknown' : answer.outcome
  return { ...answer, outcome, slowest }
}

/** Retries a closed port only: a refusal would repeat. */
function isShut({ why }: Answer): boolean {
  return why === 'ECONNREFUSED'
}

function withoutOutcome({ why, changeSetId }: Answer) {
  return { why, ...(changeSetId !== undefined && { changeSetId }) }
}
