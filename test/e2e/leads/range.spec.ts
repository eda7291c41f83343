import type { Page } from '@playwright/test'

import { bulkTexts } from '#app/strings/en/bulk.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { bodyRows, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const asha = { phone: '9876501961', name: 'Asha Range' }
const MARK = 'range@example.com'
const COUNT = 15
/** Milliseconds by which scripts come late. */
const LATE_MS = 1500

test.beforeAll(() => addStaff(asha.phone, asha.name, 'seven quiet lanterns', 'agent'))

test.beforeEach(async ({ page }) => {
  await ask(`delete from leads where email = '${MARK}'`)
  await ask(`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at,
      owner_id, assigned_at)
    select 'Range ' || nth, (9800004000 + nth)::text, '${MARK}', 'Price?', gen_random_uuid()::text, 'x',
      now() + interval '1 day' - nth * interval '1 minute', staff_users.id, now()
    from staff_users, generate_series(1, ${COUNT}) as nth where staff_users.name = '${asha.name}'`)
  await startSession(page, asha.phone)
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))

const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: bulkTexts.pick(name), exact: true })
const bar = (page: Page) => page.getByRole('region', { name: bulkTexts.bar })

test('a range begins at a box that was ticked before the page was ready, and a reload begins without one', async ({
  page,
}) => {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
  await page.goto('/dashboard?agent=me', { waitUntil: 'commit' })
  await boxOf(page, 'Range 1').check()
  await hydrated(page)
  await expect(bar(page)).toContainText(bulkTexts.selected(1))
  await boxOf(page, `Range ${COUNT}`).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(bulkTexts.selected(COUNT))
  await page.reload({ waitUntil: 'commit' })
  await expect(boxOf(page, 'Range 1')).not.toBeChecked()
  await hydrated(page)
  await expect(bar(page)).toHaveCount(0)
})

test('clicks while the page gets ready are all in the selection', async ({ page }) => {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/dashboard?agent=me', { waitUntil: 'commit' })
  for (let nth = 1; nth <= COUNT; nth += 1) await boxOf(page, `Range ${nth}`).click()
  await hydrated(page)
  await expect(bodyRows(page).getByRole('checkbox', { checked: true })).toHaveCount(COUNT)
  await expect(bar(page)).toContainText(bulkTexts.selected(COUNT))
})

test('a lead that comes in between the two clicks changes nothing in the range', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await hydrated(page)
  await boxOf(page, 'Range 3').check()
  await sendEnquiry(page.request, {
    name: 'Range Between',
    phone: '9800004090',
    email: MARK,
    message: 'Price?',
  })
  await expect(bodyRows(page).filter({ hasText: 'Range Between' })).toHaveCount(1)
  await boxOf(page, `Range ${COUNT}`).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(bulkTexts.selected(COUNT - 2))
})
