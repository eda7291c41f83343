import type { Page } from '@playwright/test'

import { visitsTexts } from '#app/strings/en/visits.ts'
import { ask as inDatabase } from '#test/e2e/helpers/ask.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

const OWNER = '9876501494'
const CITIES = ['Dubai', 'London', 'New York', 'Singapore']
const hours = (page: Page) => page.locator('#hours')

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  await addStaff(OWNER, 'Meera Abroad', 'seven quiet lanterns', 'owner')
  await inDatabase(`update assignment_settings set changed_by =
    (select id from staff_users where name = 'Meera Abroad')`)
})
test.afterAll(() => inDatabase('update assignment_settings set changed_by = null'))

test('home leads to the page, which is whole on a phone and on a computer', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Buy from abroad' }).click()
  await expect(page).toHaveURL('/nri')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // A process reads the hours once a second.
    await expect(async () => {
      await page.goto('/nri')
      await expect(hours(page).locator('b')).toHaveText(CITIES, { timeout: 500 })
    }).toPass()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a buyer abroad asks for a video visit, and the team sees it', async ({ page }) => {
  await page.goto('/visit/ska-estate')
  await hydrated(page)
  await page.getByLabel('Day of the visit').selectOption({ index: 3 })
  await page.getByLabel('Time', { exact: true }).selectOption('12:00')
  await page.getByLabel('Ask for a video visit').check()
  await fill(page, '9876500931')
  await page.getByRole('button', { name: 'Request this visit' }).click()
  await expect(page.getByText(/^You asked for a video visit on /)).toBeVisible()
  await startSession(page, OWNER)
  await page.goto('/dashboard/visits')
  const row = page.locator('.visit-pending li').filter({ hasText: 'Ravi Abroad' })
  await expect(row).toContainText(visitsTexts.video.toLowerCase())
  await row.getByRole('link').last().click()
  await expect(page.locator('#visit')).toContainText(visitsTexts.video.toLowerCase())
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the hours are in the page, and a video visit is asked for', async ({ page }) => {
    await page.goto('/nri')
    for (const city of CITIES) await expect(hours(page)).toContainText(city)
    await page.getByRole('link', { name: 'Choose a project' }).click()
    await expect(page).toHaveURL('/projects')
    await page.goto('/visit/lodha-goa')
    await page.getByLabel('Day of the visit').selectOption({ index: 3 })
    await page.getByLabel('Time', { exact: true }).selectOption('12:00')
    await page.getByLabel('Ask for a video visit').check()
    await fill(page, '12345')
    await page.getByRole('button', { name: 'Request this visit' }).click()
    await expect(page.getByLabel('Ask for a video visit')).toBeChecked()
    await page.getByLabel('Phone', { exact: true }).fill('9876500932')
    await page.getByRole('button', { name: 'Request this visit' }).click()
    await expect(page.getByText(/^You asked for a video visit on /)).toBeVisible()
  })
})

async function fill(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ravi Abroad')
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel('Email', { exact: true }).fill('ravi@example.com')
  await page.getByLabel('Message', { exact: true }).fill('From Dubai')
}
