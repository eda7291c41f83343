import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import type { Attack } from '#ops/nightly/load/target.ts'

export const hosts: Attack = {
  name: 'hosts',
  sentence: 'Pages and brochures are asked for under invented Host and X-Forwarded headers',
  run: async (target) => {
    const { random } = target
    const all = slugs()
    await onLanes(target, 16, async (lane) => {
      const slug = random.pick(all)
      const path = random.pick([
        `/${slug}`,
        `/${slug}`,
        '/',
        '/robots.txt',
        '/sitemap.xml',
        '/llms.txt',
        `/brochures/${slug}.pdf`,
      ])
      const host = `${random.word(12)}.test`
      await sendRequest(target, {
        path,
        from: `127.4.0.${1 + (lane % 4)}`,
        headers: {
          Host: host,
          'Accept-Encoding': 'br',
          'X-Forwarded-Host': `${random.word(12)}.test`,
          'X-Forwarded-Proto': random.pick(['https', 'http', 'ftp']),
          'X-Forwarded-For': `198.51.100.${random.below(256)}`,
        },
      })
    })
  },
}
