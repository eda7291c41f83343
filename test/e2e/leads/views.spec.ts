import { listTexts } from '#app/strings/en/lead-list.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { bodyRows, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/journey.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501702'

test.beforeAll(() => addStaff(owner, 'Views Owner', 'nine patient herons'))

test('a hot lead has its mark and its view, and a filter becomes a view of one’s own', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'Hot Views', phone: '9700001801' })
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
  await views.getByRole('link', { name: listTexts.hot, exact: true }).click()
  await expect(row).toBeVisible()
  await views.getByRole('link', { name: 'Hot and new' }).click()
  await page.getByRole('button', { name: listTexts.deleteView('Hot and new') }).click()
  await expect(views.getByRole('link', { name: 'Hot and new' })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a lead is marked as hot, and a view is saved', async ({ page, request }) => {
    await sendEnquiry(request, { name: 'Hot Plain', phone: '9700001802' })
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

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`all that match are selected, also what is not loaded yet, at ${width}x${height}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    for (let at = 0; at < 105; at += 1)
      await sendEnquiry(request, {
        name: `Many ${width} ${at}`,
        phone: `97${width}${String(10_000 + at).slice(-5)}`.padEnd(10, '1').slice(0, 10),
      })
    await startSession(page, owner)
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard?status=new')
    await hydrated(page)
    if (width < 640) await page.getByRole('button', { name: bulkTexts.begin }).click()
    else await bodyRows(page).first().getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: bulkTexts.bar })
    await bar.getByRole('button', { name: /^Select (all|the first)/ }).click()
    await expect(bar.locator('.bulk-actions > b')).toHaveText(/^(1\d\d|200) selected$/)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
