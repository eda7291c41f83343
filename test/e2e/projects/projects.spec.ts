import { rupeesInWords, rupeesWritten } from '#app/lib/money.ts'
import { places } from '#app/projects/catalogue/catalogue.ts'
import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { TAKEN_OFF } from '#test/e2e/helpers/projects/taken-off.ts'
import { catalogue, projectWhere, listOf } from '#test/helpers/listed.ts'

const status = 'main [role=status]'

/** What the list of an address is said to hold, also while a journey has one of them off the site. */
function countOf(query: string, place = ''): RegExp {
  const { found } = listOf(query)
  const sure = found.filter(({ slug }) => slug !== TAKEN_OFF.slug)
  const counts = [found, sure].map(({ length }) => countProjects(length) + place)
  return new RegExp(`^(?:${counts.join('|')})$`)
}

/** The city with the most projects, and a developer who has some there. */
const [city = ''] = catalogue.choices.cities.toSorted((a, b) => sizeOf(b) - sizeOf(a))
const inCity = new URLSearchParams({ city }).toString()
const developer = listOf(inCity).found.find((one) => one.developer)?.developer ?? ''

function sizeOf(place: string): number {
  return listOf(`city=${place}`).found.length
}

const ofDeveloper = (one: Pick<Project, 'location' | 'developer'>) =>
  `city=${places([one])[0]}&developer=${one.developer}`

test(
  'the list follows the form without a reload, and focus and scroll stay',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/projects')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
    await page.getByLabel('Location', { exact: true }).focus()
    await page.getByLabel('Location', { exact: true }).selectOption(city)
    await expect(page).toHaveURL(`/projects?${inCity}`)
    await expect(page.locator(status)).toHaveText(countOf(inCity, ` in ${city}`))
    await expect(page.getByLabel('Location', { exact: true })).toBeFocused()

    const search = page.locator('main').getByLabel('Search')
    await search.pressSequentially(developer.toLowerCase())
    const there = countOf(`${inCity}&developer=${developer}`, ` in ${city}`)
    await expect(page.locator(status)).toHaveText(there)
    await expect(search).toBeFocused()
    await expect(search).toHaveValue(developer.toLowerCase())
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)

test('a filter chosen without a connection is said to wait for it, and is not lost', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.context().setOffline(true)
  await page.getByLabel('Location', { exact: true }).selectOption(city)
  await expect(page.locator(status)).toHaveText(
    'You’re offline. The list will load when you’re back online.',
  )
  await page.context().setOffline(false)
  await expect(page).toHaveURL(`/projects?${inCity}`)
  await expect(page.locator(status)).toHaveText(countOf(inCity, ` in ${city}`))
})

test('a budget is understood as people write it, and prices that are not public are offered', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  const cheapest = Math.min(...catalogue.projects.flatMap(({ amounts }) => amounts[0]?.from ?? []))
  const written = rupeesWritten(cheapest)
  await page.locator('.filter-more summary').click()
  await page.getByLabel('Budget up to').fill(rupeesInWords(cheapest))
  await page.getByLabel('Budget up to').press('Tab')
  await expect(page.locator(status)).toHaveText(countOf(`max=${written}`))
  await expect(page.locator('.chips')).toContainText(`Up to ${rupeesInWords(cheapest)}`)
  await page.getByRole('link', { name: /^Show (?:them|it) too$/ }).click()
  await expect(page.locator(status)).toHaveText(countOf(`max=${written}&unpriced=1`))
  await expect(page.getByLabel('Budget up to')).toHaveValue(written)
  await page.getByLabel('Budget up to').fill('plenty')
  await page.getByLabel('Budget up to').press('Enter')
  await expect(page.getByText('Enter it like 95 lakh or 1.5 cr.')).toBeVisible()
  await expect(page.locator(status)).toHaveText(/^\d+ projects$/)
})

