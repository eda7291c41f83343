import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

/** Pixels that a page may be high on a phone of 390 by 844, with the catalogue of nineteen. */
const LONGEST = { '/': 8400, '/projects': 7520, '/city/noida': 5640 } as const

test.use({ viewport: { width: 390, height: 844 } })

for (const [path, longest] of Object.entries(LONGEST)) {
  test(`${path} is at most ${longest} px long on a phone`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(longest)
  })
}

for (const path of inShort(['/', '/projects', '/city/noida'])) {
  test(`below the first card of ${path} the words stand next to the picture, and the heart on it`, async ({
    page,
  }) => {
    await page.goto(path)
    const [first, second] = [page.locator('.card').first(), page.locator('.card').nth(1)]
    const boxes = async (card: typeof first) => {
      const of = async (part: string) => {
        const box = await card.locator(part).boundingBox()
        if (!box) throw new Error(`No ${part} is shown.`)
        return { ...box, right: box.x + box.width, bottom: box.y + box.height }
      }
      return { picture: await of('figure'), name: await of('h3'), heart: await of('.heart') }
    }
    const wide = await boxes(first)
    expect(wide.name.y).toBeGreaterThan(wide.picture.bottom)
    const { picture, name, heart } = await boxes(second)
    expect(name.x).toBeGreaterThan(picture.right)
    expect(picture.width / 350).toBeCloseTo(0.43, 2)
    expect(heart.right).toBeLessThanOrEqual(picture.right + 1)
    expect(heart.y).toBeCloseTo(picture.y, 0)
  })
}
