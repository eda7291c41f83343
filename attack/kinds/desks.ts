import { Agent } from 'node:http'

import { ask } from '#attack/ask.ts'
import { atOnce, pause } from '#attack/at-once.ts'
import type { Attack, Target } from '#attack/target.ts'

import { pileUp } from './enquiries.ts'

const DESKS = 5

export const desks: Attack = {
  name: 'desks',
  sentence:
    'Five desks load their list and look for newer leads without a pause while leads pile up',
  run: async (target) => {
    const agent = new Agent({ keepAlive: true, maxSockets: DESKS })
    const cookies = await Promise.all(Array.from({ length: DESKS }, () => signIn(target)))
    await Promise.all([
      pileUp(target, 8),
      atOnce(target, DESKS, async (desk) => {
        const Cookie = cookies[desk] ?? ''
        const path = target.random.chance(0.2) ? '/dashboard' : '/dashboard.data?again'
        await ask(target, {
          path,
          from: `127.11.0.${1 + desk}`,
          headers: { Cookie, 'Accept-Encoding': 'br' },
          agent,
        })
      }),
    ])
    agent.destroy()
  },
}

/** Among floods a login may need a second try. */
async function signIn(target: Target): Promise<string> {
  while (!target.signal.aborted) {
    const response = await ask(target, {
      method: 'POST',
      path: '/admin',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: `http://127.0.0.1:${target.port}`,
      },
      from: '127.11.0.1',
      body: new URLSearchParams(target.staff).toString(),
    })
    const cookie = response?.headers['set-cookie']?.[0]?.split(';')[0]
    if (cookie !== undefined && response?.statusCode === 302) return cookie
    await pause(target, 1000)
  }
  return ''
}