test('a filter is taken away by keyboard, its field empties and the focus stays at the result', async ({
  page,
}) => {
  const [rooms = 0] = catalogue.choices.bedrooms
  const sold = projectWhere(
    `a developer's only one in its place, without homes of ${rooms} bedrooms`,
    (one) =>
      one.developer !== undefined &&
      listOf(`bedrooms=${rooms}&${ofDeveloper(one)}`).found.length === 0,
  )
  const [place] = places([sold])
  await page.goto(`/projects?bedrooms=${rooms}&${ofDeveloper(sold)}`)
  await hydrated(page)
  await expect(page.getByText('No project matches all your filters.')).toBeVisible()
  await page.getByRole('link', { name: `Remove ${rooms} BHK` }).press('Enter')
  await expect(page.locator(status)).toHaveText(countOf(ofDeveloper(sold), ` in ${place}`))
  await expect(page.locator(status)).toBeFocused()
  await expect(page.getByLabel(`${rooms}`, { exact: true })).not.toBeChecked()
  await page.getByRole('link', { name: listTexts.clear }).press('Enter')
  await expect(page).toHaveURL('/projects')
  await expect(page.getByLabel('Developer')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Developer')).toHaveValue(sold.developer ?? '')
})

test('types carry the counts of the current result and keep its other filters', async ({
  page,
}) => {
  await page.goto(`/projects?${inCity}`)
  await hydrated(page)
  const { counts } = listOf(inCity)
  const { type, count } = counts.types.find((one) => one.count > 0) ?? { type: '', count: 0 }
  await page.getByRole('link', { name: `${type} ${count}`, exact: true }).click()
  await expect(page).toHaveURL(`/projects?type=${type}&${inCity}`)
  await expect(page.locator('.card')).toHaveCount(count)
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(page).toHaveURL(`/projects?type=${type}&${inCity}&sort=name`)
})

test('on a phone the filters open as a sheet that counts, and closes back to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects')
  await hydrated(page)
  await expect(page.getByLabel('Developer')).toBeHidden()
  const fold = page.locator('summary', { hasText: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await fold.click()
  await expect(sheet).toBeFocused()
  await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeInViewport()
  const box = await sheet.locator('form').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(844 * 0.88 + 1)
  const most = catalogue.choices.bedrooms.at(-1)
  await page.getByLabel(`${most}`, { exact: true }).check()
  const count = countOf(`bedrooms=${most}`)
  await expect(page.locator(status)).toHaveText(count)
  await expect(
    sheet.getByRole('button', { name: new RegExp(count.source.replace('^', '^Show ')) }),
  ).toBeInViewport()
  // The new list is behind the sheet, too.
  await expect(page.locator('main .card').first().locator('xpath=ancestor::*[@inert]')).toHaveCount(
    1,
  )
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('footer *, .card *'))).toBe(
      false,
    )
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Show \d+ projects?$/ }).click()
  await expect(page.getByLabel('Developer')).toBeHidden()
  await expect(fold).toBeFocused()
  await expect(fold).toContainText('1')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(195, 40),
  ]
  for (const leave of ways) {
    await page.keyboard.press('Enter')
    await expect(sheet).toBeFocused()
    await leave()
    await expect(sheet).toHaveCount(0)
    await expect(fold).toBeFocused()
  }
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a card without a price leads to the form with the price ticked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { name, slug } = projectWhere(
    'without a price',
    (one) => priceLabel(one).kind === 'soon' && one.pages === undefined,
  )
  await page.goto('/projects')
  await page.getByRole('link', { name: `Get price of ${name}`, exact: true }).click()
  await expect(page).toHaveURL(`/${slug}?ask=Price+list#enquire`)
  await expect(page.getByLabel('Price list', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Price list', { exact: true })).toBeInViewport()
})

test('a list that is empty offers the projects that come closest', async ({ page }) => {
  await page.goto('/projects?type=Plots&city=Goa&bedrooms=4')
  await expect(page.locator(status)).toHaveText('0 projects in Goa')
  await expect(page.getByRole('heading', { name: 'Projects that come closest' })).toBeVisible()
  await expect(page.locator('.card')).toHaveCount(3)
  await expect(page.locator('.card').first()).toContainText('Lodha Goa')
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('one form filters, sorts and is filled in again', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/projects')
    await page.getByLabel('Location', { exact: true }).selectOption(city)
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await page.getByRole('button', { name: /^Show \d+ projects?$/ }).click()
    const { found } = listOf(`${inCity}&sort=price-up`)
    await expect(page.locator(status)).toHaveText(`${countProjects(found.length)} in ${city}`)
    await expect(page.locator('.card').first()).toContainText(found[0]?.name ?? '')
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue(city)
    await page.getByRole('link', { name: `Remove ${city}`, exact: true }).click()
    await expect(page.locator(status)).toHaveText(/^\d+ projects$/)
  })
})

for (const width of inShort([320, 820, 960, 1200, 1440])) {
  test(`nothing runs out of the page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate"]')
    })
    for (const path of [
      '/projects?max=1+cr',
      '/projects?q=under+3.5+villa+AED+1.5m&near=airport',
      '/shortlist?compare=lodha-goa,ska-estate',
    ]) {
      await page.goto(path)
      await hydrated(page)
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(needed, path).toBeLessThanOrEqual(width)
    }
  })
}

for (const path of inShort(['/projects?max=lots&city=Noida', '/projects?q=zzz'])) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })
}
