import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import type { Attack } from '#ops/nightly/load/target.ts'

export const brochures: Attack = {
  name: 'brochures',
  sentence: 'Every brochure from 16 connections, whole, in parts, asked again and left half way',
  run: async (target) => {
    const { random } = target
    const all = slugs()
    await onLanes(target, 16, async () => {
      const path = `/brochures/${random.chance(0.9) ? random.pick(all) : random.word(30)}.pdf`
      const headers = random.pick<Record<string, string>>([
        {},
        { Range: 'bytes=0-99,200-299,1000-' },
        { 'If-None-Match': '"other", W/"another"' },
      ])
      const method = random.chance(0.1) ? 'HEAD' : 'GET'
      const isLeft = random.chance(0.5)
      await sendRequest(target, {
        path,
        method,
        headers,
        from: '127.6.0.1',
        ...(isLeft && { leaveAfter: 1 }),
      })
    })
  },
}
