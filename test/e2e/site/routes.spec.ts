import { addressOf } from '#app/config/address-of.server.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { isShort } from '#test/e2e/helpers/site.ts'
import { publicPaths } from '#test/helpers/site/public-paths.ts'

test(
  'every public page is accessible and fits a narrow phone',
  { tag: '@gate' },
  async ({ page, request }) => {
    test.setTimeout(420_000)
    const paths = publicPaths(await (await request.get('/sitemap.xml')).text())
    expect(paths.length).toBeGreaterThan(40)
    // In short: the first of each kind, which has the others' parts.
    const looked = new Set<string | undefined>()
    for (const path of [...paths, '/admin', '/nowhere']) {
      const kind = addressOf(path)
      if (looked.has(kind)) continue
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(path)
        await hydrated(page)
        await expectAccessible(page)
        if (isShort) looked.add(kind)
        await page.setViewportSize({ width: 320, height: 700 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${path} scrolls sideways`).toBe(320)
      })
    }
  },
)
