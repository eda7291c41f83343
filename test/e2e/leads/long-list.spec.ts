import { exportTexts } from '#app/strings/en/export.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import {
  bodyRows,
  openLeads,
  scrollTo,
  searchField,
  sendEnquiry,
} from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { readSheet } from '#test/e2e/helpers/files/read-sheet.ts'
import { ask } from '#test/e2e/helpers/ask.ts'

const phone = '9876501271'
const password = 'nine patient ledgers'
const MARK = 'long-list@example.com'
const OLDER = /before=/
const FOUND = /\/dashboard\/leads\/search\?/

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await addStaff(phone, 'Long Desk', password, 'agent')
  await ask(`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at)
    select 'Long Standing ' || n, '8' || lpad(n::text, 9, '0'), '${MARK}', 'Price?',
      gen_random_uuid()::text, 'x', now() - interval '1 year' - n * interval '1 minute'
    from generate_series(1, 1600) n`)
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))

test.beforeEach(async ({ page }) => {
  await openLeads(page, phone)
})

test('of a long list the newest come first, and the older ones as one scrolls', async ({
  page,
}) => {
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('before=')) parts.push(request.url())
  })
  await expect(page.getByText(/^\d,\d{3} leads\. Older leads load as you scroll\./)).toBeVisible()
  expect(parts).toEqual([])
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(bodyRows(page).last()).toContainText('Long Standing 1600', { timeout: 1000 })
  }).toPass()
  expect(parts.length).toBeGreaterThan(0)
  await expect(
    page.getByText(/^\d,\d{3} leads\. Export saves the leads in this list/),
  ).toBeVisible()
})

test('what is at hand is not drawn again when older leads come', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(OLDER, async (route) => {
    await held
    await route.continue()
  })
  let asked = 0
  page.on('request', (request) => (asked += OLDER.test(request.url()) ? 1 : 0))
  // The list grows to its length once it comes to life.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(asked).toBeGreaterThan(0)
  }).toPass()
  // Scrolling has come to rest.
  await page.waitForTimeout(500)
  const length = () => page.evaluate(() => document.body.scrollHeight)
  const before = await length()
  const drawn = await page.evaluateHandle(drawnParts)
  expect(await page.evaluate(({ size }) => size, drawn)).toBeGreaterThan(200)
  letGo()
  await expect.poll(length).toBeGreaterThan(before)
  await page.waitForTimeout(500)
  const again = await page.evaluate((parts) => {
    const now = [...parts].filter(
      ([part, how]) => part.isConnected && !Object.values(part).includes(how),
    )
    return now.map(([part]) => part.outerHTML)
  }, drawn)
  expect(again).toEqual([])
})

/** Parts of rows, and what React drew each from: another object once it is drawn again. */
function drawnParts(): Map<Element, unknown> {
  const parts = document.querySelectorAll('tbody :is(tr, td, a, button)')
  return new Map(
    Array.from(parts, (part) => {
      const props = Object.entries(part).find(([name]) => name.startsWith('__reactProps$'))
      if (!props) throw new Error('React keeps its props elsewhere.')
      return [part, props[1]]
    }),
  )
}

test('a search finds what is not at hand, in pages, and says how many there are', async ({
  page,
}) => {
  await searchField(page).fill('standing 1599')
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(bodyRows(page)).toContainText('8000001599')
  await expect(page.getByText('1 lead.')).toBeVisible()
  await searchField(page).fill('LONG stand')
  await expect(page.getByText(/^1,600 leads\. Older leads load as you scroll\./)).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(bodyRows(page).last()).toContainText('Long Standing 1600', { timeout: 1000 })
  }).toPass()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: exportTexts.export }).click()
  const { rows } = await readSheet(await (await downloading).path())
  expect(rows).toHaveLength(1601)
  await searchField(page).fill('nowhere at all')
  await expect(page.getByText(listTexts.none)).toBeVisible()
})

