import { tabTo } from '#test/e2e/helpers/browser/by-keys.ts'
import { expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'

test.use({ pictures: 'empty' })

test('cards begin in the first screen, at the size of a desktop and of a phone', async ({
  page,
}) => {
  const card = page.locator('.card').first()
  for (const search of ['', '?q=3+bhk+in+noida', '?type=Apartments&city=Noida&developer=ATS']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/projects${search}`)
    expect((await card.boundingBox())?.y, search).toBeLessThanOrEqual(430)
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await card.locator('h3').boundingBox())?.y, search).toBeLessThanOrEqual(560)
  }
})

test('on a phone the chips are one row, and each is reached by keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects?type=Apartments&city=Noida&developer=ATS')
  const links = await page.locator('.chips a').all()
  const middles = await Promise.all(
    links.map(async (link) => {
      const { y, height } = (await link.boundingBox()) ?? { y: 0, height: 0 }
      return Math.round(y + height / 2)
    }),
  )
  expect(links).toHaveLength(5)
  expect(new Set(middles).size).toBe(1)
  const last = page.getByRole('link', { name: 'Clear all' })
  await expect(last).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await tabTo(page, last)
  await expect(last).toBeInViewport({ ratio: 0.5 })
  await expectAccessible(page)
})
