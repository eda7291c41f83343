import type { Page } from '@playwright/test'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const PAGE = '/godrej-reverine'
const HIGHLIGHTS = '#projects-highlights'
const INSIGHTS = '#luxury-insights'
/** The viewer's script. */
const VIEWER = /lightbox.*\.js/

const thumbs = (page: Page, gallery = HIGHLIGHTS) => page.locator(`${gallery} .gallery a`)

async function ready(page: Page, address = PAGE): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

test('the viewer’s script and style come only when a thumbnail is near', async ({ page }) => {
  const assets: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('lightbox')) assets.push(request.url())
  })
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(assets).toEqual([])
  await thumbs(page).first().hover()
  await expect.poll(() => assets.length).toBe(2)
})

test('when the viewer cannot load, the picture opens on its own', async ({ page }) => {
  await page.route(VIEWER, (route) => route.abort())
  await ready(page)
  await thumbs(page).first().click()
  // The picture is made for the first visitor who asks for it.
  await expect(page).toHaveURL(/\/pictures\/.+\.webp$/, { timeout: 30_000 })
})

test('when the viewer cannot be had, a link to a picture leads to its thumbnail', async ({
  page,
}) => {
  await page.route(VIEWER, (route) => route.abort())
  await ready(page, `${PAGE}${INSIGHTS}-2`)
  await expect(thumbs(page, INSIGHTS).nth(1)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('while the viewer is on its way the last click waits for it, and Back closes it', async ({
  page,
}) => {
  await page.route(VIEWER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await ready(page)
  await thumbs(page).nth(1).click()
  await thumbs(page).nth(2).press('Enter')
  await expect(page).toHaveURL(PAGE)
  await expect(page.locator('.yarl__counter')).toHaveText('3 / 5')
  await expect(page).toHaveURL(`${PAGE}${HIGHLIGHTS}-3`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await expect(thumbs(page).nth(2)).toBeFocused()
})

test('on a phone the strip shows every picture, also those that were never in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await ready(page)
  const count = await thumbs(page).count()
  await thumbs(page).first().click()
  const strip = page.locator('.lightbox-strip img')
  await expect(strip).toHaveCount(count)
  const missing = () =>
    strip.evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.currentSrc === '')
          .length,
    )
  await expect.poll(missing).toBe(0)
})
