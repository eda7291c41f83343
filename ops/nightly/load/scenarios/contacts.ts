import { Agent } from 'node:http'

import { TOUCH_KEYS } from '#app/enquiries/submit/campaign.ts'
import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import type { Attack, Random } from '#ops/nightly/load/target.ts'

const KEYS = TOUCH_KEYS.filter((key) => key !== 'at')

/** How many campaign values, with how many three-byte characters each. */
const FILLINGS: [[number, number], ...[number, number][]] = [
  [0, 0],
  [2, 100],
  [5, 100],
  [11, 200],
  [11, 400],
]

export const contacts: Attack = {
  name: 'contacts',
  sentence:
    'A flood of presses of call and chat links from one address, up to as large as they may be',
  run: async (target) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    await onLanes(target, 32, async () => {
      await sendRequest(target, {
        method: 'POST',
        path: '/api/v1/contact-intents',
        headers: { 'Content-Type': 'text/plain' },
        from: '127.8.0.1',
        agent,
        body: press(target.random),
      })
    })
    agent.destroy()
  },
}

function press(random: Random): string {
  const [filled, length] = random.pick(FILLINGS)
  const touch = Object.fromEntries(
    KEYS.slice(0, filled).map((key) => [key, '\u0928'.repeat(length)]),
  )
  const code = Array.from({ length: 6 }, () => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[random.below(30)])
  return JSON.stringify({
    code: code.join(''),
    kind: random.pick(['call', 'chat']),
    page: '/godrej-reverine',
    project: 'godrej-reverine',
    campaign: { first: touch, last: touch },
  })
}
