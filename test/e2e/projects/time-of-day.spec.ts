import type { Page, Route } from '@playwright/test'

import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { timesOfDay } from '#app/media/time-of-day/times-of-day.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { projects } from '#test/helpers/listed.ts'

test.use({ pictures: 'empty' })

/** A project whose head is drawn in the evening, and so once more in each light. */
const PROJECT = '/godrej-reverine'

const control = (page: Page) => page.getByRole('group', { name: 'Time of day' })
const radio = (page: Page, name: string) => control(page).getByRole('radio', { name })
const inLight = (page: Page, light: string) => page.locator(`.lit-picture img.in-${light}`)

/** Opens it, and waits for the script that comes with the first touch of the control. */
async function openProject(page: Page): Promise<void> {
  await page.goto(PROJECT)
  await hydrated(page)
  const came = page.waitForEvent('requestfinished', (one) =>
    one.url().includes('/drag-time-of-day'),
  )
  await control(page).getByRole('radio').first().focus()
  await came
}

/** The pictures of other times of day that the page asked for, as `night`. */
function askedLights(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const light = /-(?:wide|phone)-(dawn|noon|dusk|night)-/.exec(request.url())?.[1]
    if (light) requests.push(light)
  })
  return requests
}

for (const [width, height] of inShort([
  [390, 844],
  [1440, 900],
] as const)) {
  test(`at ${width} px one picture comes for each light that is chosen, and none before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const asked = askedLights(page)
    await page.goto(PROJECT)
    await hydrated(page)
    await expect(page.locator('.project-picture').getByText(IMPRESSION_LABEL)).toBeVisible()
    await expectAccessible(page)
    await control(page).hover()
    expect(asked).toEqual([])
    for (const light of timesOfDay) {
      await radio(page, light).check({ force: true })
      await expect(inLight(page, light)).toBeVisible()
      const chosen = new Set(timesOfDay.slice(0, timesOfDay.indexOf(light) + 1))
      await expect.poll(() => new Set(asked)).toEqual(chosen)
    }
    expect(asked).toHaveLength(timesOfDay.length)
    await expectAccessible(page)
  })
}

for (const [zone, time, hour] of inShort([
  ['America/New_York', '2026-11-23T21:00:00+05:30', 'Night'],
  ['Asia/Kolkata', '2026-11-23T06:00:00+05:30', 'Dawn'],
] as const)) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone })
    test(`begins at the hour as it is in Noida, by keyboard: ${hour}`, async ({ page }) => {
      await page.clock.setFixedTime(time)
      const asked = askedLights(page)
      await page.goto(PROJECT)
      await hydrated(page)
      for (let tabs = 0; tabs < 80; tabs += 1) {
        await page.keyboard.press('Tab')
        if ((await page.locator('[name="light"]:focus').count()) > 0) break
      }
      await expect(radio(page, hour)).toBeFocused()
      expect(asked).toEqual([])
      await page.keyboard.press('Space')
      await expect(radio(page, hour)).toBeChecked()
      await page.keyboard.press(hour === 'Night' ? 'ArrowLeft' : 'ArrowRight')
      await expect(radio(page, hour === 'Night' ? 'Dusk' : 'Noon')).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(radio(page, hour === 'Night' ? 'Dusk' : 'Noon')).toBeFocused()
    })
  })
}

test('next to a headline that changes the times of day stand all the same', async ({ page }) => {
  const moving = projects.filter(({ headline, slideshow }) => headline && !slideshow)
  expect(moving.length).toBeGreaterThan(0)
  for (const { slug } of moving) {
    await page.goto(`/${slug}`)
    for (const light of timesOfDay) await expect(control(page).getByText(light)).toBeVisible()
  }
})

test('next to a slideshow a picture of its own stands in the light that is chosen', async ({
  page,
}) => {
  const asked = askedLights(page)
  const shows = projects.filter(({ slideshow }) => slideshow)
  expect(shows.length).toBeGreaterThan(3)
  for (const { slug } of shows) {
    await page.goto(`/${slug}`)
    await hydrated(page)
    asked.splice(0)
    await radio(page, 'Night').check({ force: true })
    await expect(inLight(page, 'night')).toBeVisible()
    await expect.poll(() => asked).toEqual(['night'])
    await expect(page.locator('.project-picture')).not.toHaveClass(/has-times-of-day/)
  }
  await expectAccessible(page)
})

test('a pointer is drawn along the times of day, and a light stays until the next is there', async ({
  page,
}) => {
  await openProject(page)
  await radio(page, 'Night').check({ force: true })
  await expect(inLight(page, 'night')).toBeVisible()
  const release = Promise.withResolvers<void>()
  await page.route(/-wide-dawn-/, async (route) => {
    await release.promise
    await route.continue()
  })
  const box = await control(page).boundingBox()
  if (!box) throw new Error('The control is not shown.')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 30, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, y, { steps: 8 })
  await page.mouse.up()
  await expect(radio(page, 'Dawn')).toBeChecked()
  expect(await page.locator('.lit-picture img[data-kept]').count()).toBe(1)
  release.resolve()
  await expect(page.locator('.lit-picture img[data-kept]')).toHaveCount(0)
  await expect(inLight(page, 'dawn')).toBeVisible()
})

test('a light that does not come leaves the one before, and is asked for again', async ({
  page,
}) => {
  await openProject(page)
  await radio(page, 'Dusk').check({ force: true })
  await expect(inLight(page, 'dusk')).toBeVisible()
  const refused: string[] = []
  const refuse = async (route: Route) => {
    refused.push(route.request().url())
    await route.abort()
  }
  await page.route(/-wide-night-/, refuse)
  const kept = page.locator('.lit-picture img[data-kept]')
  for (const times of [1, 2]) {
    await radio(page, 'Night').check({ force: true })
    await expect.poll(() => refused.length).toBe(times)
    await expect(inLight(page, 'night')).toHaveCSS('visibility', 'hidden')
    await expect(kept).toHaveClass('in-dusk')
    await radio(page, 'Dusk').check({ force: true })
    await expect(kept).toHaveCount(0)
  }
  await page.unroute(/-wide-night-/, refuse)
  await radio(page, 'Night').check({ force: true })
  await expect(inLight(page, 'night')).toHaveCSS('visibility', 'visible')
  await expect(kept).toHaveCount(0)
})

test('a press that began elsewhere draws nothing, and what was drawn goes on by keys', async ({
  page,
}) => {
  await openProject(page)
  await radio(page, 'Dawn').check({ force: true })
  const box = await control(page).boundingBox()
  if (!box) throw new Error('The control is not shown.')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width + 80, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 30, y, { steps: 4 })
  await page.mouse.up()
  await expect(radio(page, 'Dawn')).toBeChecked()
  await page.mouse.move(box.x + 30, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 30, y, { steps: 8 })
  await page.mouse.up()
  await expect(radio(page, 'Night')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(radio(page, 'Dusk')).toBeChecked()
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('the page loads one picture and offers no other', async ({ page }) => {
    const asked = askedLights(page)
    await page.goto(PROJECT)
    await expect(page.getByRole('group', { name: 'Time of day' })).toBeHidden()
    expect(asked).toEqual([])
  })
})
