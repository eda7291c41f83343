import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicPaths } from '#test/helpers/site/public-paths.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

let site: Site | undefined
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://homes.test' })
})
afterAll(() => site?.stop())

test('no page of the public frame sends a router, what it would take over, or modules ahead', async () => {
  const base = site?.base ?? ''
  const paths = publicPaths(await (await fetch(`${base}/sitemap.xml`)).text())
  expect(paths.length).toBeGreaterThan(40)
  for (const path of [...paths, '/admin', '/nowhere', '/privacy/withdraw/none']) {
    const html = await (await fetch(base + path)).text()
    expect(html, path).toContain('</html>')
    for (const part of ['modulepreload', '__reactRouter', 'entry.client'])
      expect(html.includes(part), `${path}: ${part}`).toBe(false)
    const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src)
    expect(scripts.length, `${path}: ${scripts.join(', ')}`).toBeLessThanOrEqual(1)
  }
})
