import type { Page } from '@playwright/test'

import { listingAt } from '#test/listed.ts'

import { logIn } from './desk.ts'
import { addStaff, emptyPictures, expect, hydrated, test } from './journey.ts'

test.beforeEach(async ({ page }) => emptyPictures(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('after a link to another page the focus is on its heading, which nothing else announces', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Connect').press('Enter')
  await expect(page).toHaveURL('/connect')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Connect/)
  const spoken = page.locator('[aria-live], [role=status], [role=alert]')
  await expect(spoken.filter({ hasText: /Connect|Tell us/ })).toHaveCount(0)
  expect(await scrolled(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await expect(heading(page)).not.toHaveAttribute('tabindex')
})

test('a mouse leaves no ring around the heading, a keyboard does', async ({ page }) => {
  const ring = () => heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)
  await page.goto('/about')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Connect').click()
  await expect(heading(page)).toBeFocused()
  expect(await ring()).toBe('none')
  await menu.getByText('About').press('Enter')
  await expect(heading(page)).toHaveText('Welcome')
  await expect(heading(page)).toBeFocused()
  expect(await ring()).toBe('solid')
})

test('Back brings the place and the link that was followed, Forward the heading', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('.grid--highlights .card h3 a').nth(6)
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(500)
  await link.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50)
  await page.goForward()
  await expect(page).not.toHaveURL('/')
  await expect(heading(page)).toBeFocused()
})

test('Back to a page that was left by its menu is at its heading', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Projects', { exact: true }).press('Enter')
  await menu.getByRole('link', { name: listingAt('lodha-goa').name }).press('Enter')
  await expect(page).toHaveURL('/lodha-goa')
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(heading(page)).toBeFocused()
})

test('a filter keeps the focus where it is; a comparison gets it', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  const city = page.getByLabel('Location')
  await city.focus()
  await city.selectOption({ index: 1 })
  await expect(page).toHaveURL(/city=/)
  await expect(city).toBeFocused()

  await page.goto('/shortlist?list=lodha-goa,ska-estate')
  await hydrated(page)
  for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(page).toHaveURL(/#compare$/)
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
})

test('each page of the desk begins at its heading', async ({ page }) => {
  const phone = `987650129${test.info().retry}`
  const password = 'four patient herons'
  addStaff(phone, 'Front Desk', password)
  await logIn(page, phone, password)
  await expect(heading(page)).toHaveText('Leads')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Login Successful!',
  )
  await page.getByRole('link', { name: 'Contact clicks' }).press('Enter')
  await expect(heading(page)).toHaveText(/Contact/)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(heading(page)).toHaveText('Staff login')
  await expect(page).toHaveTitle('Staff login')
})
