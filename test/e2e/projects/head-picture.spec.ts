import type { Page } from '@playwright/test'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { projectWhere, projects } from '#test/helpers/listed.ts'

const worded = projectWhere('with a headline of its own', (one) => one.headline !== undefined)
const turning = projectWhere('with pictures in turn', (one) => one.slideshow !== undefined)

/** Every page with a head of its own. */
const pages = projects.flatMap(({ slug, pages: below = [] }) => [
  `/${slug}`,
  ...below.map((page) => `/${slug}/${page.slug}`),
])

/** Nothing stands on more of the head's picture than this. */
const MAX_COVERED = 0.05

/** The share of the head's picture that something else lies on, asked at 800 of its points. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const image = document.querySelector('.project-picture img')
    if (!image) return 1
    image.scrollIntoView({ block: 'start', behavior: 'instant' })
    const { left, top, width, height } = image.getBoundingClientRect()
    const [across, down] = [40, 20]
    const points = Array.from({ length: across * down }, (_, index) => ({
      x: left + ((index % across) + 0.5) * (width / across),
      y: top + (Math.floor(index / across) + 0.5) * (height / down),
    }))
    const covered = points.filter(({ x, y }) => {
      const [seen] = document.elementsFromPoint(x, y)
      return !seen?.closest('.project-picture :is(picture, .slideshow)')
    })
    return covered.length / points.length
  })
}

for (const [width, height] of inShort([
  [390, 844],
  [1440, 900],
] as const)) {
  test(`nothing covers the head's picture on any page at ${width}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    for (const path of inShort(pages, 8)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect.soft(await coveredShare(page), path).toBeLessThan(MAX_COVERED)
    }
  })
}

test('on a desktop the band and the picture are 700 px together, the picture at least two thirds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const band = await page.locator('.project-band').boundingBox()
    const image = await page.locator('.project-picture img').first().boundingBox()
    expect.soft((band?.height ?? 0) + (image?.height ?? 0), path).toBeCloseTo(700, 0)
    expect.soft(image?.height, path).toBeGreaterThan(460)
    expect.soft(image?.width, path).toBe(1440)
  }
})

test('on a phone: name, place, price, picture, facts, questions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/godrej-reverine')
  await hydrated(page)
  const tops = []
  for (const part of [
    'h1',
    '.project-location',
    '.project-price',
    '.project-picture',
    '.facts',
    '#questions',
  ]) {
    tops.push((await page.locator(part).first().boundingBox())?.y ?? 0)
  }
  // The ledger says the same.
  await expect(page.locator('.project-top .rera')).toBeHidden()
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  const image = await page.locator('.project-picture img').first().boundingBox()
  expect((image?.height ?? 0) / (image?.width ?? 1)).toBeCloseTo(3 / 4, 2)
})

test('on a phone a fact stands above the bar, with name, place and the price or its state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { slug, price } of inShort(projects, 8)) {
    await page.goto(`/${slug}`, { waitUntil: 'domcontentloaded' })
    const bar = await page.locator('.callbar').boundingBox()
    const endOf = async (part: string, max = Number.POSITIVE_INFINITY) => {
      const { y = Number.NaN, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {}
      return y + Math.min(height, max)
    }
    for (const part of ['h1', '.project-location', '.project-price'])
      expect.soft(await endOf(part), `${slug} ${part}`).toBeLessThanOrEqual(bar?.y ?? 0)
    // A price is a fact; of a sentence its first line is enough.
    const fact = price === '' ? await endOf('.facts > div, .lede', 40) : 0
    expect.soft(fact, slug).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

for (const width of inShort([320, 390, 820, 1024, 1440, 1920], 2)) {
  test(`heads fit at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [`/${worded.slug}`, `/${turning.slug}`, '/godrej-reverine']) {
      await page.goto(path)
      await hydrated(page)
      const parts = ['.project-title', '.project-price', '.project-foot']
      for (const part of width < 640 ? parts : [...parts, '.rera']) {
        const box = await page.locator(`.project-top ${part}`).boundingBox()
        expect(box?.x, `${path} ${part}`).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${path} ${part}`).toBeLessThanOrEqual(width)
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
}
