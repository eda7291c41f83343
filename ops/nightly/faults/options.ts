import { parseArgs } from 'node:util'

import { usageOf } from '#cli/commands/commands.mjs'

import type { Scenario } from './scenarios/scenario.ts'
import { scenarios } from './scenarios/scenarios.ts'

/** Scenarios that share an environment, with their rounds. */
export type Group = readonly { scenario: Scenario; rounds: number }[]

export type Options = {
  groups: readonly Group[]
  seed: number
  seconds: number
  /** Milliseconds for an enquiry while the database is away, by the slowest cached page meanwhile. */
  maxAnswerMs: (slowestPage: number) => number
  lanes: number
  folder: string
}

/** Milliseconds, as specified. */
const SPECIFIED_MS = 2000
/** The short form runs on busy machines: an enquiry may take this many times longer than a cached page, below a client's timeout. */
const BUSY = { times: 10, maxMs: 15_000 } as const
const SECONDS = { whole: 30, short: 4 } as const
/** Fewer in the short form, whose notifications take most of the time; enough that one sends an enquiry while the database is frozen. */
const LANES = { whole: 8, short: 4 } as const
/** Two minutes (docs/reliability.md, The short form): a database frozen and killed, a process killed and terminated. */
const SHORT_ROUNDS: Readonly<Record<string, number>> = { process: 2, database: 2, disk: 1, pool: 1 }

export const USAGE = `${usageOf('nightly faults')}
  --only     one kind of fault or some of them: ${scenarios.map(({ name }) => name).join(', ')}
  --rounds   how often each comes
  --seed     what is drawn from it is the same again
  --seconds  for how long a frozen database stays away
  --short    few of each scenario, and times are judged by how busy the machine is
  --to       where the histories go (test-results/faults)`

/** Throws a sentence on an invalid option. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args: args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      seconds: { type: 'string' },
      short: { type: 'boolean', default: false },
      to: { type: 'string', default: 'test-results/faults' },
    },
  })
  const form = values.short ? 'short' : 'whole'
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
  const seed = Number(values.seed)
  const seconds = Number(values.seconds ?? SECONDS[form])
  if (!Number.isSafeInteger(seed) || !(seconds > 0) || !(rounds === undefined || rounds > 0))
    throw new Error(USAGE)
  const groups =
    values.short && values.only === undefined
      ? [scenarios.map((scenario) => ({ scenario, rounds: SHORT_ROUNDS[scenario.name] ?? 1 }))]
      : chosen(values.only).map((scenario) => [{ scenario, rounds: rounds ?? scenario.rounds }])
  return {
    groups,
    seed,
    seconds,
    maxAnswerMs: MAX_ANSWER_MS[form],
    lanes: LANES[form],
    folder: values.to,
  }
}

const MAX_ANSWER_MS = {
  whole: () => SPECIFIED_MS,
  short: (slowestPage: number) => Math.min(BUSY.maxMs, SPECIFIED_MS + BUSY.times * slowestPage),
}

function chosen(only: string | undefined): readonly Scenario[] {
  return only === undefined ? scenarios : only.split(',').map(named)
}

function named(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new Error(`There is no fault "${name}".\n${USAGE}`)
  return found
}
