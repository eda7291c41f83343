import type { Page } from '@playwright/test'

import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug, projects } from '#test/helpers/listed.ts'

test.use({ pictures: 'empty' })

const PAGES = projects.flatMap(({ slug, slideshow }) =>
  slideshow ? [[`/${slug}`, slideshow.pictures.length] as const] : [],
)
const [[STILL, stillCount] = ['', 0]] = PAGES

/** Its pictures come slowly. */
const TURNING = '/ska-estate'
const { delay = 0, transition = 0, pictures = [] } = projectBySlug('ska-estate').slideshow ?? {}
const count = pictures.length

/** The script that turns the pictures. */
const TURNER = /slide-turning.*\.js/

const reel = (page: Page) => page.locator('.slideshow')
const next = (page: Page) => page.getByRole('button', { name: 'Next picture' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous picture' })
const position = (page: Page) => page.locator('[data-position]')
/** What a screen reader finds in the slideshow. */
const heard = (page: Page) => reel(page).getByRole('img')

/** The alternative text of the picture that is seen: the highest one that is not transparent. */
function seen(page: Page): Promise<string | undefined> {
  return reel(page).evaluate((element) => {
    const shown = [...element.children].findLast((slide) => getComputedStyle(slide).opacity === '1')
    return shown?.querySelector('img')?.alt
  })
}

const moving = (page: Page) =>
  reel(page).evaluate((element) => element.getAnimations({ subtree: true }).length)

for (const [path, all] of inShort(PAGES)) {
  test(`under reduced motion every picture of ${path} is seen and heard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    const words = new Set<string>()
    for (let at = 1; at <= all; at += 1) {
      await expect(position(page)).toHaveText(`${at} of ${all}`)
      await expect(heard(page)).toHaveCount(1)
      const alt = (await heard(page).getAttribute('alt')) ?? ''
      await expect.poll(() => seen(page)).toBe(alt)
      words.add(alt)
      await next(page).press('Enter')
    }
    expect(words.size).toBe(all)
    await expect(position(page)).toHaveText(`1 of ${all}`)
    await previous(page).press('Enter')
    await expect(position(page)).toHaveText(`${all} of ${all}`)
    expect(await moving(page)).toBe(0)
  })
}

test('a press stops the turning at the picture asked for, until motion is wanted again', async ({
  page,
}) => {
  await page.goto(TURNING)
  await hydrated(page)
  await expect.poll(() => moving(page), { timeout: 15_000 }).toBe(count - 1)
  await expect(reel(page)).toHaveAttribute('aria-live', 'off')
  const before = Number.parseInt(await position(page).innerText(), 10)
  await next(page).click()
  const asked = `${(before % count) + 1} of ${count}`
  await expect(position(page)).toHaveText(asked)
  expect(await moving(page)).toBe(0)
  await expect(page.getByLabel('Pause motion')).toBeChecked()
  await expect(reel(page)).toHaveAttribute('aria-live', 'polite')
  await expect(page.getByRole('group', { name: asked })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Pause motion').uncheck()
  await expect.poll(() => moving(page)).toBe(count - 1)
  await expect(position(page)).toHaveText(asked)
})

test('while pictures turn, the number and the words follow them', async ({ page }) => {
  await page.goto(TURNING)
  await hydrated(page)
  await expect.poll(() => moving(page), { timeout: 15_000 }).toBe(count - 1)
  await page.getByLabel('Pause motion').check()
  const turn = delay + transition
  for (const [time, text] of [
    [2 * turn + delay + transition / 10, `3 of ${count}`],
    [3 * turn + delay + transition / 10, `4 of ${count}`],
  ] as const) {
    await reel(page).evaluate((element, now) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = now
    }, time)
    await page.getByLabel('Pause motion').uncheck()
    await expect(position(page)).toHaveText(text)
    await page.getByLabel('Pause motion').check()
    await expect(heard(page)).toHaveCount(1)
    expect(await heard(page).getAttribute('alt')).toBe(
      await page.getByRole('group', { name: text }).locator('img').getAttribute('alt'),
    )
  }
})

for (const [width, height] of inShort([
  [320, 640],
  [844, 390],
  [1440, 900],
] as const)) {
  test(`the slides' buttons are large and whole at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(STILL)
    await hydrated(page)
    for (const button of [previous(page), next(page)]) {
      await button.click()
      await expect(button).toBeInViewport({ ratio: 1 })
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(position(page)).toHaveText(`1 of ${stillCount}`)
  })
}

test('while the script of the turning is on its way nothing can be pressed in vain', async ({
  page,
}) => {
  await page.route(TURNER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto('/ska-estate')
  await hydrated(page)
  await expect(next(page)).toBeHidden()
  await next(page).click()
  await expect(position(page)).not.toHaveText('1 of 5')
})

test('where the script of the turning does not come, the pictures are a strip to scroll', async ({
  page,
}) => {
  await page.route(TURNER, (route) => route.abort())
  await page.goto('/lake-view-farms')
  await hydrated(page)
  const slides = page.getByRole('group', { name: /^\d of 4$/ })
  await expect(slides).toHaveCount(4)
  await expect(next(page)).toBeHidden()
  await expect(slides.nth(1)).not.toBeInViewport()
  await reel(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('the pictures are a strip that keys scroll, each with its number', async ({ page }) => {
    await page.goto(STILL)
    const slides = page.getByRole('group', { name: /^\d+ of \d+$/ })
    await expect(slides).toHaveCount(stillCount)
    await expect(next(page)).toBeHidden()
    await expect(page.getByText('Pause motion')).toBeHidden()
    await expect(slides.nth(1)).not.toBeInViewport()
    await reel(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  })
})