test('an answer that another key has overtaken is dropped', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(FOUND, async (route) => {
    if (route.request().postData()?.includes('q=standing+15&')) await held
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest(FOUND)
  await searchField(page).fill('standing 15')
  await asked
  await searchField(page).fill('standing 1590')
  await expect(page.getByText('1 lead.')).toBeVisible()
  letGo()
  await page.waitForTimeout(500)
  await expect(bodyRows(page)).toHaveCount(1)
})

test('a search that is not answered says so and is asked again; what is at hand is searched meanwhile', async ({
  page,
}) => {
  await page.route(FOUND, (route) => route.abort())
  await searchField(page).fill('standing 1')
  await expect(page.getByRole('alert')).toContainText('No connection to the site')
  await expect(bodyRows(page).first()).toContainText('Long Standing 1')
  await page.unroute(FOUND)
  // It is asked again five seconds after.
  await expect(page.getByText(/^7\d\d leads\. /)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a user who comes back from a visit finds the list where they left it', async ({ page }) => {
  await expect(page.getByText(/^\d,\d{3} leads\. Older leads load as you scroll\./)).toBeVisible()
  const reach = page.getByRole('link', { name: 'Long Standing 220', exact: true })
  await scrollTo(page, reach)
  await reach.click()
  await expect(page.getByRole('heading', { name: 'Long Standing 220', level: 2 })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('region', { name: visitsTexts.newVisit })).toBeFocused()
  await page.getByRole('link', { name: 'Long Standing 220' }).click()
  await expect(page.getByRole('heading', { name: 'Long Standing 220', level: 2 })).toBeVisible()
  await expect(reach).toBeInViewport()
})

test('a column sorts what is searched for, from all leads, by key, and says so', async ({
  page,
}) => {
  await searchField(page).fill('standing 15')
  await expect(page.getByText('111 leads', { exact: true })).toBeVisible()
  // What a list was told lately is no part of the next.
  const told = page.waitForResponse(/since=/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await told
  const name = page.getByRole('link', { name: listTexts.columns.name, exact: true })
  await name.press('Enter')
  await expect(page).toHaveURL('/dashboard?sort=name')
  await expect(bodyRows(page).first()).toContainText('Long Standing 15')
  await expect(bodyRows(page).nth(1)).toContainText('Long Standing 150')
  await expect(page.getByText('111 leads, by name, A to Z.')).toBeVisible()
  await expect(searchField(page)).toHaveValue('standing 15')
  await expect(name).toBeFocused()
  await name.press('Enter')
  await expect(page).toHaveURL('/dashboard?sort=-name')
  await expect(bodyRows(page).first()).toContainText('Long Standing 1599')
  await expect(page.getByRole('columnheader', { name: listTexts.columns.name })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(name).toBeFocused()
  await expectAccessible(page)

  // Another text keeps the order, and the address keeps no text.
  await searchField(page).fill('long standing')
  await expect(
    page.getByText(/^1,600 leads, by name, Z to A\. More leads load as you scroll\./),
  ).toBeVisible()
  await expect(bodyRows(page).first()).toContainText('Long Standing 999')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(bodyRows(page).last()).toHaveText(/^Long Standing 1\D/, { timeout: 1000 })
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard?sort=name')
  await expect(page.getByText(/^1,600 leads, by name, A to Z\./)).toBeVisible()
  await expect(searchField(page)).toHaveValue('long standing')
})

test('names that sound alike say that they stand newest first, whatever was chosen', async ({
  page,
}) => {
  for (const [name, number] of [
    ['Shrivastav Literal', '9800000271'],
    ['Srivastava Alike', '9800000272'],
  ] as const)
    await sendEnquiry(page.request, { name, phone: number, message: 'Price?' })
  await page.goto('/dashboard?sort=name')
  await searchField(page).fill('shrivastav')
  await expect(page.getByText('1 lead, by name, A to Z.')).toBeVisible()
  await expect(page.getByRole('link', { name: listTexts.similarBelow(1, true) })).toBeVisible()
  const suggested = page.getByRole('region', { name: listTexts.similar })
  await expect(suggested).toContainText(listTexts.similarNewest)
  await expect(suggested.getByRole('row', { name: /Srivastava Alike/ })).toBeVisible()
  await expect(
    suggested.getByRole('columnheader', { name: listTexts.columns.name }).getByRole('link'),
  ).toHaveCount(0)
})

test('where no script runs a search is sorted by a press on a column', async ({
  page,
  browser,
}) => {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/dashboard')
  await searchField(plain).fill('standing 15')
  await searchField(plain).press('Enter')
  const name = plain.getByRole('button', { name: listTexts.columns.name, exact: true })
  await name.press('Enter')
  await expect(plain).toHaveURL('/dashboard?sort=name')
  await expect(plain.getByText('111 leads, by name, A to Z', { exact: true })).toBeVisible()
  await expect(bodyRows(plain).nth(1)).toContainText('Long Standing 150')
  await name.press('Enter')
  await expect(plain).toHaveURL('/dashboard?sort=-name')
  await expect(bodyRows(plain).first()).toContainText('Long Standing 1599')
  await context.close()
})
