import { parseArgs } from 'node:util'

import { usageOf } from '#cli/commands/commands.mjs'

const USAGE = usageOf('bench requests')

export type Options = {
  rounds: number
  seconds: number
  logs: boolean
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args: args,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
      logs: { type: 'boolean', default: false },
    },
  })
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
  const isSound = [rounds, seconds].every((one) => Number.isSafeInteger(one) && one > 0)
  if (!isSound) throw new Error(USAGE)
  return { rounds, seconds, logs: values.logs }
}
