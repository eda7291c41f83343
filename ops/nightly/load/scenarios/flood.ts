import { sendRequest } from '#ops/nightly/load/request.ts'
import { pause } from '#ops/nightly/load/lanes.ts'
import { callBody } from '#ops/nightly/load/call-body.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import { FLOOD_EMAIL } from '#ops/nightly/load/stored.ts'
import type { Attack, Target } from '#ops/nightly/load/target.ts'

const A_MINUTE = 10_000
/** With more pending requests, this machine is too slow for the attack. */
const MAX_PENDING = 300
const LONG = 4000
const SLUGS = slugs()

export const flood: Attack = {
  name: 'flood',
  sentence: '10,000 enquiries a minute, each of an address, a phone and a page of its own',
  run: async (target) => {
    const began = performance.now()
    const going = new Set<Promise<unknown>>()
    let begun = 0
    while (!target.signal.aborted) {
      const due = Math.floor(((performance.now() - began) * A_MINUTE) / 60_000)
      while (begun < due && going.size < MAX_PENDING) {
        begun += 1
        const one = send(target).finally(() => going.delete(one))
        going.add(one)
      }
      await pause(target, 20)
    }
    await Promise.all(going)
  },
}

function send(target: Target): Promise<unknown> {
  const { random } = target
  const part = () => random.below(254)
  const call = callBody({
    name: 'Flood',
    phone: random.phone(),
    email: FLOOD_EMAIL,
    message: random.word(random.chance(0.1) ? LONG : 80),
    page: `/${random.pick(SLUGS)}`,
    signs: { ms: 20_000 + random.below(60_000) },
  })
  return sendRequest(target, {
    method: 'POST',
    path: '/api/v1/user/connect',
    from: `127.${20 + random.below(20)}.${part()}.${1 + part()}`,
    ...call,
  })
}
