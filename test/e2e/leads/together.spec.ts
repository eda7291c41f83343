import type { Browser, Page } from '@playwright/test'

import { keyTexts } from '#app/strings/en/keys.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { bodyRows, openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const password = 'seven quiet lanterns'
const asha = { phone: '9876501261', name: 'Asha Menon' }
const vikram = { phone: '9876501262', name: 'Vikram Nair' }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  for (const { phone, name } of [asha, vikram]) await addStaff(phone, name, password, 'agent')
})

async function openDashboard(browser: Browser, { phone }: typeof asha): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openLeads(page, phone)
  await expect(page.getByText(listTexts.live, { exact: true })).toBeVisible()
  return page
}

async function openLead(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

test('every open dashboard has a new lead within a second, and two who open it see each other and overwrite nothing', async ({
  page: guest,
  browser,
}) => {
  const [one, other] = [await openDashboard(browser, asha), await openDashboard(browser, vikram)]
  await sendEnquiry(guest.request, {
    name: 'Farah Together',
    phone: '9800000261',
    message: 'May we see the 4 BHK?',
  })
  for (const dashboard of [one, other])
    await expect(bodyRows(dashboard).first()).toContainText('Farah Together', { timeout: 1500 })
  await openLead(one, 'Farah Together')
  await openLead(other, 'Farah Together')
  await expect(one.getByText('Vikram Nair also has this lead open')).toBeVisible()
  await expect(other.getByText('Asha Menon also has this lead open')).toBeVisible()
  await expectAccessible(one)

  // What Vikram chose from is what he saw before Asha was quicker.
  await other.locator('.fact summary').first().click()
  const late = other.getByRole('button', { name: leadTexts.status.negotiation })
  await other.route(/\.data\?look/, (route) => route.abort())
  await one.locator('.fact summary').first().click()
  await one.getByRole('button', { name: leadTexts.status.contacted }).click()
  await expect(one.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
  await expect(bodyRows(other).first()).toContainText(leadTexts.status.contacted)
  await late.click()
  const conflict = other.getByRole('alert').filter({ hasText: 'Asha Menon changed this lead' })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByRole('row')).toContainText([panelTexts.fact, panelTexts.facts.status])
  await expect(conflict.getByRole('cell')).toHaveText([
    leadTexts.status.new,
    leadTexts.status.contacted,
    leadTexts.status.negotiation,
  ])
  await expectAccessible(other)
  await conflict.getByRole('button', { name: panelTexts.writeMine }).click()
  await expect(other.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
  await expect(bodyRows(one).first()).toContainText(leadTexts.status.negotiation)
  await expect(one.getByText('status Contacted → Negotiation')).toBeVisible()
  await one.context().close()
  await other.context().close()
})

// In short keys.spec.ts goes through the whole dashboard with the keys alone.
test('by keys alone a lead is opened, called, followed up, noted and taken back, and the list keeps its place', async ({
  page,
}) => {
  for (const last of [1, 2])
    await sendEnquiry(page.request, {
      name: `Keys ${last}`,
      phone: `980000027${last}`,
      message: 'Price?',
    })
  await openLeads(page, asha.phone)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keys 1', level: 2 })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'Keys 2', level: 2 })).toBeFocused()
  await page.keyboard.press('f')
  await page.keyboard.press('Enter')
  await expect(page.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
  await expect(bodyRows(page).first()).toContainText('follow-up')
  await page.keyboard.press('n')
  await page.keyboard.type('Wants the Saturday')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Wants the Saturday”')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: keyTexts.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Keys 2', exact: true })).toBeFocused()
})

test('eight tabs have one connection, and when the tab with it goes another has it', async ({
  context,
  page: first,
}) => {
  test.setTimeout(120_000)
  const requests: Page[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/dashboard/live')) requests.push(request.frame().page())
  })
  await openLeads(first, vikram.phone)
  const tabs: Page[] = []
  for (let count = 0; count < 7; count += 1) {
    const tab = await context.newPage()
    await tab.goto('/dashboard')
    await hydrated(tab)
    tabs.push(tab)
  }
  for (const tab of [first, ...tabs])
    await expect(tab.getByText(listTexts.live, { exact: true })).toBeVisible()
  expect(requests).toEqual([first])
  await first.close()
  await expect.poll(() => requests.length).toBe(2)
  const last = tabs[6]
  await last?.bringToFront()
  const { request } = context
  await sendEnquiry(request, { name: 'Eighth Tab', phone: '9800000281', message: 'Price?' })
  if (last) await expect(bodyRows(last).first()).toContainText('Eighth Tab', { timeout: 3000 })
})
