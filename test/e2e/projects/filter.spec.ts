import type { Route } from '@playwright/test'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const status = 'main [role=status]'

async function late(route: Route, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await route.continue()
}

test(
  'what is chosen and typed before the script comes counts',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route('**/follow-filter-*.js', (route) => late(route, 3000))
    await page.goto('/projects', { waitUntil: 'commit' })
    await page.getByLabel('Location', { exact: true }).selectOption('Noida')
    const search = page.locator('main').getByLabel('Search')
    await search.pressSequentially('god')
    await expect(page).toHaveURL('/projects')
    // Pictures that are still being made keep the browser's connections for a while.
    await expect(page).toHaveURL('/projects?q=god&city=Noida', { timeout: 20_000 })
    await search.pressSequentially('rej')
    await expect(page).toHaveURL('/projects?city=Noida&developer=Godrej')
    await expect(page.locator(status)).toHaveText('2 projects in Noida')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('godrej')
  },
)

test('where the script does not come, the form is sent by its button', async ({ page }) => {
  await page.route('**/follow-filter-*.js', (route) => route.abort())
  await page.goto('/projects')
  await hydrated(page)
  await page.getByLabel('Location', { exact: true }).selectOption('Noida')
  await expect(page).toHaveURL('/projects')
  await page.getByRole('button', { name: /^Show \d+ projects?$/ }).click()
  await expect(page.locator(status)).toHaveText('14 projects in Noida')
  await page.getByRole('link', { name: 'Remove Noida' }).click()
  await expect(page).toHaveURL('/projects')
})

test('a list that comes late does not take the place of the one that was asked for last', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.route('**/projects?city=Noida', (route) => late(route, 1500))
  const dropped = page.waitForEvent('requestfailed')
  await page.getByLabel('Location', { exact: true }).selectOption('Noida')
  await page.getByLabel('Location', { exact: true }).selectOption('Goa')
  await dropped
  await expect(page).toHaveURL('/projects?city=Goa')
  await page.waitForTimeout(2000)
  await expect(page).toHaveURL('/projects?city=Goa')
  await expect(page.locator(status)).toHaveText('1 project in Goa')
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Goa')
})

test('Back goes from list to list, also after a project was looked at', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.getByLabel('Location', { exact: true }).selectOption('Goa')
  await expect(page.locator(status)).toHaveText('1 project in Goa')
  await expect(page).toHaveTitle(/^Projects in/)
  await page.getByRole('link', { name: 'Plots' }).click()
  await expect(page).toHaveTitle(/^Plots in/)
  await page.goBack()
  await expect(page).toHaveURL('/projects?city=Goa')
  await page.getByRole('link', { name: 'Lodha Goa' }).last().click()
  await expect(page).toHaveURL('/lodha-goa')
  await page.goBack()
  await expect(page.locator(status)).toHaveText('1 project in Goa')
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/projects')
  await expect(page.locator(status)).toHaveText('19 projects')
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('')
  await page.goForward()
  await expect(page.locator(status)).toHaveText('1 project in Goa')
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Goa')
})

test('a heart that is pressed stays pressed in every list', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  const heart = page.locator('main').getByRole('button', { name: 'Shortlist Lodha Goa' })
  await heart.click()
  await page.getByLabel('Location', { exact: true }).selectOption('Noida')
  await expect(page.locator(status)).toHaveText('14 projects in Noida')
  await expect(heart).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove Noida' }).press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
