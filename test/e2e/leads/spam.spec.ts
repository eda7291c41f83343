import type { Page } from '@playwright/test'

import { signInTexts } from '#app/strings/en/sign-in.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'
import {
  bodyRows,
  openLeads,
  menuLink,
  searchField,
  sendEnquiry,
} from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { connectTo } from '#test/helpers/site/site.ts'

const phone = '9876501237'
const password = 'seven quiet lanterns'
const from = '9700000099'
/** The journeys' server takes 30 with one phone. */
const FLOOD = 33

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await addStaff(phone, 'Second Desk', password, 'agent')
  // Those of other journeys on this site would be counted with these.
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  await client.query('update leads set spam_reason = null where spam_reason is not null')
  await client.end()
})

async function open(page: Page, name: RegExp | string, title: string): Promise<void> {
  await (await menuLink(page, name)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('what is typed into a search stands in no address', async ({ page }) => {
  await sendEnquiry(page.request, { name: 'Devi Quiet', phone: '9700000015', message: 'Price?' })
  await openLeads(page, phone)
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await searchField(page).fill('devi quiet')
  await page.keyboard.press('Enter')
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/dashboard')
  await open(page, /Spam/, 'Spam')
  await searchField(page).fill('devi quiet')
  await page.keyboard.press('Enter')
  await expect(page.getByText(spamListTexts.noneFound)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/spam')
  expect(requests.filter((address) => address.includes('devi'))).toEqual([])
})

test('an open list takes in what is new by asking only for that', async ({ page }) => {
  await openLeads(page, phone)
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const name = `Late Comer ${Date.now()}`
  const before = await bodyRows(page).count()
  await sendEnquiry(page.request, { name, phone: '9700000014', message: 'Still free?' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(bodyRows(page).first()).toContainText(name)
  await expect(bodyRows(page)).toHaveCount(before + 1)
  const news = requests.filter((address) => address.includes('/dashboard/leads/part'))
  expect(news).not.toEqual([])
  for (const address of news) expect(address).toMatch(/part\.data\?since=\d+&/)
})

/** More enquiries of one phone than may come with it; the last ones are kept apart. */
async function sendMany(page: Page, name: string, phoneOfAll: string): Promise<void> {
  for (let index = 1; index <= FLOOD; index += 1) {
    const enquiry = { name: `${name} ${index}`, phone: phoneOfAll, message: `Number ${index}` }
    await sendEnquiry(page.request, enquiry)
  }
}

test(
  'spam waits on a page of its own until someone moves it',
  { tag: '@gate' },
  async ({ page }) => {
    await sendMany(page, 'Flood', from)
    await openLeads(page, phone)
    await hydrated(page)
    await searchField(page).fill(from)
    await expect(bodyRows(page)).toHaveCount(30)
    await open(page, 'Spam (3)', 'Spam')
    await expect(bodyRows(page)).toHaveCount(3)
    await expect(bodyRows(page).first()).toContainText(spamListTexts.why.phone)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^3 enquiries, as of /)).toBeVisible()
    await expect(
      page.locator('button, .table--spam th:last-child').filter({ visible: true }),
    ).toHaveCount(0)
    await page.emulateMedia({ media: null })
    await searchField(page).fill('FLOOD 32')
    await page.keyboard.press('Enter')
    await expect(bodyRows(page)).toHaveCount(1)
    await page.getByRole('button', { name: spamListTexts.moveOf('Flood 32') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(spamListTexts.moved('Flood 32'))).toBeVisible()
    await expect(bodyRows(page)).toHaveCount(2)
    await expect(bodyRows(page).first().getByRole('button')).toBeFocused()
    await expect(searchField(page)).toHaveValue('')
    await expect(await menuLink(page, 'Spam (2)')).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByText(spamListTexts.returned)).toBeVisible()
    await expect(bodyRows(page)).toHaveCount(3)
    await page.getByRole('button', { name: spamListTexts.moveOf('Flood 32') }).click()
    await expect(bodyRows(page)).toHaveCount(2)
    await open(page, 'Leads', 'Leads')
    await searchField(page).fill('flood 32')
    await expect(bodyRows(page)).toHaveCount(1)
  },
)

test('on a phone spam is in blocks and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLeads(page, phone)
  await open(page, /Spam/, 'Spam')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('a spam enquiry is searched for and moved', async ({ page }) => {
    await sendMany(page, 'Rain', '9700000016')
    await page.goto('/admin')
    await page.getByLabel(signInTexts.phone).fill(phone)
    await page.getByLabel(signInTexts.password).fill(password)
    await page.getByRole('button', { name: signInTexts.go }).click()
    await open(page, /Spam/, 'Spam')
    await searchField(page).fill('rain 33')
    await page.keyboard.press('Enter')
    await expect(bodyRows(page)).toHaveCount(1)
    await page.getByRole('button', { name: spamListTexts.moveOf('Rain 33') }).click()
    await expect(page).toHaveURL(/\/dashboard\/spam\?moved=\d+$/)
    await expect(bodyRows(page).filter({ hasText: 'Rain 32' })).toHaveCount(1)
    await expect(bodyRows(page).filter({ hasText: 'Rain 33' })).toHaveCount(0)
    await expect(page.getByText(spamListTexts.moved('Rain 33'))).toBeVisible()
    await open(page, 'Leads', 'Leads')
    await expect(bodyRows(page).filter({ hasText: /Rain 33(?!rd)/ })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})
