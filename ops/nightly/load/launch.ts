import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

export type Order = {
  name: string
  port: number
  seed: number
  seconds: number
  dataFolder: string
  staff: { phone: string; password: string }
}

/** How often each status came, or each way in which none came. */
export type Answers = Record<string, number>

const message = z.object({ answers: z.record(z.string(), z.number()) })

/** Runs one attack in a process of its own; answers what it counted, also when it had to be ended. */
export async function launch(order: Order, stop: AbortSignal): Promise<Answers> {
  const child = fork(resolve('ops/nightly/load/attacker.ts'), [JSON.stringify(order)])
  let answers: Answers = {}
  child.on('message', (data) => (answers = message.parse(data).answers))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  stop.addEventListener('abort', () => child.kill('SIGKILL'), { once: true })
  // Beyond its time it is ended, whatever it waits for.
  const late = sleep((order.seconds + 10) * 1000, null, { ref: false }).then(() => {
    child.kill('SIGKILL')
    return ended
  })
  const code = await Promise.race([ended, late])
  return code === 0 ? answers : { ...answers, 'attacker ended early': 1 }
}
