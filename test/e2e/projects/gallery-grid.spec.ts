import { expect, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { galleryProject } from '#test/e2e/helpers/projects/two-galleries.ts'

for (const [width, columns, shape] of inShort([
  [390, 1, 4 / 3],
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
