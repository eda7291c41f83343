import { execFileSync } from 'node:child_process'

import type { APIRequestContext, Page } from '@playwright/test'

import { addStaff, expect, expectAccessible, hydrated, test } from './journey.ts'
import { readSheet } from './read-sheet.ts'

const phone = '9876501234'
const password = 'seven quiet lanterns'
const enquiries = [
  {
    name: 'Devika Example',
    phone: '9800000011',
    message: 'Price list for Godrej Reverine, please.',
  },
  { name: 'Rohan Sample', phone: '9800000012', message: '=HYPERLINK("http://example.com","x")' },
  { name: 'मीरा Placeholder', phone: '9700000013', message: '+1 & <b>"two"</b>\n@SUM(A1)' },
]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, baseURL }) => {
  addStaff(phone, 'Front Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const enquiry of enquiries) await send(request, enquiry)
  await request.dispose()
})

/** What no form of ours would send: as many enquiries with one phone, one after another. */
async function flood(request: APIRequestContext, from: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await send(request, { name: `Flood ${index}`, phone: from, message: `Number ${index}` })
  }
}

async function send(request: APIRequestContext, enquiry: object): Promise<void> {
  const meta = { pid: 'northlight', appName: 'site', reqAction: 'connect', location: 'N/A' }
  const answer = await request.post('/api/v1/user/connect', {
    headers: { pid: 'northlight' },
    data: { meta, pay: { email: 'person@example.com', ...enquiry } },
  })
  expect(await answer.json()).toMatchObject({ statusCode: '000' })
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin')
  await hydrated(page)
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/dashboard')
}

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function bodyRows(page: Page) {
  return page.locator('tbody').getByRole('row')
}

test('a login that is not right says so in a toast and keeps what was typed', async ({ page }) => {
  await page.goto('/admin')
  await hydrated(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toast(page)).toContainText('All Fields Are Required!')
  expect(sent.filter((address) => address.includes('.data'))).toEqual([])

  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toast(page)).toContainText('Invalid Credentials')
  await expect(page.getByLabel('Phone')).toHaveValue(phone)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toast(page)).toContainText('Something Went Wrong!')
  await expect(page.getByLabel('Password')).toHaveValue('not the password')
  await expect(page).toHaveURL('/admin')
  await page.context().setOffline(false)
})

test('the right login leads to the list and leaves no login page behind', async ({ page }) => {
  await page.goto('/')
  await logIn(page)
  await expect(toast(page)).toContainText('Login Successful!')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Phone',
    'DateTime',
    'Location',
    'Message',
  ])
  await expect(bodyRows(page).first()).toContainText('मीरा Placeholder')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('without a session the list is not shown, however it is reached', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/admin')
  await logIn(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goBack()
  await expect(page.getByText('Devika Example')).toHaveCount(0)
})

test('a session that ended elsewhere sends the next look to the login', async ({ page }) => {
  await logIn(page)
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Leads' }).click()
  await expect(page).toHaveURL('/admin')
})

test('opening the login ends the session', async ({ page }) => {
  await logIn(page)
  const cookies = await page.context().cookies()
  await page.goto('/admin')
  await page.context().addCookies(cookies)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/admin')
})

test('the search filters while typing, by name in any case and by part of the phone', async ({
  page,
}) => {
  await logIn(page)
  await hydrated(page)
  const search = page.getByPlaceholder('Search by Name or Phone...')
  await search.fill('dEVika')
  await expect(bodyRows(page)).toHaveCount(1)
  await search.fill('97000')
  await expect(bodyRows(page)).toContainText(['मीरा Placeholder'])
  await search.fill('nobody at all')
  await expect(page.getByText('No leads found.')).toBeVisible()
  await expectAccessible(page)
})

test('what is typed into the search stands in no address and no history', async ({ page }) => {
  await logIn(page)
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByPlaceholder('Search by Name or Phone...').fill('devika')
  await page.keyboard.press('Enter')
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: /Suspect/ }).click()
  await expect(heading(page)).toHaveText('Suspect enquiries')
  await page.getByPlaceholder('Search by Name or Phone...').fill('devika')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No suspect enquiries found.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/suspect')
  expect(asked.filter((address) => address.includes('devika'))).toEqual([])
})

