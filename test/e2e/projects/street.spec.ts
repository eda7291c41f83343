import type { Page } from '@playwright/test'

import { toStreetProject } from '#app/projects/street/street-project.ts'
import { excessWidth, overlappingTexts } from '#test/e2e/helpers/browser/geometry.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { projects } from '#test/helpers/listed.ts'

const drawn = projects.filter((project) => toStreetProject(project).stand.kind !== 'unknown')
const wide = '.street-wide'
const walk = '.street-walk'
const linkTo = (slug: string) => `.street a[href="/${slug}"]:visible`

/** Pairs of words of the street that meet, wherever it is scrolled to. */
function meetingWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('.street-wide text, .street-walk :is(span, small)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() }))
    return words.flatMap(({ text, box }, index) =>
      words
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 4 &&
            other.top < box.bottom - 4,
        )
        .map((other) => `${text} and ${other.text}`),
    )
  })
}

for (const [width, height] of inShort(
  [
    [1920, 1080],
    [1440, 900],
    [1200, 800],
    [1024, 800],
    [390, 844],
  ] as const,
  2,
)) {
  test(`at ${width} px every project with a height or land is in the street, and no words meet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const shown = page.locator(width < 1200 ? walk : wide)
    await expect(shown).toBeVisible()
    await expect(shown.locator('a')).toHaveCount(drawn.length)
    await expect(page.locator('.hero-others a')).toHaveCount(projects.length - drawn.length)
    expect(await meetingWords(page)).toEqual([])
    expect(await overlappingTexts(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  })
}

test('the keyboard lifts a label, the rest fades, and Enter opens the project', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('link', { name: /^See all \d+ projects$/ }).focus()
  await page.keyboard.press('Tab')
  const links = page.locator(`${wide} a`)
  await expect(links.first()).toBeFocused()
  await expect(links.first().locator('.street-plate')).toBeVisible()
  await expect(links.nth(1).locator('.street-plate')).toBeHidden()
  await expect(links.nth(1)).toHaveCSS('opacity', '0.32')
  await expect(links.first()).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  const address = await links.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address ?? '')
})

test('typing on home dims what the search leaves out, and Enter opens the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
  const search = page.locator('.hero').getByLabel('Find a project')
  const below = () => page.locator('.hero-chips, .hero .street, .hero ~ *').evaluateAll(tops)
  const before = await below()
  await search.fill('plots')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  expect(await below()).toEqual(before)
  const plots = drawn.filter(({ type }) => type === 'Plots').length
  await expect(page.locator(`${wide} a.street-out`)).toHaveCount(drawn.length - plots)
  await search.fill('')
  await expect(page.locator(`${wide} a.street-out`)).toHaveCount(0)
  await search.fill('3 bhk in noida')
  await search.press('Enter')
  await expect(page).toHaveURL('/projects?city=Noida&bedrooms=3')
})

test('a chip of home opens a list that is not empty', async ({ page }) => {
  await page.goto('/')
  const chips = page.getByRole('list', { name: 'Searches to start with' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  await chips.first().click()
  await expect(page).toHaveURL(/^.*\/projects\?type=/)
  await expect(page.locator('.card').first()).toBeVisible()
})

test('on a phone the street is walked by thumb and by keys, one project after another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const street = page.locator(walk)
  const left = () => street.evaluate((element) => element.scrollLeft)
  expect(await left()).toBe(0)
  await street.focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(60)
  const last = street.getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => window.scrollX)).toBe(0)
  const small = await street
    .getByRole('link')
    .evaluateAll(
      (links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ width, height }) => width < 44 || height < 44).length,
    )
  expect(small).toBe(0)
  await expectAccessible(page)
})

test('under reduced motion nothing of the street changes by degrees', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.locator(`${wide} a`).first()).toHaveCSS('transition-duration', '0s')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.street-foot span')).toHaveCSS('animation-name', 'none')
})

test('paper holds the whole street, whatever the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(wide)).toBeVisible()
  await expect(page.locator(walk)).toBeHidden()
})

test('on the list of projects what a filter leaves out fades, without a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects?type=Plots')
  await hydrated(page)
  const out = page.locator(`${wide} .street-out`)
  const isOut = (slug: string) => page.locator(`${wide} a[href="/${slug}"]`)
  const plots = drawn.filter(({ type }) => type === 'Plots').length
  await expect(out).toHaveCount(drawn.length - plots)
  await expect(isOut('bhutani-cyberthum')).toHaveCSS('opacity', '0.32')
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: /^All \d+$/ }).click()
  await expect(out).toHaveCount(0)
  await expect(isOut('bhutani-cyberthum')).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator(wide)).toBeHidden()
})

test('what is compared stands side by side to one scale, next to a person', async ({ page }) => {
  const slugs = 'godrej-reverine,bhutani-cyberthum,sobha-reality'
  await page.goto(`/shortlist?compare=${slugs}`)
  const drawings = page.locator('.side-by-side li svg')
  await expect(drawings).toHaveCount(4)
  const [person, lower, higher] = await drawings.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  )
  if (!person || !lower || !higher) throw new Error('Not all are drawn.')
  // Tanks of ten units stand on 23 and 46 floors of eleven; a person is 1.7 m of 213.7.
  expect((higher / lower) * ((23 * 11 + 10) / (46 * 11 + 10))).toBeCloseTo(1, 1)
  expect(person / higher).toBeCloseTo((1.7 / 213.7) * ((46 * 11) / (46 * 11 + 10)), 2)
  await expect(page.locator('.side-by-side .street-dashed')).toHaveCount(2)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('a project is opened from the street, and the filter is seen in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.locator(linkTo('bhutani-cyberthum')).click()
    await expect(page).toHaveURL('/bhutani-cyberthum')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/projects?type=Plots')
    await expect(page.locator(`${wide} a[href="/bhutani-cyberthum"]`)).toHaveClass('street-out')
    await expect(page.locator(`${wide} a[href="/ska-estate"]`)).not.toHaveClass('street-out')
  })
})

function tops(elements: Element[]): number[] {
  return elements.map((element) => element.getBoundingClientRect().top)
}
