import type { Page } from '@playwright/test'

import { contactsTexts } from '#app/strings/en/contacts.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { logIn, menuLink } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test(
  'a link leads to a page that begins at its top, by keyboard too',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Connect').press('Enter')
    await expect(page).toHaveURL('/connect')
    await expect(page).toHaveTitle(/^Connect/)
    await expect(page.locator('body')).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: navTexts.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  },
)

test('Back brings the place that was left', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('.grid--highlights .card h3 a').nth(6)
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(500)
  await link.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50)
})

test('an opened menu is closed where it led', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Projects', { exact: true }).press('Enter')
  await menu.getByRole('link', { name: projectBySlug('lodha-goa').name }).press('Enter')
  await expect(page).toHaveURL('/lodha-goa')
  await expect(page.locator('.header details[open]')).toHaveCount(0)
})

test('a filter keeps the focus where it is; a comparison gets it', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  const city = page.getByLabel('Location', { exact: true })
  await city.focus()
  await city.selectOption({ index: 1 })
  await expect(page).toHaveURL(/city=/)
  await expect(city).toBeFocused()

  await page.goto('/shortlist?list=lodha-goa,ska-estate')
  await hydrated(page)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(page).toHaveURL(/#compare$/)
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
})

test('each page of the dashboard begins at its heading', async ({ page }) => {
  const phone = `987650142${test.info().retry}`
  const password = 'four patient herons'
  await addStaff(phone, 'Front Desk', password)
  await logIn(page, phone, password)
  await expect(heading(page)).toHaveText(listTexts.title)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    signInTexts.success,
  )
  await (await menuLink(page, contactsTexts.title)).press('Enter')
  await expect(heading(page)).toHaveText(contactsTexts.title)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: navTexts.signOut }).press('Enter')
  await expect(heading(page)).toHaveText(signInTexts.title)
  await expect(page).toHaveTitle(signInTexts.title)
})

test('the menu of projects is marked where one of its pages is shown', async ({ page }) => {
  const menu = page.locator('.nav details > summary')
  const marked = () => menu.evaluate((summary) => getComputedStyle(summary).borderBottomColor)
  await page.goto('/about')
  const plain = await marked()
  for (const path of ['/projects', '/lodha-goa']) {
    await page.goto(path)
    expect(await marked(), path).not.toBe(plain)
    await expect(page.locator('.mega-menu [aria-current="page"]')).toHaveCount(1)
  }
})
