import { expect, expectAccessible, hydrated, test } from './journey.ts'
import { publicPaths } from './public-paths.ts'

test('every public page is accessible and fits a narrow phone', async ({ page, request }) => {
  test.setTimeout(600_000)
  const paths = await publicPaths(request)
  expect(paths.length).toBeGreaterThan(40)
  for (const path of [...paths, '/admin', '/nowhere']) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${path} scrolls sideways`).toBe(320)
    })
  }
})
