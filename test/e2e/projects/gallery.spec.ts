import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { galleryProject, one, other } from '#test/e2e/helpers/projects/two-galleries.ts'

const PAGE = `/${galleryProject.slug}`
const HIGHLIGHTS = one.anchor
const INSIGHTS = other.anchor

const thumbs = (page: Page, gallery = HIGHLIGHTS) => page.locator(`${gallery} .gallery a`)
const viewer = (page: Page, name = one.title) => page.getByRole('dialog', { name })
/** What the counter says of the first gallery. */
const counted = (number: number) => `${number} / ${one.count}`
const counter = (page: Page) => page.locator('.yarl__counter')
/** The address of the picture on view, without its width and format. */
const pictureOf = (image: Locator) =>
  image.evaluate((element) => element.getAttribute('src')?.replace(/-\d+\.webp$/, ''))
const onView = (page: Page) => page.locator('.yarl__slide_current img')

function fail(): never {
  throw new Error('The thumbnail is not shown.')
}

async function ready(page: Page, address = PAGE): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

test('the first click opens the clicked picture of the clicked gallery, full screen', async ({
  page,
}) => {
  await ready(page)
  await expect(thumbs(page)).toHaveCount(one.count)
  await expect(thumbs(page, INSIGHTS)).toHaveCount(other.count)
  const thumb = thumbs(page, INSIGHTS).nth(3)
  await thumb.click()
  const dialog = viewer(page, other.title)
  await expect(dialog).toBeVisible()
  await expect(counter(page)).toHaveText(`4 / ${other.count}`)
  await expect(page).toHaveURL(`${PAGE}${INSIGHTS}-4`)
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 })
  expect(await pictureOf(onView(page))).toBe(await pictureOf(thumb.locator('img')))
  expect(await onView(page).getAttribute('alt')).toMatch(/Artist.s impression\.$/)
  await expect(page.locator('.yarl__slide_current source')).toHaveAttribute('type', 'image/avif')
  await expect(viewer(page)).toHaveCount(0)
})

test('a picture that is pressed twice is one step to go back from, and the keys work', async ({
  page,
}) => {
  await ready(page)
  const thumb = thumbs(page).nth(1)
  for (const pause of [0, 0, 120]) {
    await thumb.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await thumb.boundingBox()) ?? fail()
    for (const wait of [pause, 0]) {
      await page.mouse.click(x + width / 2, y + height / 2)
      await page.waitForTimeout(wait)
    }
    await expect(viewer(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toMatch(/yarl/)
    // One that is still growing hears no key.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(viewer(page)).toHaveCount(0, { timeout: 1500 })
    }).toPass({ timeout: 10_000 })
    await expect(page).toHaveURL(PAGE)
  }
})

test('next and previous go round, the address follows, and Close leaves it as it was', async ({
  page,
}) => {
  await ready(page, `${PAGE}?type=any`)
  await thumbs(page)
    .nth(one.count - 2)
    .click()
  await expect(counter(page)).toHaveText(counted(one.count - 1))
  const [next, previous] = [/^Next/, /^Previous/].map((name) => page.getByRole('button', { name }))
  await next?.click()
  await expect(counter(page)).toHaveText(counted(one.count))
  await next?.click()
  await expect(counter(page)).toHaveText(counted(1))
  await expect(page).toHaveURL(`${PAGE}?type=any${HIGHLIGHTS}-1`)
  await previous?.click()
  await expect(counter(page)).toHaveText(counted(one.count))
  const before = await page.evaluate(() => window.scrollY)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${PAGE}?type=any`)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await thumbs(page).nth(1).click()
  await expect(counter(page)).toHaveText(counted(2))
})

test('by keyboard alone: open, move, stay inside, leave and be back at the thumbnail', async ({
  page,
}) => {
  await ready(page)
  await thumbs(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText(counted(2))
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText(counted(3))
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText(counted(2))
  const visited: string[] = []
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    visited.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'outside'),
    )
  }
  const strip = `Picture 2 of ${one.count}`
  expect(visited).toEqual(['Close', 'Previous', 'Next', strip, 'Close', strip, 'Next'])
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(thumbs(page).nth(1)).toBeFocused()
})

test('a link to a picture opens it, and closing leaves the page where it is', async ({ page }) => {
  await ready(page, `${PAGE}${INSIGHTS}-2`)
  await expect(viewer(page, other.title)).toBeVisible()
  await expect(counter(page)).toHaveText(`2 / ${other.count}`)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(thumbs(page, INSIGHTS).nth(1)).toBeFocused()
})

test('Back closes the viewer and Forward opens it again, without asking the server', async ({
  page,
}) => {
  await page.goto('/')
  await ready(page)
  await thumbs(page).nth(2).click()
  await expect(counter(page)).toHaveText(counted(3))
  const requests: string[] = []
  page.on('request', (request) => {
    // What to look ahead for is asked for once the page rests, on a busy machine as late as here.
    if (request.url().endsWith('/speculation-rules.json')) return
    if (['document', 'fetch'].includes(request.resourceType())) requests.push(request.url())
  })
  const before = await page.evaluate(() => window.scrollY)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(counter(page)).toHaveText(counted(3))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  expect(requests).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a hash that opens no picture opens nothing', async ({ page }) => {
  await ready(page, `${PAGE}${HIGHLIGHTS}-${one.count + 1}`)
  await expect(thumbs(page).first()).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a click with a modifier key is the browser’s own', async ({ page, context }) => {
  await ready(page)
  const opened = context.waitForEvent('page')
  await thumbs(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toMatch(/\/pictures\/.+\.webp$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a picture that was opened is open after a reload, and closes to the page', async ({
  page,
}) => {
  await page.goto('/')
  await ready(page)
  await thumbs(page).nth(3).click()
  await expect(counter(page)).toHaveText('4 / 5')
  await page.reload()
  await expect(counter(page)).toHaveText('4 / 5')
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

for (const width of inShort([320, 390, 820, 1440])) {
  test(`axe finds nothing in the open viewer at ${width}, and all of it is on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await ready(page)
    await thumbs(page).first().click()
    await expect(counter(page)).toHaveText(counted(1))
    await expect(onView(page)).toBeInViewport({ ratio: 1 })
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(48)
    }
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('a tap opens, a swipe moves, a pull down closes', async ({ page }) => {
    await ready(page)
    await thumbs(page).nth(1).tap()
    await expect(counter(page)).toHaveText(counted(2))
    const touch = await page.context().newCDPSession(page)
    const drag = async (dx: number, dy: number) => {
      const at = (share: number) => ({ x: 195 + dx * (share - 0.5), y: 400 + dy * (share - 0.5) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
      for (let step = 1; step <= 8; step += 1) {
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [at(step / 8)],
        })
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    // The picture that was tapped is at its place.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await drag(-240, 0)
    await expect(counter(page)).toHaveText(counted(3))
    await drag(240, 0)
    await expect(counter(page)).toHaveText(counted(2))
    await drag(0, 260)
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL(PAGE)
  })
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('a thumbnail leads to its picture, and a link to a picture to its thumbnail', async ({
    page,
  }) => {
    await page.goto(`${PAGE}${INSIGHTS}-5`)
    await expect(thumbs(page, INSIGHTS).nth(4)).toBeInViewport()
    const address = await thumbs(page).nth(2).getAttribute('href')
    await thumbs(page).nth(2).click()
    await expect(page).toHaveURL(address ?? '')
  })
})
