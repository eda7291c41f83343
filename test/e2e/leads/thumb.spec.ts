import type { Locator, Page } from '@playwright/test'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { openLeads, sendEnquiry, stayOnCall } from '#test/e2e/helpers/dashboard.ts'
import { coveredControls } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { connectTo } from '#test/helpers/site/site.ts'

const phone = '9876501381'
const password = 'seven quiet lanterns'
const MARK = 'thumb@example.com'
const leads = ['Thumb First', 'Thumb Second', 'Thumb Third']
const HEIGHT = 844

test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Thumb Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const [at, name] of leads.entries()) {
    const lead = { name, phone: `980000038${at}`, email: MARK, message: 'Is a visit possible?' }
    await sendEnquiry(request, lead)
  }
  await request.dispose()
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  // No enquiry of another journey is warm.
  await client.query(`update leads set created_at = created_at - interval '1 day'`)
  // Due for so long that they stand first, in their order.
  await client.query(
    `update leads set follow_up_at = now() - interval '400 days' + id * interval '1 second',
      owner_id = (select id from staff_users where name = 'Thumb Desk') where email = $1`,
    [MARK],
  )
  await client.end()
})

/** Its place on the screen. */
async function placeOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** It is where a thumb reaches it without a scroll, and large enough for one. */
async function expectInReach(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 })
  const { height, width, y } = await placeOf(control)
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  expect(y).toBeGreaterThan(HEIGHT / 2)
}

const headOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

// In short work.spec.ts has it, by keys and by the thumb.
test('what is due is worked through by the thumb alone', async ({ page }) => {
  await stayOnCall(page)
  await openLeads(page, phone)
  await page.getByRole('link', { name: new RegExp(`^${navTexts.due}`) }).tap()
  const begin = page.getByRole('link', { name: queueTexts.begin })
  await expectInReach(begin)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await placeOf(page.locator('.follow-up-lead').last())
  expect(last.bottom).toBeLessThanOrEqual((await placeOf(begin)).y)
  expect(await coveredControls(page)).toEqual([])
  await begin.tap()
  await expect(headOf(page, 'Thumb First')).toBeVisible()
  const bar = page.getByRole('navigation', { name: panelTexts.along })
  const next = bar.getByRole('link', { name: panelTexts.next })
  const previous = bar.getByRole('link', { name: panelTexts.previous })
  await expectInReach(next)
  await next.tap()
  await expect(headOf(page, 'Thumb Second')).toBeVisible()
  await expectInReach(previous)
  await previous.tap()
  await expect(headOf(page, 'Thumb First')).toBeVisible()

  const call = page.getByRole('link', { name: '9800000380' })
  await expectInReach(call)
  await call.tap()
  const question = page.locator('.outcome > summary')
  await expect(question).toHaveText(panelTexts.callOutcome)
  const bottomOfBar = (await placeOf(page.locator('.panel-bar'))).bottom
  await expect.poll(async () => (await placeOf(question)).y).toBeGreaterThanOrEqual(bottomOfBar)
  await page.getByRole('button', { name: leadTexts.outcome['no-answer'] }).tap()
  // It goes on with the next.
  await expect(headOf(page, 'Thumb Second')).toBeVisible()
  await expect(page.locator('.done-bar').getByText(panelTexts.doneFor('Thumb First'))).toBeVisible()
  const undo = page
    .locator('.done-bar')
    .getByRole('button', { name: new RegExp(`^${panelTexts.undo}`) })
  await expectInReach(undo)
  await expectAccessible(page)
  await undo.tap()
  await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await page.getByRole('link', { name: panelTexts.back }).tap()
  await expect(page.locator('.follow-up-lead').filter({ hasText: 'Thumb First' })).toBeVisible()
})

test('nothing of a lead is under what stands at its foot', async ({ page }) => {
  await openLeads(page, phone)
  await page.getByRole('link', { name: 'Thumb Second', exact: true }).tap()
  await expect(headOf(page, 'Thumb Second')).toBeVisible()
  await expectInReach(page.getByRole('link', { name: panelTexts.next }))
  // That one is signed in is said for a moment.
  await expect(page.locator('.toasts').getByRole('button')).toHaveCount(0, { timeout: 10_000 })
  expect(await coveredControls(page)).toEqual([])
  const panel = page.locator('.panel')
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const foot = await placeOf(panel.locator('.panel-contact'))
  const last = await placeOf(panel.getByText(panelTexts.arrived))
  expect(last.bottom).toBeLessThanOrEqual(foot.y)
  await expectAccessible(page)
  // The smallest phones, and a number from abroad.
  await page.setViewportSize({ width: 360, height: 640 })
  const call = panel.locator('[data-way="call"]')
  await call.evaluate((link) => link.lastChild?.replaceWith('+971501234567'))
  const mail = await placeOf(panel.getByRole('link', { name: new RegExp(`^${panelTexts.mail}`) }))
  expect(mail.right).toBeLessThanOrEqual(360 - 14)
  expect(mail.width).toBeGreaterThanOrEqual(44)
})
