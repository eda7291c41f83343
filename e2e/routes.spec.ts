import { emptyCity } from '#test/listed.ts'

import { expect, expectAccessible, hydrated, test } from './journey.ts'

test('every page of the sitemap is accessible and fits a narrow phone', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000)
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(paths.length).toBeGreaterThan(35)
  for (const path of [
    ...paths,
    '/shortlist',
    '/visit/godrej-reverine',
    `/city/${emptyCity.slug}`,
    '/nowhere',
  ]) {
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
