import type { Ended, Entry } from './history.ts'

/** Times in milliseconds. */
export type Summary = {
  kind: string
  rounds: number
  invoked: number
  ok: number
  fail: number
  unknown: number
  /** The slowest answer to an enquiry that was under way between a fault and the next acknowledgement. */
  slowestDuringOutage: number
  /** From each fault to the first acknowledged enquiry after its end. */
  back: number[]
}

type Round = { round: number; kind: string; from: number; back: number }

export function summaries(history: readonly Entry[]): Summary[] {
  const rounds = roundsOf(history)
  const ends = endsOf(history)
  const invoked = history.filter((line) => line.type === 'invoke')
  return [...new Set(rounds.map(({ kind }) => kind))].map((kind) => {
    const own = rounds.filter((round) => round.kind === kind)
    const operations = invoked.filter(({ at }) => kindAt(rounds, at) === kind)
    const count = (type: Ended['type']) =>
      operations.filter(({ op }) => (ends.get(op)?.type ?? 'unknown') === type).length
    return {
      kind,
      rounds: own.length,
      invoked: operations.length,
      ok: count('ok'),
      fail: count('fail'),
      unknown: count('unknown'),
      slowestDuringOutage: slowestDuring(history, own),
      back: own.map(({ from, back }) => back - from),
    }
  })
}

/** Milliseconds of the slowest answer to an enquiry in these rounds, from the fault to the next acknowledgement. */
export function slowestIn(history: readonly Entry[], rounds: readonly number[]): number {
  return slowestDuring(
    history,
    roundsOf(history).filter(({ round }) => rounds.includes(round)),
  )
}

function slowestDuring(history: readonly Entry[], rounds: readonly Round[]): number {
  const ends = endsOf(history)
  const times = history.flatMap((line) => {
    if (line.type !== 'invoke' || line.operation.kind !== 'enquiry') return []
    const end = ends.get(line.op)
    const isAway = rounds.some(({ from, back }) => line.at < back && (end?.at ?? line.at) >= from)
    return isAway ? [end?.slowest ?? 0] : []
  })
  return Math.max(0, ...times)
}

function endsOf(history: readonly Entry[]): ReadonlyMap<string, Ended> {
  const ends = new Map<string, Ended>()
  for (const line of history)
    if (line.type === 'ok' || line.type === 'fail' || line.type === 'unknown')
      ends.set(line.op, line)
  return ends
}

/** Operations before the first fault count for it, later ones for the fault before them. */
function kindAt(rounds: readonly Round[], at: number): string | undefined {
  return (rounds.findLast(({ from }) => from <= at) ?? rounds[0])?.kind
}

function roundsOf(history: readonly Entry[]): Round[] {
  const rounds = new Map<number, Round>()
  for (const line of history) {
    if (line.type === 'fault')
      rounds.set(line.round, { round: line.round, kind: line.kind, from: line.at, back: line.at })
    const round = 'round' in line ? rounds.get(line.round) : undefined
    if (round && line.type === 'back') rounds.set(line.round, { ...round, back: line.at })
  }
  return [...rounds.values()]
}
