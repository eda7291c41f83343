import { hydrated, expect, test } from '#test/e2e/helpers/journey.ts'
import { publicPaths } from '#test/helpers/site/public-paths.ts'

const SIZES = [
  { name: '390', width: 390, height: 844 },
  { name: '1440', width: 1440, height: 900 },
]
/** A fixed date at noon, so that pages show the same time of day in each run. */
const NOON = '2026-01-15T12:00:00+05:30'
/** Milliseconds for all pages of a size. */
const TIMEOUT_MS = 1_200_000

for (const { name, ...viewport } of SIZES) {
  test.describe(`${name} px`, () => {
    // The pages' policy refuses a test's style.
    test.use({ viewport, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

    test('every public page looks as it did', async ({ page, request }) => {
      test.setTimeout(TIMEOUT_MS)
      await page.clock.setFixedTime(NOON)
      for (const path of [
        ...publicPaths(await (await request.get('/sitemap.xml')).text()),
        '/admin',
        '/nowhere',
      ]) {
        await page.goto(path)
        await hydrated(page)
        await expect.soft(page).toHaveScreenshot([name, `${fileOf(path)}.png`], {
          fullPage: true,
          stylePath: 'ops/bench/screens/whole.css',
          threshold: 0,
          maxDiffPixels: 0,
        })
      }
    })
  })
}

function fileOf(path: string): string {
  return path.slice(1).replaceAll('/', '.') || 'home'
}
