import { parseArgs } from 'node:util'

import { usageOf } from '#cli/commands/commands.mjs'

const USAGE = usageOf('bench capture')

/** Each pair of the last two lists, for each number of processes, `rounds` times. */
export type Options = {
  seconds: number
  rounds: number
  processes: number[]
  through: string[]
  webhook: string[]
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args: args,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      processes: { type: 'string', default: '1,2,3' },
      through: { type: 'string', default: 'direct,pgbouncer' },
      webhook: { type: 'string', default: 'without,with' },
    },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  const processes = values.processes.split(',').map(Number)
  const through = values.through.split(',')
  const webhook = values.webhook.split(',')
  const isSound =
    [seconds, rounds, ...processes].every((one) => Number.isSafeInteger(one) && one > 0) &&
    through.every((one) => ['direct', 'pgbouncer'].includes(one)) &&
    webhook.every((one) => ['without', 'with'].includes(one))
  if (!isSound) throw new Error(USAGE)
  return { seconds, rounds, processes, through, webhook }
}
