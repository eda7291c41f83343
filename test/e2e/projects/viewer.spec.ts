import type { Page } from '@playwright/test'

import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { galleryProject, one } from '#test/e2e/helpers/projects/two-galleries.ts'

const PAGE = `/${galleryProject.slug}`
const HIGHLIGHTS = one.anchor

const thumbs = (page: Page) => page.locator(`${HIGHLIGHTS} .gallery a`)
const viewer = (page: Page) => page.getByRole('dialog', { name: one.title })
/** What the counter says of the first gallery. */
const counted = (number: number) => `${number} / ${one.count}`
const counter = (page: Page) => page.locator('.yarl__counter')
const onView = (page: Page) => page.locator('.yarl__slide_current img')

async function ready(page: Page, address = PAGE): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

test('a picture says its title, or what its scene is; each says that it is an impression', async ({
  page,
}) => {
  await ready(page)
  const untitled = page.locator('.gallery a:not(:has(span))')
  for (const thumb of await untitled.all()) {
    const alt = (await thumb.locator('img').getAttribute('alt')) ?? ''
    await thumb.click()
    const scene = page.locator('.yarl__slide_current figcaption b')
    await expect(scene).toHaveText(/\.$/)
    await expect(scene).not.toHaveText(/impression/)
    expect(alt).toBe(`${await scene.innerText()} Artist's impression.`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const titled = page.locator('.gallery a', { has: page.locator('span') })
  for (const thumb of await titled.all()) {
    const title = await thumb.locator('span').innerText()
    await thumb.click()
    await expect(page.locator('.yarl__slide_current figcaption b')).toHaveText(title)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await thumbs(page).first().click()
  const label = page.locator('.yarl__slide_current').getByText(IMPRESSION_LABEL)
  const [picture, tag] = await Promise.all([onView(page).boundingBox(), label.boundingBox()])
  if (!picture || !tag) throw new Error('The picture or its label is not there.')
  expect(tag.y + tag.height).toBeLessThanOrEqual(picture.y + picture.height)
  expect(tag.x + tag.width).toBeLessThanOrEqual(picture.x + picture.width)
})

test('the strip has every picture of the gallery: a press shows one, and the arrow keys move within it', async ({
  page,
}) => {
  await ready(page, `${PAGE}?type=any`)
  await thumbs(page).nth(1).click()
  await expect(counter(page)).toHaveText(counted(2))
  const strip = viewer(page).getByRole('button', { name: /^Picture / })
  await expect(strip).toHaveCount(one.count)
  await expect(strip.nth(1)).toHaveAttribute('aria-current', 'true')
  await strip.nth(one.count - 1).click()
  await expect(counter(page)).toHaveText(counted(one.count))
  await expect(page).toHaveURL(`${PAGE}?type=any${HIGHLIGHTS}-${one.count}`)
  await expect(strip.nth(one.count - 1)).toHaveAttribute('aria-current', 'true')
  await expect(strip.nth(1)).not.toHaveAttribute('aria-current')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText(counted(1))
  await expect(strip.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(thumbs(page).nth(1)).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('held upright it shows the upright crop, and the arrows stand next to the caption', async ({
    page,
  }) => {
    await ready(page)
    await thumbs(page).nth(1).tap()
    await expect(counter(page)).toHaveText(counted(2))
    const picture = await onView(page).boundingBox()
    expect(picture).toMatchObject({ x: 0, width: 390, height: 487.5 })
    await expect(onView(page)).toHaveCSS('object-fit', 'cover')
    const line = await page.locator('.yarl__slide_current figcaption').boundingBox()
    for (const name of [/^Previous/, /^Next/]) {
      const arrow = await page.getByRole('button', { name }).boundingBox()
      if (!line || !arrow) throw new Error('The line with the caption is not there.')
      expect(arrow.y).toBeGreaterThanOrEqual(line.y)
      expect(arrow.y + arrow.height).toBeLessThanOrEqual(line.y + line.height)
    }
  })
})