test('an open list takes in what is new by asking only for that', async ({ page }) => {
  await logIn(page)
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const name = `Late Comer ${Date.now()}`
  await send(page.request, { name, phone: '9700000014', message: 'Still free?' })
  const before = await bodyRows(page).count()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(bodyRows(page).first()).toContainText(name)
  await expect(bodyRows(page)).toHaveCount(before + 1)
  const news = asked.filter((address) => address.includes('/dashboard'))
  expect(news).toHaveLength(1)
  expect(news[0]).toMatch(/dashboard\.data\?since=2/)
})

test('suspect enquiries wait on a page of their own until somebody moves them', async ({
  page,
}) => {
  const from = '9700000099'
  await flood(page.request, from, 33)
  await logIn(page)
  await hydrated(page)
  await page.getByPlaceholder('Search by Name or Phone...').fill(from)
  await expect(bodyRows(page)).toHaveCount(30)
  await page.getByRole('link', { name: 'Suspect (3)' }).click()
  await expect(heading(page)).toHaveText('Suspect enquiries')
  await expect(bodyRows(page)).toHaveCount(3)
  await expect(bodyRows(page).first()).toContainText('Many came with this phone.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByPlaceholder('Search by Name or Phone...').fill('FLOOD 32')
  await page.keyboard.press('Enter')
  await expect(bodyRows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Move to leads: Flood 32' }).click()
  await expect(bodyRows(page)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Suspect (2)' })).toBeVisible()
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(heading(page)).toHaveText('Leads')
  await page.getByPlaceholder('Search by Name or Phone...').fill('flood 32')
  await expect(bodyRows(page)).toHaveCount(1)
})

test('the export holds the rows shown, every cell as text', async ({ page }) => {
  await logIn(page)
  await hydrated(page)
  await page.getByPlaceholder('Search by Name or Phone...').fill('9800000012')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Leads_List.xlsx')
  const file = await download.path()
  const { names, rows } = await readSheet(file)
  expect(names).toEqual(['Leads'])
  const date = await bodyRows(page).first().getByRole('cell').nth(2).textContent()
  expect(rows).toEqual([
    ['Phone', 'Name', 'Message', 'Location', 'Date'],
    ['9800000012', 'Rohan Sample', '=HYPERLINK("http://example.com","x")', 'N/A', date],
  ])
  expect(openpyxlTypes(file) ?? 's s s s s').toBe('s s s s s')
})

/** How an independent reader types the cells of the second row; undefined where it isn't installed. */
function openpyxlTypes(file: string): string | undefined {
  const program = [
    'import sys, openpyxl',
    'sheet = openpyxl.load_workbook(sys.argv[1])["Leads"]',
    'print(" ".join(cell.data_type for cell in sheet[2]))',
  ].join('\n')
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('python3', ['-c', program, file], options).trim()
  } catch {
    return undefined
  }
}

test('the whole way works with the keyboard alone', async ({ page }) => {
  await page.goto('/admin')
  await hydrated(page)
  await page.getByLabel('Phone').focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  for (const focused of ['#q', 'button:has-text("Export")', 'tbody a']) {
    await tabTo(page, focused)
  }
})

async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${selector}`)
}

test('on a phone the rows are blocks and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await expect(bodyRows(page).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('login, list, search and sign-out work', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('All Fields Are Required!')
    await page.getByLabel('Phone').fill(`+91 ${phone}`)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid Credentials')
    await page.getByLabel('Phone').fill(`+91 ${phone}`)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
    await page.getByPlaceholder('Search by Name or Phone...').fill('devika')
    await page.keyboard.press('Enter')
    await expect(bodyRows(page)).toHaveCount(1)
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: /Suspect/ }).click()
    await page.getByPlaceholder('Search by Name or Phone...').fill('flood 33')
    await page.keyboard.press('Enter')
    await expect(bodyRows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Move to leads: Flood 33' }).click()
    await expect(page).toHaveURL('/dashboard/suspect')
    await expect(page.getByText('Flood 33')).toHaveCount(0)
    await page.getByRole('link', { name: 'Leads', exact: true }).click()
    await expect(page.getByText('Flood 33')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/admin')
  })
})
