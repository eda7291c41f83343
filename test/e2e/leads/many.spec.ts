import type { Browser, Page } from '@playwright/test'

import { bulkTexts } from '#app/strings/en/bulk.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { bodyRows, openLeads, stayOnCall } from '#test/e2e/helpers/dashboard.ts'
import { coveredControls, excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { readSheet } from '#test/e2e/helpers/files/read-sheet.ts'
import { ask } from '#test/e2e/helpers/ask.ts'

const password = 'seven quiet lanterns'
const asha = { phone: '9876501411', name: 'Asha Many' }
const vikram = { phone: '9876501412', name: 'Vikram Many' }
const MARK = 'many@example.com'
/** As they stand in the list, newest first. */
const leads = ['Many First', 'Many Second', 'Many Third', 'Many Fourth', 'Many Fifth']

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  for (const { phone, name } of [asha, vikram]) await addStaff(phone, name, password, 'agent')
})

test.beforeEach(async () => {
  await ask(`delete from leads where email = '${MARK}'`)
  for (const [at, name] of leads.entries())
    await ask(`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at,
        owner_id, assigned_at)
      select '${name}', '980000079${at}', '${MARK}', 'Price?', gen_random_uuid()::text, 'x',
        now() + interval '1 day' - ${at} * interval '1 minute', id, now()
      from staff_users where name = '${asha.name}'`)
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))

async function openDashboard(browser: Browser, { phone }: typeof asha): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await stayOnCall(page)
  await openLeads(page, phone)
  await expect(page.getByText(listTexts.live, { exact: true })).toBeVisible()
  return page
}

const bar = (page: Page) => page.getByRole('region', { name: bulkTexts.bar })
const row = (page: Page, name: string) => bodyRows(page).filter({ hasText: name })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test(
  'by keys several leads are changed at once, the one that a colleague changed is left, and one undo takes the rest back',
  { tag: '@gate' },
  async ({ browser }) => {
    const [one, other] = [await openDashboard(browser, asha), await openDashboard(browser, vikram)]
    await link(one, 'Many First').focus()
    await one.keyboard.press('x')
    await expect(bar(one)).toContainText(bulkTexts.selected(1))
    for (const key of ['j', 'j', 'Shift+X']) await one.keyboard.press(key)
    await expect(bar(one)).toContainText(bulkTexts.selected(3))
    await expect(one.getByRole('checkbox', { name: bulkTexts.pick('Many Second') })).toBeChecked()
    await expectAccessible(one)
    // News do not reach this dashboard any more.
    await one.route(/[?&]since=/, (route) => route.abort())
    await link(other, 'Many Second').click()
    await expect(other.getByRole('heading', { name: 'Many Second', level: 2 })).toBeFocused()
    await other.keyboard.press('s')
    await other
      .locator('.fact')
      .first()
      .getByRole('button', { name: leadTexts.status.contacted })
      .press('Enter')
    await expect(other.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()

    await one.keyboard.press('s')
    await expectAccessible(one)
    await one.getByRole('button', { name: leadTexts.status.negotiation }).press('Enter')
    await expect(bar(one)).toContainText(bulkTexts.changed(2))
    await expect(bar(one)).toContainText(bulkTexts.left.conflict('Many Second', 'Vikram Many'))
    await expect(bar(one)).toContainText(bulkTexts.selected(1))
    await expect(row(other, 'Many Third')).toContainText(leadTexts.status.negotiation, {
      timeout: 3000,
    })
    await expect(row(other, 'Many Second')).toContainText(leadTexts.status.contacted)
    await expectAccessible(one)
    await one.keyboard.press('z')
    await expect(bar(one)).toContainText(panelTexts.undone)
    await expect(row(other, 'Many First')).toContainText(leadTexts.status.new, { timeout: 3000 })
    await expect(row(other, 'Many Third')).toContainText(leadTexts.status.new)
    await one.keyboard.press('Escape')
    await expect(bar(one)).not.toContainText('selected')
    await one.context().close()
    await other.context().close()
  },
)

test('a range is selected by mouse, an owner given, and just these are exported', async ({
  browser,
}) => {
  const page = await openDashboard(browser, asha)
  const box = (name: string) => page.getByRole('checkbox', { name: bulkTexts.pick(name) })
  await box('Many Fifth').click()
  await box('Many Third').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(bulkTexts.selected(3))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: bulkTexts.exportOf(3) }).click()
  const { rows } = await readSheet(await (await downloading).path())
  expect(rows).toHaveLength(4)
  expect(rows.flat().filter((cell) => String(cell).startsWith('Many'))).toEqual(leads.slice(2))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar(page)).toBeInViewport()
  await bar(page).locator('summary', { hasText: bulkTexts.owner }).click()
  await bar(page).getByRole('button', { name: vikram.name }).click()
  await expect(bar(page)).toContainText(bulkTexts.changed(3))
  await expect(row(page, 'Many Fourth')).toContainText(vikram.name, { timeout: 3000 })
  await expect(row(page, 'Many First')).not.toContainText(vikram.name)
  // The history of one lead takes back what was done to it alone.
  await link(page, 'Many Fourth').click()
  await page.locator('.history-undo').first().click()
  await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await expect(row(page, 'Many Third')).toContainText(vikram.name)
  await page.context().close()
})

