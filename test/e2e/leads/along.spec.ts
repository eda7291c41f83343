import type { Page } from '@playwright/test'

import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import {
  bodyRows,
  openLeads,
  scrollTo,
  searchField,
  sendEnquiry,
} from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { isShort } from '#test/e2e/helpers/site.ts'
import { ask } from '#test/e2e/helpers/ask.ts'

const phone = '9876501413'
const password = 'seven quiet lanterns'
const MARK = 'along@example.com'
const COUNT = 212
/** Before the last of those at hand. */
const NEAR_LAST = 195

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  await addStaff(phone, 'Along Desk', password, 'agent')
  await ask(`insert into leads (name, phone, email, message, city, idempotency_key, body_hash,
      created_at)
    select 'Sharma Along ' || n, '7' || lpad(n::text, 9, '0'), '${MARK}', 'Price?', 'Along Nagar',
      gen_random_uuid()::text, 'x', now() - interval '2 years' - n * interval '1 minute'
    from generate_series(1, ${COUNT}) n`)
})
test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))
test.beforeEach(({ page }) => openLeads(page, phone))

const list = '/dashboard?city=Along+Nagar'
const headOf = (page: Page, at: number) =>
  page.getByRole('heading', { name: `Sharma Along ${at}`, level: 2, exact: true })
const link = (page: Page, at: number) =>
  page.getByRole('link', { name: `Sharma Along ${at}`, exact: true })

test('by keys the list goes on to older leads, and says where it ends', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  await link(page, 1).focus()
  await page.keyboard.press('k')
  await expect(page.locator('.toast').getByText(panelTexts.wasFirst)).toBeVisible()
  await expect(link(page, 1)).toBeFocused()
  // In short the keys go on from the last of those at hand.
  if (isShort) {
    await scrollTo(page, link(page, NEAR_LAST))
    await link(page, NEAR_LAST).focus()
  }
  // Older ones come late.
  await page.route(/before=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await expect(async () => {
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('j')
    await expect(link(page, COUNT)).toBeFocused({ timeout: 300 })
  }).toPass({ timeout: 60_000, intervals: [0] })
  await page.keyboard.press('j')
  await expect(page.locator('.toast').getByText(panelTexts.wasLast)).toBeVisible()
  await expectAccessible(page)
})

test('next to the list as well', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  // Those at hand are 200.
  await scrollTo(page, link(page, NEAR_LAST))
  await link(page, NEAR_LAST).click()
  await expect(headOf(page, NEAR_LAST)).toBeVisible()
  for (let at = NEAR_LAST + 1; at <= COUNT; at += 1) {
    await page.keyboard.press('j')
    await expect(headOf(page, at)).toBeVisible()
  }
  await page.keyboard.press('j')
  await expect(page.locator('.toast').getByText(panelTexts.wasLast)).toBeVisible()
  await expect(headOf(page, COUNT)).toBeVisible()
  await page.keyboard.press('k')
  await expect(headOf(page, COUNT - 1)).toBeVisible()
})

test('names that sound alike stand above many that contain what was typed', async ({ page }) => {
  const other = { name: 'शर्मा Devi', phone: '9800000797', email: MARK, message: 'Price?' }
  await sendEnquiry(page.request, other)
  await searchField(page).fill('Sharma')
  await expect(page.getByText(/^\d+ names? that sounds? alike/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /suggested below/ }).click()
  await expect(page.getByRole('heading', { name: listTexts.similar })).toBeInViewport()
  await expect(page.getByRole('heading', { name: listTexts.similar })).toBeFocused()
  await expect(bodyRows(page).filter({ hasText: 'शर्मा Devi' })).toBeInViewport()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the thumb goes on to older leads, and the last is marked', async ({ page }) => {
    await page.goto(`${list}&sort=-time`)
    await hydrated(page)
    await link(page, 1).tap()
    const bar = page.getByRole('navigation', { name: panelTexts.along })
    await expect(bar.getByRole('button', { name: panelTexts.firstLead })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 6000))
      await expect(link(page, NEAR_LAST)).toBeVisible({ timeout: 300 })
    }).toPass()
    await link(page, NEAR_LAST).tap()
    await expect(headOf(page, NEAR_LAST)).toBeVisible()
    for (let at = NEAR_LAST + 1; at <= COUNT; at += 1) {
      await bar.getByText(/^(Next lead|Loading more)/).tap()
      await expect(headOf(page, at)).toBeVisible()
    }
    const last = bar.getByRole('button', { name: panelTexts.lastLead })
    await expect(last).toBeInViewport({ ratio: 1 })
    await last.tap()
    await expect(page.locator('.toast').getByText(panelTexts.wasLast)).toBeVisible()
    await expectAccessible(page)
  })
})
