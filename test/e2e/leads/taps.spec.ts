import type { Page } from '@playwright/test'

import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { countTaps } from '#test/e2e/helpers/browser/count-taps.ts'
import {
  bodyRows,
  openLeads,
  searchField,
  sendEnquiry,
  stayOnCall,
} from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876501811'
const colleague = { phone: '9876501812', name: 'Taps Colleague' }
const MARK = 'taps@example.com'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Taps Desk', 'seven quiet lanterns', 'agent')
  await addStaff(colleague.phone, colleague.name, 'nine patient herons', 'agent')
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const names = ['Taps Call', 'Taps Hand', 'Taps Visit', 'Tapas Sharma']
  for (const [at, name] of names.entries())
    await sendEnquiry(request, {
      name,
      phone: `980000181${at}`,
      email: MARK,
      message: 'Is a plot left?',
      page: '/lodha-goa',
      location: 'Goa',
    })
  await request.dispose()
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}' or name = 'Taps Walk In'`))

test.beforeEach(async ({ page }) => {
  await stayOnCall(page)
  await openLeads(page, phone)
})

const lead = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const headOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const saved = (page: Page) => page.locator('.done-bar').getByText(panelTexts.done)

test('a lead is added with 6 fields at most, within 4 taps and 15 seconds', async ({ page }) => {
  const thumb = countTaps()
  await thumb.tap(lead(page, addLeadTexts.title))
  const form = page.locator('.add-lead')
  const controls = form.locator(':is(input:not([type=radio]), select, textarea):visible')
  const groups = form.getByRole('group')
  expect((await controls.count()) + (await groups.count())).toBeLessThanOrEqual(6)
  await thumb.type(form.getByLabel(addLeadTexts.name, { exact: true }), 'Taps Walk In')
  await thumb.type(form.getByLabel(addLeadTexts.phone, { exact: true }), '9800001819')
  await thumb.tap(form.getByRole('button', { name: addLeadTexts.save }))
  await expect(headOf(page, 'Taps Walk In')).toBeVisible()
  expect(thumb.taps()).toBeLessThanOrEqual(4)
  expect(thumb.seconds()).toBeLessThanOrEqual(15)
})

test('the agent of a new lead is one more tap away', async ({ page }) => {
  await lead(page, addLeadTexts.title).tap()
  const owner = page.locator('.add-lead').getByLabel(addLeadTexts.owner, { exact: true })
  await expect(owner).toBeHidden()
  await page.locator('.add-more > summary').tap()
  await expect(owner).toBeVisible()
  await expectAccessible(page)
})

test('a call, its outcome and its next step take 4 taps', async ({ page }) => {
  const thumb = countTaps()
  await thumb.tap(lead(page, 'Taps Call'))
  await thumb.tap(page.locator('.panel').getByRole('link', { name: '9800001810' }))
  await thumb.tap(
    page.locator('.outcome-next > summary').filter({ hasText: leadTexts.outcome.connected }),
  )
  const steps = page.getByRole('group', { name: panelTexts.remindMe['call-again'] })
  await thumb.tap(steps.getByRole('button').first())
  await expect(saved(page)).toBeVisible()
  await expect(page.locator('.panel .fact').nth(2)).not.toContainText(leadTexts.nothing)
  expect(thumb.taps()).toBeLessThanOrEqual(4)
})

test('a lead is handed over with a note in 4 taps', async ({ page }) => {
  // The assignment rules may have given it to anyone.
  await ask(`update leads set owner_id = (select id from staff_users where name = 'Taps Desk')
    where name = 'Taps Hand'`)
  await page.reload()
  await hydrated(page)
  const thumb = countTaps()
  await thumb.tap(lead(page, 'Taps Hand'))
  const owner = page.locator('.panel .fact').nth(1)
  await thumb.tap(owner.locator('summary'))
  await thumb.type(owner.getByLabel(panelTexts.handoverNote), 'Call after six')
  await thumb.tap(owner.getByRole('button', { name: colleague.name }))
  const given = panelTexts.givenTo(colleague.name, false)
  await expect(page.locator('.done-bar').getByText(given)).toBeVisible()
  await expect(owner).toContainText(colleague.name)
  await expect(page.locator('.panel').getByText('Call after six')).toBeVisible()
  expect(thumb.taps()).toBeLessThanOrEqual(4)
})

test('a visit is booked in 3 taps: its project and hour are filled in', async ({ page }) => {
  const thumb = countTaps()
  await thumb.tap(lead(page, 'Taps Visit'))
  await thumb.tap(page.locator('.panel-visit'))
  await expect(page.locator('#visit-project')).toHaveValue('lodha-goa')
  await expect(page.locator('#visit-time')).toHaveValue(/^\d\d:00$/)
  await thumb.tap(page.getByRole('button', { name: visitsTexts.make }))
  await expect(page.locator('.visit-done')).toBeVisible()
  expect(thumb.taps()).toBeLessThanOrEqual(3)
})

test('that Sharma from last week who wanted Goa takes 2 taps and one query', async ({ page }) => {
  await ask(`update leads set created_at = date_trunc('week', now() at time zone 'Asia/Kolkata')
    at time zone 'Asia/Kolkata' - interval '2 days' where name = 'Tapas Sharma'`)
  const thumb = countTaps()
  await thumb.type(searchField(page), 'sharma goa last week')
  await expect(bodyRows(page)).toHaveCount(1)
  await thumb.tap(lead(page, 'Tapas Sharma'))
  await expect(headOf(page, 'Tapas Sharma')).toBeVisible()
  expect(thumb.taps()).toBeLessThanOrEqual(2)
})

test('the leads of today are exported in 2 taps', async ({ page }) => {
  const thumb = countTaps()
  const views = page.getByRole('navigation', { name: listTexts.views })
  await thumb.tap(views.getByRole('link', { name: new RegExp(`^${listTexts.today}`) }))
  await expect(page).toHaveURL(/from=today/)
  const downloading = page.waitForEvent('download')
  await thumb.tap(page.getByRole('button', { name: exportTexts.export, exact: true }))
  expect((await downloading).suggestedFilename()).toBe('Leads_List.xlsx')
  expect(thumb.taps()).toBeLessThanOrEqual(2)
})
