import type { APIRequestContext, Page } from '@playwright/test'

import { listTexts } from '#app/strings/en/lead-list.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { bodyRows, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501702'

test.beforeAll(() => addStaff(owner, 'Views Owner', 'nine patient herons'))

test('a hot lead has its mark and its view, and a filter becomes a view of one’s own', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'Hot Views', phone: '9700001801', message: 'Price?' })
  await startSession(page, owner)
  await page.goto('/dashboard')
  await hydrated(page)
  const row = bodyRows(page).filter({ hasText: 'Hot Views' })
  await row.getByRole('link', { name: 'Hot Views' }).click()
  await page.getByRole('button', { name: panelTexts.markHot }).click()
  await expect(page.getByRole('button', { name: panelTexts.notHot })).toBeVisible()
  await expect(row).toContainText(leadTexts.hot)
  await page.goto('/dashboard?heat=hot&status=new')
  await hydrated(page)
  await expect(row).toBeVisible()
  const views = page.getByRole('navigation', { name: listTexts.views })
  await page.locator('summary', { hasText: listTexts.saveView }).click()
  await page.getByLabel(listTexts.viewName).fill('Hot and new')
  await page.getByRole('button', { name: listTexts.saveView }).click()
  await expect(views.getByRole('link', { name: 'Hot and new' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)
  await views.getByRole('link', { name: new RegExp(`^${listTexts.hot} \\d`) }).click()
  await expect(row).toBeVisible()
  await views.getByRole('link', { name: 'Hot and new' }).click()
  await page.getByRole('button', { name: listTexts.deleteView('Hot and new') }).click()
  await expect(views.getByRole('link', { name: 'Hot and new' })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a lead is marked as hot, and a view is saved', async ({ page, request }) => {
    await sendEnquiry(request, { name: 'Hot Plain', phone: '9700001802', message: 'Price?' })
    await startSession(page, owner)
    await page.goto('/dashboard')
    await bodyRows(page).getByRole('link', { name: 'Hot Plain' }).click()
    await page.getByRole('button', { name: panelTexts.markHot }).click()
    await expect(page.getByRole('button', { name: panelTexts.notHot })).toBeVisible()
    await page.goto('/dashboard?heat=hot&agent=none')
    await page.locator('summary', { hasText: listTexts.saveView }).click()
    await page.getByLabel(listTexts.viewName).fill('Plain')
    await page.getByRole('button', { name: listTexts.saveView }).click()
    await expect(page.getByRole('link', { name: 'Plain', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

async function selectAll(page: Page, width: number): Promise<void> {
  const bar = page.getByRole('region', { name: bulkTexts.bar })
  await bar.getByRole('button', { name: /^Select (all|the first)/ }).click()
  await expect(bar.locator('.bulk-actions > b')).toHaveText(/^(1\d\d|200) selected$/)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(width)
  await expectAccessible(page)
}

/** More than one page of the list. */
async function addMany(request: APIRequestContext, first: number): Promise<void> {
  for (let at = 0; at < 105; at += 1)
    await sendEnquiry(request, {
      name: `Many ${first + at}`,
      phone: String(9_700_100_000 + first + at),
      message: 'Price?',
    })
}

test('all that match are selected, also what is not loaded yet', async ({ page, request }) => {
  test.setTimeout(120_000)
  await addMany(request, 0)
  await startSession(page, owner)
  await page.goto('/dashboard?status=new')
  await hydrated(page)
  await bodyRows(page).first().getByRole('checkbox').check()
  await selectAll(page, page.viewportSize()?.width ?? 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('all that match are selected there, too', async ({ page, request }) => {
    test.setTimeout(120_000)
    await addMany(request, 1000)
    await startSession(page, owner)
    await page.goto('/dashboard?status=new')
    await hydrated(page)
    await page.getByRole('button', { name: bulkTexts.begin, exact: true }).tap()
    await selectAll(page, 390)
  })
})
