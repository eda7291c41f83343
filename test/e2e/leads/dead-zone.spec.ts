import type { Page } from '@playwright/test'

import { draftTexts } from '#app/strings/en/drafts.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { offlineTexts } from '#app/strings/en/offline-leads.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { openLeads, sendEnquiry, stayOnCall } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { connectTo } from '#test/helpers/site/site.ts'

const asha = { phone: '9876501821', name: 'Asha Zone' }
const ravi = { phone: '9876501822', name: 'Ravi Zone' }
const MARK = 'zone@example.com'
const [FIRST, SECOND] = ['Zone First', 'Zone Second']
const NOTE = 'Prefers the evening'
const COPY = '/dashboard/offline'
const OFFLINE_MARK = /^Offline: list of \d/

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test.beforeAll(async () => {
  await addStaff(asha.phone, asha.name, 'seven quiet lanterns', 'agent')
  await addStaff(ravi.phone, ravi.name, 'nine patient herons', 'agent')
  await ask(`update staff_users set lead_scope = 'own' where name = '${ravi.name}'`)
})

test.beforeEach(async ({ page }) => {
  await ask(`delete from leads where email = '${MARK}'`)
  for (const [at, name] of [FIRST, SECOND].entries()) {
    const message = 'Is a corner plot left?'
    await sendEnquiry(page.request, { name, phone: `980000182${at}`, email: MARK, message })
  }
  // The assignment rules may have given them to anyone.
  await ask(`update leads set owner_id = (select id from staff_users where name = '${asha.name}')
    where email = '${MARK}'`)
  await ask(`insert into lead_changes (lead_id, change_set_id, kind, new_value)
    select id, gen_random_uuid(), 'note', '${NOTE}' from leads where name = '${FIRST}'`)
  await stayOnCall(page)
  await loseRequests(page)
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))

/** The agent has the list open, and the device its copy. */
async function openWithCopy(page: Page): Promise<void> {
  await openLeads(page, asha.phone)
  await copied(page)
}

const isKept = (page: Page) => page.evaluate(async () => await caches.has('dashboard-leads'))

/** The device has a copy, with the first lead or without, and the worker that shows it. */
async function copied(page: Page, hasFirst = true): Promise<void> {
  const state = () =>
    page.evaluate(async (path) => {
      const kept = await caches.match(path)
      if (!kept || navigator.serviceWorker.controller === null) return undefined
      return (await kept.text()).includes('Zone First')
    }, COPY)
  await expect.poll(state, { timeout: 30_000 }).toBe(hasFirst)
}

/** Chromium's own emulation comes late to a page that opens in a process of its own, which could send meanwhile. */
async function loseRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = (...request) =>
      'dead-zone' in localStorage ? Promise.reject(new TypeError('Lost')) : send(...request)
  })
}

async function enter(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('dead-zone', ''))
  await page.context().setOffline(true)
}

async function leave(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    localStorage.removeItem('dead-zone')
    window.dispatchEvent(new Event('online'))
  })
}

async function idOf(name: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(`select id from leads where name = '${name}'`)
  return row?.id ?? ''
}

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}

const logged = async (name: string) =>
  (
    await rowsOf<{ text: string }>(`select new_value as text from lead_changes
      join leads on leads.id = lead_id where name = '${name}'
        and kind in ('outcome', 'note') and staff_id is not null order by lead_changes.id`)
  ).map(({ text }) => text)

const leadOf = (page: Page, name: string) =>
  page.locator('.offline-lead').filter({ has: page.getByText(name, { exact: true }) })
const waits = (page: Page) => page.getByRole('complementary', { name: offlineTexts.label })
const noAnswer = leadTexts.outcome['no-answer']

/** What the router, the live line and the browser say without a connection is no fault. */
function ignoreLost(quiet: string[]): void {
  expect(
    quiet.splice(0).filter((line) => !/Failed to fetch|TypeError: Lost|uncaught: Event/.test(line)),
  ).toEqual([])
}

test(
  'through a dead zone leads are read, called and logged, and what waits is stored once',
  { tag: '@gate' },
  async ({ page, quiet }) => {
    await openWithCopy(page)
    const mark = page.locator('.dashboard-header .live')
    await expect(mark).toHaveText(listTexts.live)
    await enter(page)
    await expect(mark).toHaveText(OFFLINE_MARK)
    await page.getByRole('link', { name: FIRST, exact: true }).tap()
    await expect(page).toHaveURL(`${COPY}#lead-${await idOf(FIRST)}`)
    const lead = leadOf(page, FIRST)
    await expect(lead).toHaveAttribute('open')
    await expect(lead).toContainText('Is a corner plot left?')
    await expect(lead).toContainText(NOTE)
    await expect(lead).toContainText(leadTexts.status.new)
    await hydrated(page)
    await lead.getByRole('link', { name: '9800001820' }).tap()
    const form = lead.getByRole('form', { name: panelTexts.record })
    await form.getByLabel(panelTexts.callNote).fill('Rang twice')
    await form.getByRole('button', { name: noAnswer }).tap()
    await expect(waits(page)).toContainText(offlineTexts.waits(FIRST, noAnswer))
    await expect(waits(page)).toContainText(offlineTexts.note('Rang twice'))
    await expectAccessible(page)
    // The app is closed and opened again.
    await page.goto('/dashboard')
    await expect(page).toHaveURL(COPY)
    await expect(waits(page)).toContainText('Rang twice')
    await expect(leadOf(page, SECOND)).toBeVisible()
    await expect(mark).toHaveText(/list of \d/i)
    for (const path of ['/dashboard/nowhere', '/dashboard/visits']) {
      await page.goto(path)
      await expect(page).toHaveURL(COPY)
    }
    expect(await logged(FIRST)).toEqual([])
    await leave(page)
    await expect(mark, 'a copy is not live').toHaveText(/^List of \d/)
    await expect(waits(page)).toHaveCount(0)
    await expect.poll(() => logged(FIRST)).toEqual(['no-answer', 'Rang twice'])
    await page.getByRole('link', { name: offlineTexts.list }).tap()
    await expect(page).toHaveURL('/dashboard')
    expect(await logged(FIRST)).toEqual(['no-answer', 'Rang twice'])
    ignoreLost(quiet)
  },
)

