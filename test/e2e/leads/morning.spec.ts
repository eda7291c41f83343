import type { Page } from '@playwright/test'

import { contactsTexts } from '#app/strings/en/contacts.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import {
  bodyRows,
  openLeads,
  menuLink,
  searchField,
  sendEnquiry,
} from '#test/e2e/helpers/dashboard.ts'
import {
  addStaff,
  expect,
  expectAccessible,
  hydrated,
  runCommand,
  test,
} from '#test/e2e/helpers/page-test.ts'

const phone = '9876501251'
const password = 'seven quiet lanterns'
const LONG = 'Which towers still have a corner unit above the tenth floor? '.repeat(20)

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Morning Desk', password, 'agent')
  runCommand(['cli/demo/add.ts'])
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await sendEnquiry(request, { name: 'Morning Writer', phone: '9700000251', message: LONG })
  await request.dispose()
})

test.afterAll(() => runCommand(['cli/demo/clear.ts']))

test.beforeEach(async ({ page }) => {
  await openLeads(page, phone)
  await expect(page.getByText(/^\d+ leads\. Export saves/)).toBeVisible()
})

test('what is being read stays where it is while new leads come in', async ({ page }) => {
  await scrollTo(page, 4000)
  // How many rows above it are drawn depends on how high they are.
  const seen = await bodyRows(page).evaluateAll((rows) =>
    rows.findIndex((row) => row.getBoundingClientRect().top > 200),
  )
  const read = bodyRows(page).nth(seen)
  const id = await read.getAttribute('aria-rowindex')
  const lead = await read.locator('a[href^="/dashboard/leads/"]').first().getAttribute('href')
  const row = bodyRows(page).filter({ has: page.locator(`a[href="${lead}"]`) })
  await expect(row).toHaveCount(1)
  const before = await restingTop(page, row)
  for (const come of [1, 3]) {
    await Promise.all([
      arrive(page, `Morning Comer ${come}`, `970000024${come}`),
      arrive(page, `Morning Comer ${come + 1}`, `970000024${come + 1}`),
    ])
    await expect(row).toHaveAttribute('aria-rowindex', String(Number(id) + come + 1))
    expect(Math.abs((await restingTop(page, row)) - before)).toBeLessThan(3)
  }
  await scrollTo(page, 0)
  await arrive(page, 'Morning Comer 5', '9700000245')
  await expect(bodyRows(page).first()).toContainText('Morning Comer 5')
  await expect(bodyRows(page).first()).toBeInViewport()
})

test('a message that was opened stays open, also while it is out of sight and on paper', async ({
  page,
}) => {
  await page.getByRole('button', { name: listTexts.moreOf('Morning Writer') }).click()
  await scrollTo(page, 12_000)
  const row = bodyRows(page).filter({ hasText: 'Morning Writer' })
  await expect(row).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(row).toHaveCount(1)
  await expect(row.locator('.lead-message--clamped')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await scrollTo(page, 0)
  await expect(page.getByRole('button', { name: listTexts.lessOf('Morning Writer') })).toBeVisible()
})

test('a laptop at twice the size, and a tablet, leave the message room to be read', async ({
  page,
}) => {
  for (const width of [683, 960, 1093]) {
    await page.setViewportSize({ width, height: 600 })
    for (const path of [contactsTexts.title, 'Leads']) {
      await (await menuLink(page, path)).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
    const message = bodyRows(page).filter({ hasText: 'Morning Writer' }).getByRole('cell').last()
    const box = await message.boundingBox()
    expect(box?.width ?? 0, `at ${width}`).toBeGreaterThan(180)
  }
  await expectAccessible(page)
})

test('the enquiries of one phone are linked, whatever their name', async ({ page, request }) => {
  for (const name of ['Morning Again', 'Someone Else'])
    await sendEnquiry(request, { name, phone: '9700000257', message: `From ${name}.` })
  await page.reload()
  await hydrated(page)
  const rows = bodyRows(page)
  await rows
    .filter({ hasText: 'Morning Again' })
    .getByRole('button', { name: listTexts.showSamePhone(2, '9700000257') })
    .click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Someone Else' })).toBeVisible()
  await expect(searchField(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('9700000257')
  await expectAccessible(page)
  await searchField(page).fill('')
  await expect(page.getByText(/^\d+ leads\. Export saves/)).toBeVisible()
})

test('a list that cannot be brought up to date says of when it is', async ({ page }) => {
  const news = /part\.data\?since=/
  await page.route(news, (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(/No connection to the site\. You see the list as of .*\d/)
  await searchField(page).fill('morning writer')
  await expect(bodyRows(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.unroute(news)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(notice).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('morning writer')
})

async function arrive(page: Page, name: string, from: string): Promise<void> {
  await sendEnquiry(page.request, { name, phone: from, message: 'Still free?' })
  const answered = page.waitForResponse((response) => response.url().includes('since='))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await answered
}

/** Rows are measured when they come near the screen, which may move the place once more. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await page.waitForFunction(
    () =>
      new Promise((still) =>
        requestAnimationFrame(() => {
          const at = window.scrollY
          requestAnimationFrame(() => still(at === window.scrollY))
        }),
      ),
  )
}

/** Once it has stood still for a while: rows around it are measured as a busy machine gets to them. */
async function restingTop(page: Page, row: ReturnType<typeof bodyRows>): Promise<number> {
  let last = await top(page, row)
  for (let looks = 0; looks < 20; looks += 1) {
    await page.waitForTimeout(300)
    const now = await top(page, row)
    if (now === last) return now
    last = now
  }
  throw new Error('The list does not come to rest.')
}

async function top(page: Page, row: ReturnType<typeof bodyRows>): Promise<number> {
  await expect(row).toBeAttached()
  return (await row.boundingBox())?.y ?? Number.NaN
}
