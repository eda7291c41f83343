import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import {
  enquire,
  enquireByForm,
  type Honest,
  honestPhone,
  MAX_ENQUIRIES,
  openPage,
} from './visitor.ts'

const MAX_PER_CONNECTION = 10

/**
 * Until `isOver`: a page every second and an enquiry every one or two, by turns on a new and a kept connection.
 * Each visitor has an address. One in `withoutScript` posts a form; 0 means none.
 */
export async function honestVisitors(
  port: number,
  seconds: number,
  isOver: () => boolean,
  withoutScript = 0,
): Promise<Honest[]> {
  const began = performance.now()
  const every = Math.max(1, Math.round(seconds / MAX_ENQUIRIES))
  const going: Promise<Honest>[] = []
  let keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let second = 0; !isOver(); second += 1) {
    const own = `127.0.1.${1 + (second % 250)}`
    going.push(openPage({ port, from: own }, began))
    if (second % every === 0) {
      const index = Math.floor(second / every)
      const group = Math.floor(index / (2 * MAX_PER_CONNECTION))
      if (index % (2 * MAX_PER_CONNECTION) === 0)
        keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 })
      const sent =
        index % 2 === 0
          ? { port, from: own }
          : { port, from: `127.0.2.${1 + (group % 250)}`, agent: keepAliveAgent }
      const send = withoutScript > 0 && index % withoutScript === 3 ? enquireByForm : enquire
      going.push(send(sent, honestPhone(index), began))
    }
    await sleep(Math.max(0, began + (second + 1) * 1000 - performance.now()))
  }
  return Promise.all(going)
}
