import type { Page } from '@playwright/test'

import { menuGroups } from '#app/projects/catalogue/catalogue.ts'
import { shownFirst } from '#content/shown-first.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { emptyCity, projectWhere, projects } from '#test/helpers/listed.ts'

const { highlights } = shownFirst

test('the hero word changes every two seconds, wraps, and stops when motion is paused', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.pauseAt(120_000)
  const words = ['Noida,', 'Gurugram,', 'Delhi,', 'Mumbai,']
  const word = page.locator('.hero .rotating i:not([data-hidden])')
  const first = words.indexOf(await word.innerText())
  for (let step = 1; step <= words.length; step += 1) {
    await page.clock.runFor(2000)
    await expect(word).toHaveText(words[(first + step) % words.length] ?? '')
  }
  await page.getByLabel('Pause motion').check()
  await page.clock.runFor(6000)
  await expect(word).toHaveText(words[first] ?? '')
})

test('under reduced motion the first word stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await page.clock.runFor(6000)
  await expect(page.locator('.hero .rotating i:not([data-hidden])')).toHaveText('Noida,')
})

test('on a phone the headline takes two lines, and homes begin in the first screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const headline = page.locator('.hero h1')
    const { size, height } = await headline.evaluate((one) => {
      const { fontSize, lineHeight } = getComputedStyle(one)
      return {
        size: Number.parseFloat(fontSize),
        height: one.getBoundingClientRect().height / Number.parseFloat(lineHeight),
      }
    })
    expect(size, `${width}`).toBeGreaterThanOrEqual(30)
    expect(height, `${width}`).toBeLessThan(2.5)
    const street = await page.locator('.street-walk').boundingBox()
    expect(street?.y, `${width}`).toBeLessThan(520)
  }
})

test('eight highlights show, See More reveals all of them and disappears', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const cards = page.locator('.grid--highlights .card')
  await expect(cards.filter({ visible: true })).toHaveCount(8)
  await page.getByText('See More').click()
  await expect(cards.filter({ visible: true })).toHaveCount(highlights.length)
  await expect(page.getByText('See More')).toBeHidden()
})

test('See More is a button: Enter reveals, and the focus is on the first card revealed', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('.grid--highlights .card h3 a')
  await link.nth(7).focus()
  const seeMore = page.getByRole('button', { name: 'See More' })
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    if (await seeMore.evaluate((button) => button === document.activeElement)) break
  }
  await expect(seeMore).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(seeMore).toHaveCount(0)
  await expect(link.nth(8)).toBeFocused()
})

test('a link to the revealed cards shows them all', async ({ page }) => {
  await page.goto('/#more-highlights')
  await hydrated(page)
  await expect(page.locator('.grid--highlights .card').filter({ visible: true })).toHaveCount(17)
  await expect(page.getByText('See More')).toBeHidden()
})

for (const path of inShort(['/', '/no-such-page', '/residential-plot', '/ska-estate'])) {
  test(`what moves on ${path} needs no React`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const names = scripts.map((address) => /(?<name>[^/]+?)-[\w-]{8}\.js$/.exec(address)?.[1])
    expect(names).toEqual(path === '/ska-estate' ? ['loader', 'slide-turning'] : ['loader'])
  })
}

for (const [way, leave] of inShort([
  ['a card', (page: Page) => page.locator('.grid--highlights .card h3 a').nth(15).click()],
  ['another site', (page: Page) => page.goto('about:blank')],
] as const)) {
  test(`Back from ${way} brings the revealed grid and the place`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'See More' }).click()
    const card = page.locator('.grid--highlights .card').nth(15)
    await card.scrollIntoViewIfNeeded()
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await leave(page)
    await page.waitForURL((url) => url.pathname !== '/')
    await page.goBack()
    await expect(card).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50)
  })
}

test('the hero and the banner are heard once, with all their cities, and never change', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const cities = 'Noida, Gurugram, Delhi and Mumbai'
  for (const heading of [
    `Property in ${cities}, clearly explained.`,
    `Exclusive Deals Coming Soon in ${cities}`,
  ])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(1)
  expect(await page.locator('main [aria-live]').count()).toBe(0)
  const { slug, name, headline } = projectWhere(
    'a headline of its own',
    (one) => one.headline !== undefined,
  )
  await page.goto(`/${slug}`)
  const words = new Intl.ListFormat('en-GB').format(headline?.words ?? [])
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    `${name} ${headline?.lead} ${words}`,
  )
})

for (const [width, columns] of inShort([
  [600, 1],
  [700, 2],
  [1000, 4],
  [1300, 4],
] as const)) {
  test(`a city's grid has ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/city/noida')
    const tracks = await page
      .locator('main .grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    expect(tracks).toBe(columns)
  })
}

test('one question is open at a time, and a click on the open one closes it', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('.accordion details')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).locator('summary').click()
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(2)).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(page.locator('.accordion details[open]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('all cards can be reached and a question opens', async ({ page }) => {
    await page.goto('/')
    await page.getByText('See More').click()
    await expect(page.locator('.grid--highlights .card').filter({ visible: true })).toHaveCount(
      highlights.length,
    )
    await page.locator('.accordion summary').first().click()
    await expect(page.locator('.accordion details').first()).toHaveAttribute('open')
  })
})

test('a new page starts at the top, and Back leads to the place that was left', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 2500)
  await page.locator('.grid--highlights .card a').first().click()
  await expect(page).toHaveURL(`/${highlights[0]}`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('an unknown path shows the home screen with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Property in')
})

test('the menu opens a project on a phone by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.locator('.burger > summary').focus()
  await page.keyboard.press('Enter')
  const open = async (text: string) => {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
      if (focused === text) return page.keyboard.press('Enter')
    }
    throw new Error(`Tab never reached "${text}".`)
  }
  await open('Projects')
  const group = menuGroups(projects).find((one) => one.projects.length > 0)
  const [first] = group?.projects ?? []
  await open(group?.name ?? '')
  await open(first?.name ?? '')
  await expect(page).toHaveURL(`/${first?.slug}`)
})

// In short routes.spec.ts has axe look at a page of every kind.
for (const path of [
  '/',
  '/connect',
  '/godrej-reverine',
  '/city/noida',
  `/city/${emptyCity.slug}`,
  '/projects',
  '/about',
  '/admin',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })
}
