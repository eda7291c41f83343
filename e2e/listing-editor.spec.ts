import type { Page } from '@playwright/test'

import { logIn } from './desk.ts'
import { addStaff, expect, expectAccessible, test } from './journey.ts'

const phone = '9876501391'
const password = 'seven quiet lanterns'

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  addStaff(phone, 'Meera Catalogue', password, 'owner')
})

test.beforeEach(async ({ page }) => {
  await logIn(page, phone, password)
})

const bar = (page: Page) => page.locator('.listing-bar')

test('a price is changed, waits for its source, is published and stands on the page', async ({
  page,
}) => {
  await page.goto('/dashboard/projects')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Godrej Reverine' }).click()
  await expect(bar(page)).toContainText('As it is published.')
  await expectAccessible(page)
  await page.getByLabel('Starts from').fill('3.10 CR')
  await expect(bar(page)).toContainText('Saved')
  await expect(bar(page).getByRole('button')).toHaveText('Publish 0 of 1')
  await page.getByLabel('Source', { exact: true }).first().selectOption('developer')
  await expect(bar(page).getByRole('button')).toHaveText('Publish')
  await bar(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Every page shows it within two seconds.')).toBeVisible()
  await page.goto('/godrej-reverine')
  await expect(page.locator('main')).toContainText('3.10 CR')
})
