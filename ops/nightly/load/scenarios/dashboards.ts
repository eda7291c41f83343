import { Agent } from 'node:http'

import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes, pause } from '#ops/nightly/load/lanes.ts'
import { queryDatabase } from '#ops/nightly/load/database.ts'
import type { Attack, Target } from '#ops/nightly/load/target.ts'

import { pileUp } from './enquiries.ts'

const DASHBOARDS = 5
/** A dashboard after some years. */
const LEADS = 20_000
/** Polls for newer leads before a full reload. */
const LOOKS = 50

export const dashboards: Attack = {
  name: 'dashboards',
  sentence:
    'Five dashboards look for newer leads without a pause next to 20,000 leads while more pile up',
  run: async (target) => {
    await fill(target)
    await Promise.all([
      pileUp(target, 4),
      ...Array.from({ length: DASHBOARDS }, (_, index) => sit(target, index)),
    ])
  },
}

async function sit(target: Target, index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const from = `127.11.0.${1 + index}`
  const headers = { Cookie: await signIn(target), 'Accept-Encoding': 'br' }
  let round = 0
  await onLanes(target, 1, async () => {
    const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString())
    const path = round % LOOKS === 0 ? '/dashboard' : `/dashboard/leads/part.data?since=${since}`
    round += 1
    await sendRequest(target, { path, from, headers, agent })
  })
  agent.destroy()
}

async function fill({ dataFolder }: Target): Promise<void> {
  await queryDatabase(dataFolder, (client) =>
    client.query(
      `insert into leads (name, phone, email, message, location, idempotency_key, body_hash, created_at)
       select 'Asha Rao', '96' || lpad(n::text, 8, '0'), 'asha@example.com', 'Is a corner plot left?',
         'Sector 150, Noida', 'fill ' || n, 'fill', now() - n * interval '1 hour'
       from generate_series(1, ${LEADS}) as n`,
    ),
  )
}

/** During floods a sign-in may need a second try. */
async function signIn(target: Target): Promise<string> {
  while (!target.signal.aborted) {
    const response = await sendRequest(target, {
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
