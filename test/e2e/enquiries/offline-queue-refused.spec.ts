import type { Page } from '@playwright/test'

import { call, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { arrived, countCalls, keep, returns } from '#test/e2e/helpers/enquiries/queued-form.ts'

const VISIT = '/visit/lodha-goa'
const words = 'That slot is not available. Choose another day or time.'
const notSent = (page: Page) => page.getByText(/^Your enquiry about .+ was not sent\.$/)
const ask = 'Request this visit'
const day = (page: Page) => page.getByLabel('Day of the visit')

/** Keeps a visit whose day has passed by the time that the server hears of it. */
async function keepVisit(page: Page, name: string, phone: string): Promise<void> {
  await page.goto(VISIT)
  await hydrated(page)
  await day(page).selectOption({ index: 3 })
  await page.getByLabel('Time', { exact: true }).selectOption('10:00')
  await day(page)
    .locator('option:checked')
    .evaluate((option) => option.setAttribute('value', '2020-01-01'))
  await page.route(call, (route) => route.abort())
  await keep(page, name, phone, ask)
  await page.unroute(call)
}

/** Opens a page in a tab that knows nothing of what was typed in another. */
async function openElsewhere(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(path)
  await hydrated(other)
  return other
}

test('a visit that the server refuses stays with its words in its form, and nothing sends it again', async ({
  page,
}) => {
  const name = 'Refused In Its Form'
  await keepVisit(page, name, '9700000331')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(toast(page, words)).toBeVisible()
  await expect(notSent(page)).toBeVisible()
  await expect(page.locator('.enquiry-queued')).toContainText(words)
  await expect(page.getByText('Not sent yet.')).toHaveCount(0)
  await page.locator('.toast').getByLabel('Close').click()
  await expectAccessible(page)
  const calls = countCalls(page)
  for (const say of Object.values(returns)) await page.evaluate(say)
  await page.reload()
  await hydrated(page)
  await expect(notSent(page)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  for (const say of Object.values(returns)) await page.evaluate(say)
  await page.getByRole('button', { name: 'Choose another day' }).click()
  await expect(day(page)).toBeFocused()
  await expect(day(page)).toHaveValue('')
  expect(calls()).toBe(0)
  await day(page).selectOption({ index: 4 })
  await page.getByRole('button', { name: ask }).click()
  await expect(toast(page, thanks)).toBeVisible()
  await expect(notSent(page)).toHaveCount(0)
  expect(await arrived(name)).toHaveLength(1)
  const other = await openElsewhere(page, '/terms')
  await expect(notSent(other)).toHaveCount(0)
  expect(await page.evaluate(() => 'enquiry-waiting' in localStorage)).toBe(false)
})

test('it is said on whichever page is opened next, which leads to its form with all that was typed', async ({
  page,
}) => {
  const name = 'Refused Elsewhere'
  await keepVisit(page, name, '9700000332')
  await page.close()
  const other = await openElsewhere(page, '/terms')
  await expect(toast(other, words)).toBeVisible()
  await expect(notSent(other)).toBeVisible()
  await expect(other.getByRole('status').filter({ hasText: words })).toBeVisible()
  await other.locator('.toast').getByLabel('Close').click()
  await expectAccessible(other)
  await other.setViewportSize({ width: 320, height: 700 })
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(other)
  await other.getByRole('link', { name: 'Choose another day' }).click()
  await expect(other).toHaveURL(`${VISIT}#enquire`)
  await expect(other.locator('.enquiry-queued')).toContainText(words)
  await expect(notSent(other)).toHaveCount(1)
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(other.getByLabel('Phone', { exact: true })).toHaveValue('9700000332')
  await expect(other.getByLabel('Time', { exact: true })).toHaveValue('10:00')
  await day(other).selectOption({ index: 4 })
  await other.getByRole('button', { name: ask }).click()
  await expect(toast(other, thanks)).toBeVisible()
  expect(await arrived(name)).toHaveLength(1)
})

test('it goes without its day from another page, once, and asks for a visit all the same', async ({
  page,
}) => {
  const name = 'Without A Day'
  await keepVisit(page, name, '9700000333')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(notSent(page)).toBeVisible()
  const other = await openElsewhere(page, '/terms')
  await other.route(call, (route) => route.abort())
  await other.getByRole('button', { name: 'Send it without a day' }).click()
  await expect(other.getByText('Not sent yet.')).toBeVisible()
  await other.unroute(call)
  await other.evaluate(returns['to the network'])
  await expect(toast(other, thanks)).toBeVisible()
  await expect(other.getByRole('link', { name: 'Withdraw your consent' })).toBeVisible()
  await expect(notSent(other)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expect(notSent(page)).toHaveCount(0)
  expect(await arrived(name)).toEqual(['Asked for: A site visit.\n\nPrice?'])
})

test('from its own form it goes without its day, too', async ({ page }) => {
  const name = 'Plain Form'
  await keepVisit(page, name, '9700000334')
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByRole('button', { name: 'Send it without a day' }).click()
  await expect(toast(page, thanks)).toBeVisible()
  await expect(notSent(page)).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  expect(await arrived(name)).toHaveLength(1)
})

test('what is removed is gone from every page, and never sent', async ({ page }) => {
  const name = 'Removed'
  await keepVisit(page, name, '9700000335')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(notSent(page)).toBeVisible()
  const other = await openElsewhere(page, '/terms')
  const calls = countCalls(page)
  await other.getByRole('button', { name: 'Remove it' }).click()
  await expect(notSent(other)).toHaveCount(0)
  await expect(notSent(page)).toHaveCount(0)
  await other.reload()
  await hydrated(other)
  for (const say of Object.values(returns)) await page.evaluate(say)
  await expect(notSent(other)).toHaveCount(0)
  expect([calls(), await arrived(name)]).toEqual([0, []])
})
