import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { catalogue, listOf } from '#test/helpers/listed.ts'

const status = 'main [role=status]'

/** What the list of an address is said to hold. */
const countOf = (query: string) => countProjects(listOf(query).found.length)

const { places, cities } = catalogue.choices
const [near] = catalogue.choices.near
/** A city, and another whose name goes on from it. */
const longer = cities.find((name) => places.some((city) => name.startsWith(`${city} `))) ?? ''
const city = places.find((name) => longer.startsWith(`${name} `)) ?? ''
const inCity = new URLSearchParams({ city }).toString()
const sizes = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]

for (const { name, viewport } of inShort(sizes)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('words that are typed become filters, which go one by one by keyboard', async ({
      page,
    }) => {
      await page.goto('/projects')
      await hydrated(page)
      const search = page.locator('main').getByLabel('Search')
      await search.focus()
      await page.keyboard.type(`3 bhk ${near} xyz`)
      await expect(page).toHaveURL(`/projects?q=xyz&bedrooms=3&near=${near}`)
      await expect(page.locator(status)).toHaveText(countOf(`bedrooms=3&near=${near}`))
      await expect(search).toHaveValue(`3 bhk ${near} xyz`)
      await page.keyboard.press('Enter')
      await expect(search).toHaveValue('xyz')
      await expect(page.getByText('We didn’t understand “xyz”, so we left it out.')).toBeVisible()
      await page.getByRole('link', { name: 'Remove 3 BHK' }).press('Enter')
      await expect(page).toHaveURL(`/projects?q=xyz&near=${near}`)
      await expect(page.locator(status)).toHaveText(countOf(`near=${near}`))
      await expect(page.locator(status)).toBeFocused()
      await page.getByRole('link', { name: `Remove Near ${near}` }).press('Enter')
      await expect(page).toHaveURL('/projects?q=xyz')
      await expectAccessible(page)
    })

    test('a figure without a unit is asked about, and either answer is one press away', async ({
      page,
    }) => {
      await page.goto('/projects?q=under+3.5+flats')
      await hydrated(page)
      await expect(page).toHaveURL('/projects?q=under+3.5&type=Apartments')
      await page.getByRole('link', { name: 'Up to ₹3.50 crore' }).press('Enter')
      await expect(page).toHaveURL('/projects?type=Apartments&max=3.5+crore')
      await expect(page.locator(status)).toHaveText(countOf('type=Apartments&max=3.5+crore'))
      await expect(page.locator(status)).toBeFocused()
      await expect(page.locator('main').getByLabel('Search')).toHaveValue('')
    })

    test('another currency leads to the field that takes rupees', async ({ page }) => {
      await page.goto('/projects?q=AED+1.5m')
      await hydrated(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Enter your budget in lakh or crore' }).press('Enter')
      await expect(page.getByLabel('Budget up to')).toBeFocused()
    })
  })
}

test('a word can still become another while it is typed', async ({ page }) => {
  await page.goto('/projects?bedrooms=3')
  await hydrated(page)
  const search = page.locator('main').getByLabel('Search')
  await search.focus()
  await page.keyboard.type(city.toLowerCase())
  await expect(page).toHaveURL(`/projects?${inCity}&bedrooms=3`)
  await page.keyboard.type(longer.slice(city.length).toLowerCase())
  await expect(page).toHaveURL(`/projects?${new URLSearchParams({ city: longer })}&bedrooms=3`)
  await page.keyboard.press('Tab')
  await expect(search).toHaveValue('')
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue(longer)
})

test('words that are typed count when another filter is chosen at once', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page
    .locator('main')
    .getByLabel('Search')
    .fill(near ?? '')
  await page.getByLabel('Location', { exact: true }).selectOption(city)
  await expect(page).toHaveURL(`/projects?${inCity}&near=${near}`)
  const said = `${countOf(`${inCity}&near=${near}`)} in ${city}`
  await expect(page.locator(status)).toHaveText(said)
  await expect(page.locator(`[name=near][value=${near}]`)).toBeChecked()
})

test('the search of the header says what it understood, and Enter goes there', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.locator('.header-search summary').press('Enter')
  const field = page.getByRole('combobox', { name: projectTexts.search })
  await expect(field).toBeFocused()
  await page.keyboard.type('3 bhk under 3.5 crore')
  await expect(page.getByRole('option').first()).toHaveText(
    `3 BHK · Up to ₹3.50 crore${countOf('bedrooms=3&max=3.5+crore')}`,
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects?bedrooms=3&max=3.5+crore')
  await expect(page.locator(status)).toHaveText(countOf('bedrooms=3&max=3.5+crore'))
})

test('the search of the header offers what a line may mean', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.locator('.header-search summary').press('Enter')
  await expect(page.getByRole('combobox', { name: projectTexts.search })).toBeFocused()
  await page.keyboard.type('under 90')
  await expect(page.getByRole('option').first()).toContainText('90')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects?max=90+lakh')
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('the line of the header becomes filters that links take away', async ({ page }) => {
    await page.goto('/about')
    await page.locator('.header-search summary').click()
    await page.locator('.header-search input').fill(`3 bhk ${near} xyz`)
    await page.locator('.header-search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`/projects?q=xyz&bedrooms=3&near=${near}`)
    await expect(page.getByText('We didn’t understand “xyz”, so we left it out.')).toBeVisible()
    await page.getByRole('link', { name: `Remove Near ${near}` }).click()
    await expect(page).toHaveURL('/projects?q=xyz&bedrooms=3')
  })
})
