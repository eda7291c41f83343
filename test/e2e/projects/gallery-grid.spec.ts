import { expect, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { galleryProject } from '#test/e2e/helpers/projects/two-galleries.ts'

for (const [width, columns, shape] of inShort([
  [560, 2, 4 / 5],
  [820, 3, 4 / 5],
  [1440, 5, 4 / 5],
] as const)) {
  test(`at ${width} px every gallery has ${columns} equal columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${galleryProject.slug}`)
    const galleries = await page.locator('.gallery').evaluateAll((lists) =>
      lists.map((list) => ({
        columns: getComputedStyle(list).gridTemplateColumns.split(' ').map(Number.parseFloat),
        pictures: [...list.querySelectorAll('a picture')].map((picture) => {
          const { width: w, height: h } = picture.getBoundingClientRect()
          return { width: w, shape: w / h }
        }),
      })),
    )
    expect(galleries.length).toBeGreaterThan(1)
    for (const { columns: wide, pictures } of galleries) {
      expect(wide).toHaveLength(columns)
      for (const one of pictures) {
        expect(one.width).toBeCloseTo(wide[0] ?? 0, 0)
        expect(one.shape).toBeCloseTo(shape, 1)
      }
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...withoutScript })

  test('every gallery is a row to swipe, which keys reach too', async ({ page }) => {
    await page.goto(`/${galleryProject.slug}`)
    const gallery = page.locator('.gallery').first()
    const shown = gallery.locator('a')
    const tops = await shown.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    const picture = await shown.first().locator('picture').boundingBox()
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3, 1)
    await shown.first().focus()
    for (let at = 1; at < tops.length; at += 1) await page.keyboard.press('Tab')
    await expect(shown.last()).toBeFocused()
    await expect(shown.last()).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
