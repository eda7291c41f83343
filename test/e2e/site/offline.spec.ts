import type { Page } from '@playwright/test'

import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const note = (page: Page) => page.locator('.offline-note')

/** What keeps a form comes once the page is touched. */
async function touched(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  const coming = page.waitForResponse(/\/go-on-/)
  await page.mouse.move(300, 300)
  await coming
}

test('offline a search keeps its words, says so, and runs once the connection is back', async ({
  page,
  context,
}) => {
  await touched(page, '/')
  await context.setOffline(true)
  const field = page.locator('.hero').getByLabel('Find a project')
  await field.fill('3 bhk')
  await field.press('Enter')
  await expect(note(page)).toContainText('You’re offline.')
  await expect(page).toHaveURL('/')
  await expect(field).toHaveValue('3 bhk')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/projects\?/)
})

test('offline a link says so, waits for the connection, and opens its page', async ({
  page,
  context,
}) => {
  await touched(page, '/godrej-reverine')
  await context.setOffline(true)
  const link = page.getByRole('link', { name: /^Tell me about/ }).first()
  const box = page.getByRole('dialog', { name: 'You’re offline' })
  await link.press('Enter')
  await expect(box.getByRole('link', { name: 'Call us' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/godrej-reverine')
  await link.press('Enter')
  await expect(box).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/tell-me\?/)
})

test('offline an alert keeps what was typed, goes along to WhatsApp, and can be sent again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await touched(page, '/tell-me?type=Plots')
  const field = page.locator('#contact')
  const chat = page.getByRole('link', { name: 'Ask us on WhatsApp' })
  await expect(chat).toBeHidden()
  await context.setOffline(true)
  await field.fill('98123 45698')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(note(page)).toContainText('nothing was sent')
  await expect(field).toHaveValue('98123 45698')
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toBe('Tell me when a project fits: Plots.\n98123 45698')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(note(page)).toContainText('Please send it again.')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('status')).toContainText('WhatsApp')
})
