import type { Page } from '@playwright/test'

import { connectTo } from '../test/site.ts'
import { call, fill, open, send, thanked, thanks, toast } from './enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from './journey.ts'

/** How many enquiries of that name have arrived. */
async function arrived(name: string): Promise<number> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  const { rows } = await client.query('select from leads where name = $1', [name])
  await client.end()
  return rows.length
}

const later = (page: Page) => page.getByRole('button', { name: 'Send it when I am back online' })
const unsent = (page: Page) => page.getByText('Not sent yet.')

/** Sends an enquiry that does not arrive and has it kept. */
async function keep(page: Page, name: string, phone: string): Promise<void> {
  await fill(page, { Name: name, Phone: phone })
  await send(page).click()
  await expect(toast(page, 'Something Went Wrong !')).toBeVisible()
  const tried = failedCall(page)
  await later(page).click()
  await expect(unsent(page)).toBeVisible()
  await tried
}

/** It is tried at once: what a journey does next is not to meet that try. */
function failedCall(page: Page) {
  return page.waitForEvent('requestfailed', (request) => request.url().includes('/user/connect'))
}

test('an enquiry without a connection waits on the device, says so after a reload, and arrives once', async ({
  page,
  context,
}) => {
  const name = 'Waits Offline'
  await open(page)
  await fill(page)
  await context.setOffline(true)
  await keep(page, name, '9700000311')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expectAccessible(page)
  await page.route(call, (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await hydrated(page)
  await expect(unsent(page)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  expect(await arrived(name)).toBe(0)
  await page.unroute(call)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(toast(page, thanks)).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByText(thanks).last()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  expect(await arrived(name)).toBe(1)
})

test('it goes by whichever page is opened next, and the one it was typed into hears of it', async ({
  page,
  context,
}) => {
  const name = 'Waits Elsewhere'
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, name, '9700000312')
  const other = await context.newPage()
  const sent = other.waitForRequest(call)
  await other.goto('/terms')
  const key = (await sent).headers()['idempotency-key']
  expect(key).toMatch(/^\w{32}$/)
  await expect(toast(other, thanks)).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await arrived(name)).toBe(1)
})

test('an answer that was lost on the way makes no second enquiry', async ({ page }) => {
  const name = 'Answer Lost'
  await open(page)
  await page.route(call, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await keep(page, name, '9700000313')
  const tried = failedCall(page)
  await page.getByRole('button', { name: 'Try now' }).click()
  await tried
  await expect(unsent(page)).toBeVisible()
  await page.unroute(call)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(toast(page, thanks)).toBeVisible()
  expect(await arrived(name)).toBe(1)
})

test('what is not wanted any more is not sent, and what is sent by hand waits no longer', async ({
  page,
}) => {
  await open(page)
  await page.route(call, (route) => route.abort())
  await keep(page, 'Not Wanted', '9700000314')
  await page.getByRole('button', { name: 'Do not send it' }).click()
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not Wanted')
  await keep(page, 'By Hand', '9700000314')
  await page.unroute(call)
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(unsent(page)).toHaveCount(0)
  expect([await arrived('Not Wanted'), await arrived('By Hand')]).toEqual([0, 1])
})

test('a connection that is gone before the script came leaves what is typed', async ({
  page,
  context,
}) => {
  await page.goto('/connect')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await context.setOffline(true)
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
  await fill(page, { Name: 'Typed Before', Phone: '9700000315' })
  await send(page).click()
  expect(await said).toBe('Something Went Wrong !')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed Before')
  await context.setOffline(false)
  await send(page).click()
  await expect(thanked(page)).toBeVisible()
  expect(await arrived('Typed Before')).toBe(1)
})
