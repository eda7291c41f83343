import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { connectTo } from '#test/helpers/site/site.ts'

const phone = '9876501395'
const password = 'seven quiet lanterns'
const name = 'Visits Panel'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Visits Agent', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await sendEnquiry(request, { name, phone: '9800000395', message: 'May I see it?' })
  await request.dispose()
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  await client.query(
    `insert into visits (lead_id, token, project, starts_at)
      select id, 'panel-visit', 'lodha-goa', now() + interval '3 days' from leads where name = $1`,
    [name],
  )
  await client.query(
    `insert into lead_changes (lead_id, change_set_id, kind, new_value)
      select id, gen_random_uuid(), 'note', 'line ' || n
      from leads cross join generate_series(1, 230) n where name = $1 order by n`,
    [name],
  )
  await client.end()
})

test(
  'a visit is confirmed where its lead is read, and taken back by the key that takes all back',
  { tag: '@gate' },
  async ({ page }) => {
    await openLeads(page, phone)
    await page.getByRole('link', { name, exact: true }).press('Enter')
    const visits = page.getByRole('region', { name: visitsTexts.title, exact: true })
    await expect(visits).toContainText('Lodha Goa')
    await expect(visits).toContainText(visitsTexts.status.asked)
    await expectAccessible(page)
    await visits.getByRole('button', { name: new RegExp(`^${visitsTexts.confirm}`) }).press('Enter')
    await expect(visits).toContainText('by Visits Agent, today')
    await expect(visits).toContainText(/· with /)
    await expect(page.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
    await expect(visits).toContainText(visitsTexts.status.asked)
  },
)

test('a long history is read on to its beginning', async ({ page }) => {
  await openLeads(page, phone)
  await page.getByRole('link', { name, exact: true }).press('Enter')
  const panel = page.locator('.panel')
  await expect(panel.getByText('“line 100”')).toBeVisible()
  await expect(panel.getByText('“line 3”')).toHaveCount(0)
  await panel.getByRole('link', { name: panelTexts.olderLines }).press('Enter')
  await expect(panel.getByText('“line 3”')).toBeVisible()
  await expect(panel.getByText(panelTexts.arrived)).toBeVisible()
  await expect(panel.getByRole('heading', { name: panelTexts.history })).toBeInViewport()
  await expectAccessible(page)
  await panel.getByRole('link', { name: panelTexts.newestLines }).press('Enter')
  await expect(panel.getByText('“line 230”')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visit is cancelled and that is taken back by the thumb', async ({ page }) => {
    await openLeads(page, phone)
    await page.getByRole('link', { name, exact: true }).tap()
    const visits = page.getByRole('region', { name: visitsTexts.title, exact: true })
    await visits.getByRole('button', { name: new RegExp(`^${visitsTexts.cancel}`) }).tap()
    await expect(visits).toContainText(visitsTexts.status.cancelled)
    await visits.getByRole('button', { name: new RegExp(`^${visitsTexts.undo}`) }).tap()
    await expect(visits).toContainText(visitsTexts.status.asked)
    await expectAccessible(page)
  })
})
