import { parseArgs } from 'node:util'

import { usageOf } from '../../../cli/commands/commands.mjs'

const USAGE = usageOf('bench lighthouse')

/** Throws the usage on an invalid option; measures all routes by default. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args: args,
    options: {
      runs: { type: 'string', default: '5' },
      routes: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  const routes = values.routes?.split(',')
  const isSound = routes?.every((route) => route.startsWith('/')) ?? true
  if (!Number.isSafeInteger(runs) || runs < 1 || !isSound) throw new Error(USAGE)
  return { runs, routes }
}
