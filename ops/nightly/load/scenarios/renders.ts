import { Agent } from 'node:http'

import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import type { Attack, Random } from '#ops/nightly/load/target.ts'

const TERMS = [
  'nioda',
  '3 bhk',
  'under 2 cr',
  'near metro',
  'sector 150',
  'godrj',
  '₹ 90 lakh',
] as const

export const renders: Attack = {
  name: 'renders',
  sentence:
    'Pages with unknown queries, data of pages and large texts, so that each is made and compressed again',
  run: async (target) => {
    const { random } = target
    const all = slugs()
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    await onLanes(target, 32, async () => {
      const slug = random.pick(all)
      const query = `x=${random.word(10)}`
      const path = random.pick([
        `/?${query}`,
        `/${slug}?${query}`,
        `/projects?type=plots&${query}`,
        `/projects?q=${lineOf(random)}`,
        `/suggestions.json?q=${lineOf(random)}`,
        `/projects?city=noida&sort=price&${query}`,
        `/city/${random.word(8)}?${query}`,
        `/${random.word(12)}`,
        `/${slug}.data?${query}`,
        `/search-index.json?${query}`,
        `/api/openapi.json?${query}`,
        `/llms.txt?${query}`,
        `/sitemap.xml?${query}`,
        `/connect?${query}`,
        `/visits/${random.word(22)}.ics`,
      ])
      await sendRequest(target, {
        path,
        method: random.chance(0.1) ? 'HEAD' : 'GET',
        headers: { 'Accept-Encoding': random.pick(['br', 'gzip', 'identity']) },
        from: '127.10.0.1',
        agent,
        ...(random.chance(0.1) && { leaveAfter: 1 }),
      })
    })
    agent.destroy()
  },
}

/** Unique, at the maximum length. */
function lineOf(random: Random): string {
  const terms = Array.from({ length: 8 }, () => random.pick(TERMS))
  return encodeURIComponent(`${terms.join(' ')} ${random.word(20)}`)
}
