import { Agent } from 'node:http'

import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { picturePaths, slugs } from '#ops/nightly/load/site-names.ts'
import type { Attack, Random } from '#ops/nightly/load/target.ts'

export const pictures: Attack = {
  name: 'pictures',
  sentence:
    'Every picture in every width and both formats, cards, invented names; a third left half way',
  run: async (target) => {
    const { random } = target
    const real = picturePaths()
    const pages = slugs()
    const agent = new Agent({ keepAlive: true, maxSockets: 24 })
    await onLanes(target, 24, async () => {
      const path = random.chance(0.7)
        ? (real[random.below(real.length)] ?? '/pictures/none')
        : invented(random, real, pages)
      const isLeft = random.chance(0.33)
      await sendRequest(target, {
        path,
        from: '127.5.0.1',
        ...(isLeft ? { leaveAfter: 1 } : { agent }),
      })
    })
    agent.destroy()
  },
}

function invented(random: Random, real: string[], pages: [string, ...string[]]): string {
  const name = real[random.below(real.length)] ?? ''
  return random.pick([
    name.replace(/-[\da-f]{8}-/, `-${random.word(8)}-`),
    name.replace(/-\d+\./, `-${random.below(9999)}.`),
    `/pictures/${random.word(200)}-00000000-640.avif`,
    '/pictures/..%2f..%2fpackage.json',
    `/cards/${random.pick(pages)}-${'0'.repeat(8)}.jpg`,
    `/cards/${random.word(20)}-00000000.jpg`,
  ])
}