test('a lead that leaves the list is selected no more, and that is said', async ({ browser }) => {
  const [one, other] = [await openDashboard(browser, asha), await openDashboard(browser, vikram)]
  await one.goto('/dashboard?status=new')
  await hydrated(one)
  for (const name of leads.slice(0, 2))
    await one.getByRole('checkbox', { name: bulkTexts.pick(name) }).check()
  await link(other, 'Many First').click()
  await expect(other.getByRole('heading', { name: 'Many First', level: 2 })).toBeFocused()
  await other.keyboard.press('s')
  await other
    .locator('.fact')
    .first()
    .getByRole('button', { name: leadTexts.status.contacted })
    .press('Enter')
  await expect(bar(one)).toContainText(bulkTexts.lost(1))
  await expect(bar(one)).toContainText(bulkTexts.selected(1))
  await one.context().close()
  await other.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('leads are selected by the thumb, lost with their reason, and that is taken back', async ({
    page,
  }) => {
    await openLeads(page, asha.phone)
    await page.getByRole('button', { name: bulkTexts.begin, exact: true }).tap()
    await expect(bar(page)).toContainText(bulkTexts.none)
    await link(page, 'Many First').tap()
    await row(page, 'Many Second').locator('.row-message').tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(bar(page)).toContainText(bulkTexts.selected(2))
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    for (const changeSetId of await bar(page).locator('summary, button:visible').all()) {
      const box = await changeSetId.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
    }
    await bar(page).getByText(bulkTexts.status).tap()
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: leadTexts.lostReason.price }).tap()
    await expect(bar(page)).toContainText(bulkTexts.changed(2))
    await expect(row(page, 'Many Second')).toContainText(leadTexts.status.lost, { timeout: 3000 })
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: panelTexts.undo }).tap()
    await expect(bar(page)).toContainText(panelTexts.undone)
    await expect(row(page, 'Many Second')).toContainText(leadTexts.status.new, { timeout: 3000 })
    await bar(page).getByRole('button', { name: bulkTexts.close }).tap()
    // Who began to select goes on until it is cleared.
    await expect(bar(page)).toContainText(bulkTexts.none)
    await bar(page).getByRole('button', { name: bulkTexts.clear }).tap()
    await expect(bar(page)).toHaveCount(0)
    // The word of the sign-in goes on its own.
    const covered = await coveredControls(page)
    expect(covered.filter((what) => !what.endsWith('div.toasts'))).toEqual([])
  })

  test('a long touch of a name begins it', async ({ page }) => {
    await openLeads(page, asha.phone)
    const name = link(page, 'Many Third')
    await name.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 50, clientY: 50 })
    await expect(bar(page)).toContainText(bulkTexts.selected(1))
    await name.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 50, clientY: 50 })
    await expect(page).toHaveURL('/dashboard')
  })
})