test('a call that is logged in an open lead waits too, and stays with its reason once refused', async ({
  page,
  quiet,
}) => {
  await openWithCopy(page)
  await page.getByRole('link', { name: SECOND, exact: true }).tap()
  await expect(page.getByRole('heading', { name: SECOND, level: 2 })).toBeVisible()
  await page.locator('.outcome > summary').tap()
  await page.getByLabel(panelTexts.callNote).fill('Wants the price list')
  await enter(page)
  await page.locator('.outcome').getByRole('button', { name: noAnswer }).tap()
  await expect(page).toHaveURL(`${COPY}#lead-${await idOf(SECOND)}`)
  await expect(waits(page)).toContainText(offlineTexts.waits(SECOND, noAnswer))
  await ask(`update leads set status = 'negotiation' where name = '${SECOND}'`)
  await leave(page)
  const refused = offlineTexts.refused(SECOND, noAnswer, offlineTexts.conflict)
  await expect(waits(page)).toContainText(refused)
  await expect(waits(page)).toContainText('Wants the price list')
  await expectAccessible(page)
  await waits(page).getByRole('link', { name: offlineTexts.open }).tap()
  await expect(page.getByRole('heading', { name: SECOND, level: 2 })).toBeVisible()
  await expect(page.getByText(draftTexts.restored)).toHaveCount(0)
  await page.goto('/dashboard')
  await hydrated(page)
  await waits(page).getByRole('button', { name: offlineTexts.remove }).tap()
  await expect(waits(page)).toHaveCount(0)
  expect(await logged(SECOND)).toEqual([])
  ignoreLost(quiet)
})

test('a sign-out wipes the copy, and public pages have no worker', async ({ page, context }) => {
  await openWithCopy(page)
  await page.getByText(navTexts.more, { exact: true }).tap()
  await page.getByRole('button', { name: navTexts.signOut }).tap()
  await expect(page).toHaveURL(/\/admin/)
  await expect.poll(() => isKept(page)).toBe(false)
  await page.goto('/')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.setOffline(true)
  await expect(page.goto('/dashboard')).rejects.toThrow('net::ERR')
  await expect(page.goto(COPY)).rejects.toThrow('net::ERR')
})

test('the end of the session wipes the copy, and so does a day', async ({ page, context }) => {
  await openWithCopy(page)
  await ask(`delete from staff_sessions where user_id =
    (select id from staff_users where name = '${asha.name}')`)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/admin/)
  await expect.poll(() => isKept(page)).toBe(false)

  await openWithCopy(page)
  await page.evaluate(async (path) => {
    const cache = await caches.open('dashboard-leads')
    const kept = await cache.match(path)
    const headers = new Headers(kept?.headers)
    headers.set('Date', new Date(Date.now() - 25 * 60 * 60_000).toUTCString())
    await cache.put(path, new Response(await kept?.text(), { headers }))
  }, COPY)
  await context.setOffline(true)
  await expect(page.goto('/dashboard')).rejects.toThrow('net::ERR')
})

test('a second person on the same phone sees nothing of the first, and sends nothing', async ({
  page,
  context,
  quiet,
}) => {
  await openWithCopy(page)
  await enter(page)
  await page.goto('/dashboard')
  await leadOf(page, FIRST).locator('summary').tap()
  await hydrated(page)
  await leadOf(page, FIRST).getByRole('button', { name: noAnswer }).tap()
  await expect(waits(page)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('dead-zone'))
  await page.goto('about:blank')
  await context.setOffline(false)

  await startSession(page, ravi.phone)
  await page.goto('/dashboard')
  await hydrated(page)
  await expect(waits(page)).toHaveCount(0)
  await copied(page, false)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(COPY)
  await expect(page.getByRole('heading', { name: offlineTexts.title })).toBeVisible()
  await expect(page.getByText(FIRST)).toHaveCount(0)
  await expect(page.getByText(SECOND)).toHaveCount(0)
  await expect(waits(page)).toHaveCount(0)
  expect(await logged(FIRST)).toEqual([])
  ignoreLost(quiet)
})
