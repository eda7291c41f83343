import { expect, test } from './journey.ts'
import { listing } from './two-galleries.ts'
import { inShort } from './site.ts'

for (const [width, columns] of inShort([
  [390, 2],
  [820, 3],
  [1440, 5],
] as const)) {
  test(`the gallery has ${columns} columns at ${width}, and its larger pictures leave no hole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${listing.slug}`)
    const gallery = page.locator('.gallery').first()
    const { tracks, rows, filled, ratios } = await gallery.evaluate((list) => {
      const { gridTemplateColumns, gridTemplateRows, columnGap } = getComputedStyle(list)
      const [wide = 0] = gridTemplateColumns.split(' ').map(Number.parseFloat)
      const [gap, high] = [Number.parseFloat(columnGap), wide / 0.8]
      const boxes = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect())
      const cells = boxes.map(
        ({ width: w, height: h }) =>
          Math.round((w + gap) / (wide + gap)) * Math.round((h + gap) / (high + gap)),
      )
      return {
        tracks: gridTemplateColumns.split(' ').length,
        rows: gridTemplateRows.split(' ').length,
        filled: cells.reduce((sum, count) => sum + count, 0),
        ratios: boxes.map(({ width: w, height: h }) => w / h),
      }
    })
    expect(tracks).toBe(columns)
    expect(filled).toBe(tracks * rows)
    if (width === 390) expect(ratios[0]).toBeCloseTo(4 / 3, 1)
    for (const ratio of ratios.slice(1)) expect(ratio).toBeGreaterThan(0.79)
  })
}
