import { Agent } from 'node:http'

import type { RequestParams } from './exchange.ts'

export type Way = Pick<RequestParams, 'port' | 'from' | 'agent'>

/** Each lane has its own address; half of them keep connections. */
export function ways() {
  const agents = new Map<string, Agent>()
  return {
    of: (lane: number, port: number): Way => {
      const from = `127.0.3.${1 + lane}`
      if (lane % 2 === 0) return { port, from }
      const name = `${port} ${lane}`
      const agent = agents.get(name) ?? new Agent({ keepAlive: true, maxSockets: 4 })
      agents.set(name, agent)
      return { port, from, agent }
    },
    close: () => {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}
