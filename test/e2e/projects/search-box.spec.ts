import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { catalogue, projectWhere, listOf } from '#test/helpers/listed.ts'

const status = 'main [role=status]'

/** What the list of an address is said to hold. */
const countOf = (query: string) => countProjects(listOf(query).found.length)

/** A developer's only project, which bears its name: what is typed finds both. */
const only = projectWhere(
  "a developer's only one",
  ({ name, developer: of = '-' }) =>
    name.startsWith(of) && listOf(`developer=${of}`).found.length === 1,
)

test('the search of the header suggests by keyboard alone', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const summary = page.locator('.header-search summary')
  await summary.focus()
  expect(requests).not.toContain('/search-index.json')
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: projectTexts.search })
  await expect(field).toBeFocused()
  await page.keyboard.type(only.developer?.toLowerCase() ?? '')
  const option = page.getByRole('option', { name: only.name })
  await expect(option).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const active = await field.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await option.click()
  await expect(page).toHaveURL(`/${only.slug}`)
  await expect(page.locator('.header-search')).not.toHaveAttribute('open')
  expect(requests.filter((path) => path === '/search-index.json')).toHaveLength(1)
})

test('Enter in the frame of another letter asks the list for the new text, not for what was chosen', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.locator('.header-search summary').click()
  const field = page.getByRole('combobox', { name: projectTexts.search })
  await field.pressSequentially('noida')
  await expect(page.getByRole('option').first()).toContainText('Noida')
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'noida plots'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const init = { key: 'Enter', bubbles: true, cancelable: true }
    if (input.dispatchEvent(new KeyboardEvent('keydown', init))) input.form?.requestSubmit()
  })
  await expect(page).toHaveURL(/\/projects\?/)
})

test('Enter without a choice asks the list, and Escape closes the search', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.locator('.header-search summary').click()
  await expect(page.locator('.header-search input')).toBeFocused()
  const [sector] = catalogue.choices.sectors
  await page.keyboard.type(`sector ${sector}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/projects?sector=${sector}`)
  const said = `${countOf(`sector=${sector}`)} in Sector ${sector}`
  await expect(page.locator(status)).toHaveText(said)
  await expect(page.locator('.header-search')).not.toHaveAttribute('open')
  await page.locator('.header-search summary').press('Enter')
  await expect(page.locator('.header-search input')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.header-search')).not.toHaveAttribute('open')
  await expect(page.locator('.header-search summary')).toBeFocused()
})

test('the search of the menu suggests on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.locator('.burger > summary').click()
  await page.locator('.phone-menu input').fill(only.name)
  await page.getByRole('option', { name: only.name }).click()
  await expect(page).toHaveURL(`/${only.slug}`)
})

test('what is typed while the suggestions come along counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate((typed) => {
    const box = document.querySelector('.phone-menu [data-suggestions]')
    const field = box?.closest('form')?.querySelector('input')
    if (!box || !field) throw new Error('The menu has no search.')
    // The list is in the page, and nothing listens to the field yet.
    new MutationObserver((_, watching) => {
      watching.disconnect()
      field.value = typed
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }).observe(box, { childList: true })
  }, only.name)
  await page.locator('.burger > summary').click()
  await page.locator('.phone-menu input').focus()
  await page.getByRole('option', { name: only.name }).click()
  await expect(page).toHaveURL(`/${only.slug}`)
  await expect(page.locator('.phone-menu input')).toHaveValue('')
})

test('where the script of the suggestions does not come, Enter leads to the list', async ({
  page,
}) => {
  await page.route('**/assets/suggestions-of-*.js', (route) => route.abort())
  await page.goto('/about')
  await hydrated(page)
  await page.locator('.header-search summary').click()
  await page.locator('.header-search input').fill(only.developer ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator(status)).toHaveText(countOf(`developer=${only.developer}`))
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('the search of the header leads to the list', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/about')
    await page.locator('.header-search summary').click()
    await page.locator('.header-search input').fill(only.developer ?? '')
    await page.locator('.header-search').getByRole('button', { name: 'Search' }).click()
    await expect(page.locator(status)).toHaveText(countOf(`developer=${only.developer}`))
    await expect(page.locator('.heart').first()).toBeHidden()
  })
})
