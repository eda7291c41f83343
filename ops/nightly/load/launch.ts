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

/** By status, or by error where no answer came. */
export type Answers = Record<string, number>

export const ENDED_EARLY = 'attacker ended early'

const message = z.object({ answers: z.record(z.string(), z.number()) })

/** Runs one attack in its own process; returns its counts even if it must be killed. */
export async function launch(order: Order, stop: AbortSignal): Promise<Answers> {
  const child = fork(resolve('ops/nightly/load/attacker.ts'), [JSON.stringify(order)])
  let answers: Answers = {}
  child.on('message', (data) => (answers = message.parse(data).answers))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  stop.addEventListener('abort', () => child.kill('SIGKILL'), { once: true })
  const late = sleep((order.seconds + 10) * 1000, null, { ref: false }).then(() => {
    child.kill('SIGKILL')
    return ended
  })
  const code = await Promise.race([ended, late])
  return code === 0 ? answers : { ...answers, [ENDED_EARLY]: 1 }
}
