import { listingWith } from '#test/listed.ts'

import { logIn } from './desk.ts'
import { addStaff, expect, hydrated, test } from './journey.ts'

const phone = '9876501497'
const password = 'seven quiet lanterns'
const listing = listingWith('with several sections', ({ sections }) => sections.length > 3)

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Meera Keys', password, 'owner'))

test('the keys go past the page to the form and back to Publish, and keep their place where a section goes or comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, phone, password)
  await page.goto(`/dashboard/projects/${listing.id}`)
  await hydrated(page)
  const toForm = page.getByRole('button', { name: 'To the form' })
  await toForm.focus()
  await expect(toForm).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const toPublish = page.getByRole('button', { name: 'To Publish' })
  await expect(toPublish.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.listing-form :focus')).toBeAttached()
  await toPublish.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.listing-publish')).toBeFocused()

  const rows = page.locator('#field-sections > ol > li')
  const heading = (at: number) => rows.nth(at).locator('summary').first()
  const count = await rows.count()
  const second = await heading(1).textContent()
  await rows.nth(0).locator('> .listing-row > .listing-order > button').last().press('Enter')
  await expect(rows).toHaveCount(count - 1)
  await expect(heading(0)).toHaveText(second ?? '')
  await expect(heading(0)).toBeFocused()
  const last = rows.nth(count - 2)
  await last.locator('> .listing-row > .listing-order > button').last().press('Enter')
  await expect(heading(count - 3)).toBeFocused()
  await page.getByLabel('Add a section').first().selectOption('overview')
  await page
    .locator('#field-sections > p')
    .getByRole('button', { name: 'Add a section' })
    .press('Enter')
  await expect(heading(count - 2)).toBeFocused()
})
