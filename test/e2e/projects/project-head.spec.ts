import type { Page } from '@playwright/test'

import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'

test.use({ pictures: 'empty' })

const turning = projectWhere('with pictures in turn', (one) => one.slideshow !== undefined)
const { pictures, delay, transition } = turning.slideshow ?? {
  pictures: [],
  delay: 0,
  transition: 0,
}
const count = pictures.length
const TURNING = `/${turning.slug}`

const worded = projectWhere('with a headline of its own', (one) => one.headline !== undefined)
const { lead, words: WORDS } = worded.headline ?? { lead: '', words: [] }
const WORDED = `/${worded.slug}`

const family = projectWhere('with pages below it', (one) => one.pages !== undefined)
const [below] = family.pages ?? []

/** What is seen of each picture when those up to one are there and the one after it comes. */
function shown(last: number, next: number): number[] {
  return pictures.map((_, at) => (at <= last ? 1 : at === last + 1 ? next : 0))
}

const shows = (page: Page) => page.locator('.slideshow > div')

/** Moves the slideshow to a time in ms and tells each picture's opacity, lowest first. */
function opacitiesAt(page: Page, time: number): Promise<number[]> {
  return page.evaluate((now) => {
    const layers = [...document.querySelectorAll('.slideshow > div')]
    for (const layer of layers) {
      for (const animation of layer.getAnimations()) animation.currentTime = now
    }
    return layers.map((layer) => Number(Number(getComputedStyle(layer).opacity).toFixed(2)))
  }, time)
}

const states = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('.slideshow > div')].flatMap((layer) =>
        layer.getAnimations().map((animation) => animation.playState),
      ),
    ),
  ])

test('pictures in turn: each stays its time, the next comes in over its own, without end', async ({
  page,
}) => {
  await page.goto(TURNING)
  await expect(shows(page)).toHaveCount(count)
  // The pictures are made for the first visitor who asks for them.
  await expect.poll(() => states(page), { timeout: 30_000 }).toEqual(['running'])
  await page.getByLabel('Pause motion').check()
  await expect.poll(() => states(page)).toEqual(['paused'])
  const turn = delay + transition
  const halfway = delay + transition / 2
  expect(await opacitiesAt(page, 0.9 * delay)).toEqual(shown(0, 0))
  expect(await opacitiesAt(page, halfway)).toEqual(shown(0, 0.5))
  expect(await opacitiesAt(page, turn + delay / 2)).toEqual(shown(1, 0))
  expect(await opacitiesAt(page, turn + halfway)).toEqual(shown(1, 0.5))
  const goes = pictures.map((_, at) => (at === 0 ? 1 : at === count - 1 ? 0.5 : 0))
  expect(await opacitiesAt(page, (count - 1) * turn + halfway)).toEqual(goes)
  expect(await opacitiesAt(page, count * turn + halfway)).toEqual(shown(0, 0.5))
  await page.getByLabel('Pause motion').uncheck()
  await expect.poll(() => states(page)).toEqual(['running'])
})

test('only the first picture comes at once; the others follow it, each with its words', async ({
  page,
}) => {
  await page.goto(TURNING)
  await expect(shows(page)).toHaveCount(count)
  const images = shows(page).locator('img')
  await expect(images.first()).toHaveAttribute('loading', 'eager')
  await expect(images.first()).toHaveAttribute('alt', /impression/)
  for (const image of (await images.all()).slice(1)) {
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('alt', /impression/)
  }
  await expectAccessible(page)
})

test('under reduced motion only the first picture comes, it stays, and there is nothing to pause', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = new Set<string>()
  page.on('request', (request) => {
    for (const slot of pictures) if (request.url().includes(`/${slot}-`)) asked.add(slot)
  })
  await page.goto(TURNING)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual(pictures.slice(0, 1))
  expect(await states(page)).toEqual([])
  await expect(page.getByLabel('Pause motion')).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => states(page), { timeout: 30_000 }).toEqual(['running'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => states(page)).toEqual([])
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('the first picture stays and there is nothing to pause', async ({ page }) => {
    await page.goto(TURNING)
    await expect(shows(page).first()).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByText('Pause motion')).toBeHidden()
    await page.goto(WORDED)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS[0] ?? '')
  })
})

test('a headline ends in a word that changes every two seconds, wraps, and can be paused', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto(WORDED)
  await hydrated(page)
  await page.clock.pauseAt(120_000)
  await expect(page.getByText(worded.name).locator('visible=true').first()).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(lead)
  const word = heading.locator('.rotating i:not([data-hidden])')
  const first = WORDS.indexOf(await word.innerText())
  expect(first).toBeGreaterThanOrEqual(0)
  const height = (await heading.boundingBox())?.height
  for (let step = 1; step <= WORDS.length; step += 1) {
    await page.clock.runFor(2000)
    await expect(word).toHaveText(WORDS[(first + step) % WORDS.length] ?? '')
    expect((await heading.boundingBox())?.height).toBe(height)
  }
  await page.getByLabel('Pause motion').check()
  await page.clock.runFor(6000)
  await expect(word).toHaveText(WORDS[first] ?? '')
})

for (const [path, slot] of inShort([
  ['/godrej-reverine', 'godrej-reverine'],
  [TURNING, pictures[0] ?? ''],
  [`/${family.slug}/${below?.slug}`, below?.picture ?? ''],
] as const)) {
  test(`the head of ${path} is drawn for the screen it is seen on`, async ({ page }) => {
    const seen = () =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('.project-hero img')?.currentSrc)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect
      .poll(seen, { timeout: 30_000 })
      .toMatch(new RegExp(`/${slot}-[\\da-f]{8}-400-\\d.avif`))
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect
      .poll(seen, { timeout: 30_000 })
      .toMatch(new RegExp(`/${slot}-wide-[\\da-f]{8}-1600-\\d.avif`))
  })
}
