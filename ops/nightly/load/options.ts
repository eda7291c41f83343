import { parseArgs } from 'node:util'

import { usageOf } from '#cli/commands/commands.mjs'

import { isolatedAttacks, attacks, crowds } from './attacks.ts'
import { LATENCY_LIMITS, type LatencyLimits } from './judge.ts'
import type { Attack } from './target.ts'

/** Attacks that run at once, on their own site. */
export type Round = { chosen: readonly Attack[]; seconds: number }

export type Options = {
  rounds: readonly Round[]
  seed: number
  limits: LatencyLimits
  variables: Record<string, string>
}

const all = [...attacks, ...isolatedAttacks, ...crowds]
/** Each isolated attack has at most a minute. */
const ISOLATED_SECONDS = 60

export const USAGE = `${usageOf('nightly load')}
  without words  all at once but ${isolatedAttacks.map(({ name }) => name).join(', ')}; then each of these alone
  --only         one attack or some of them: ${all.map(({ name }) => name).join(', ')}
  --crowds       attackers with 5, 50 and 500 addresses, one after the other, each for all the minutes
  --short        allows late answers, for a machine that does other work as well; without those that have the site to themselves
  --set          a variable for the site; may be given several times`

/** Throws a sentence on an invalid option. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args: args,
    options: {
      minutes: { type: 'string', default: '10' },
      only: { type: 'string' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      short: { type: 'boolean', default: false },
      crowds: { type: 'boolean', default: false },
      set: { type: 'string', multiple: true, default: [] },
    },
  })
  const seconds = Math.round(Number(values.minutes) * 60)
  const seed = Number(values.seed)
  if (!(seconds > 0) || !Number.isSafeInteger(seed)) throw new Error(USAGE)
  return {
    rounds: values.crowds
      ? crowds.map((crowd) => ({ chosen: [crowd], seconds }))
      : roundsOf(named(values.only), { seconds, isShort: values.short }),
    seed,
    limits: LATENCY_LIMITS[values.short ? 'short' : 'whole'],
    variables: Object.fromEntries(values.set.map((pair) => assignment(pair))),
  }
}

function roundsOf(
  chosen: readonly Attack[] | undefined,
  { seconds, isShort }: { seconds: number; isShort: boolean },
): Round[] {
  if (chosen) return [{ chosen, seconds }]
  const together = { chosen: attacks, seconds }
  if (isShort) return [together]
  const isolatedSeconds = Math.min(seconds, ISOLATED_SECONDS)
  return [together, ...isolatedAttacks.map((one) => ({ chosen: [one], seconds: isolatedSeconds }))]
}

function named(only: string | undefined): readonly Attack[] | undefined {
  return only?.split(',').map((name) => {
    const found = all.find((attack) => attack.name === name)
    if (!found) throw new Error(`There is no attack "${name}".\n${USAGE}`)
    return found
  })
}

function assignment(pair: string): [string, string] {
  const at = pair.indexOf('=')
  if (at < 1) throw new Error(`--set wants NAME=value, not "${pair}".`)
  return [pair.slice(0, at), pair.slice(at + 1)]
}
