import { Agent } from 'node:http'

import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import type { Attack } from '#ops/nightly/load/target.ts'

export const probes: Attack = {
  name: 'probes',
  sentence:
    'What costs a visit to the database is asked by 64 at once: readiness, visits, guarded pages',
  run: async (target) => {
    const { random } = target
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    await onLanes(target, 64, async () => {
      const path = random.pick([
        '/readyz',
        `/visits/${random.word(22)}.ics`,
        '/dashboard',
        '/admin',
      ])
      const headers = { Cookie: `desk.session_token=${random.word(32)}.${random.word(44)}` }
      await sendRequest(target, { path, headers, from: '127.12.0.1', agent })
    })
    agent.destroy()
  },
}
