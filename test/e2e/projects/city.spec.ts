import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { cities, projects } from '#test/helpers/listed.ts'

/** A named city with one project, and that one. */
const city = cities.find(({ count, picture, lead }) => count === 1 && picture !== lead)
const listed = projects.find(({ slug }) => slug === city?.lead)
if (!city || !listed) throw new Error('No named city has one project.')

for (const [width, height] of inShort([
  [390, 844],
  [1440, 900],
] as const)) {
  test(`at ${width} px a city with one project shows it with the form that asks about the city`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/city/${city.slug}`)
    await hydrated(page)
    await expectAccessible(page)
    await expect(page.getByText(listed.summary, { exact: true })).toBeVisible()
    const card = await page.locator('main .card').boundingBox()
    const form = await page.locator('#enquire').boundingBox()
    if (!card || !form) throw new Error('Nothing is shown.')
    const wide = page.locator('.wide-picture img')
    if (width < 640) {
      await expect(wide).toBeHidden()
      expect(form.y).toBeGreaterThan(card.y + card.height)
      return
    }
    const across = await wide.boundingBox()
    expect(Math.abs(form.y - card.y)).toBeLessThan(2)
    expect(card.width / (across?.width ?? 0)).toBeGreaterThan(0.4)
    expect(card.width / (across?.width ?? 0)).toBeLessThan(0.55)
    expect((across?.width ?? 0) / (across?.height ?? 1)).toBeCloseTo(3, 1)
  })
}
