import { parseArgs } from 'node:util'

import { attacks, faults, longer } from './attacks.ts'
import { PATIENCE, type Patience } from './judge.ts'
import type { Attack } from './target.ts'

export type Options = {
  chosen: readonly Attack[]
  seconds: number
  seed: number
  patience: Patience
  variables: Record<string, string>
}

export const USAGE = `npm run test:attack -- [--minutes 10] [--only name,name] [--seed 1] [--short] [--with-faults] [--set NAME=value]
  --only         one attack or some of them: ${longer.map(({ name }) => name).join(', ')}
  --with-faults  cuts, halts and kills the database instead
  --short        allows late answers, for a machine that does other work as well; without many-sockets, bombs, flood and slowhttptest
  --set          a variable for the site; may be given several times`

/** Reads the command's words; throws a sentence when one is wrong. */
export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      minutes: { type: 'string', default: '10' },
      only: { type: 'string' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      short: { type: 'boolean', default: false },
      'with-faults': { type: 'boolean', default: false },
      set: { type: 'string', multiple: true, default: [] },
    },
  })
  const seconds = Math.round(Number(values.minutes) * 60)
  const seed = Number(values.seed)
  if (!(seconds > 0) || !Number.isSafeInteger(seed)) throw new Error(USAGE)
  const withFaults = values['with-faults']
  return {
    chosen: withFaults ? faults : named(values.only, values.short),
    seconds,
    seed,
    patience: PATIENCE[patienceOf(withFaults, values.short)],
    variables: Object.fromEntries(values.set.map((pair) => assignment(pair))),
  }
}

function named(only: string | undefined, isShort: boolean): readonly Attack[] {
  if (only === undefined) return isShort ? attacks : longer
  return only.split(',').map((name) => {
    const found = longer.find((attack) => attack.name === name)
    if (!found) throw new Error(`There is no attack "${name}".\n${USAGE}`)
    return found
  })
}

function patienceOf(withFaults: boolean, isShort: boolean): keyof typeof PATIENCE {
  if (withFaults) return 'faults'
  return isShort ? 'short' : 'whole'
}

function assignment(pair: string): [string, string] {
  const at = pair.indexOf('=')
  if (at < 1) throw new Error(`--set wants NAME=value, not "${pair}".`)
  return [pair.slice(0, at), pair.slice(at + 1)]
}
