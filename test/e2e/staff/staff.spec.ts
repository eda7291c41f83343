import { execFileSync } from 'node:child_process'

import type { Page } from '@playwright/test'

import { exportTexts } from '#app/strings/en/export.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { bodyRows, logIn, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { readSheet } from '#test/e2e/helpers/files/read-sheet.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

/** Debian's own, for which the tests install openpyxl. */
const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3'
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
  await addStaff(phone, 'Front Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const enquiry of enquiries) await sendEnquiry(request, enquiry)
  await request.dispose()
})

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}

test('a login that is not right says so in a toast and keeps what was typed', async ({ page }) => {
  await page.goto('/admin')
  await hydrated(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.getByLabel(signInTexts.phone).fill(phone)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(toast(page)).toContainText(signInTexts.incomplete)
  expect(sent.filter((address) => address.startsWith('POST'))).toEqual([])

  await page.getByLabel(signInTexts.password).fill('not the password')
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(toast(page)).toContainText(signInTexts.wrong)
  await expect(page.getByLabel(signInTexts.phone)).toHaveValue(phone)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(toast(page)).toContainText(signInTexts.unreachable)
  await expect(page.getByLabel(signInTexts.password)).toHaveValue('not the password')
  await expect(page).toHaveURL('/admin')
  await page.context().setOffline(false)
})

test(
  'the right login leads to the list and leaves no login page behind',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await logIn(page, phone, password)
    await expect(toast(page)).toContainText(signInTexts.success)
    await expect(page.getByRole('columnheader')).toHaveText(
      [
        listTexts.columns.name,
        listTexts.columns.phone,
        listTexts.columns.time,
        listTexts.columns.location,
        listTexts.columns.message,
      ],
      { useInnerText: true },
    )
    await expect(bodyRows(page).first()).toContainText('मीरा Placeholder')
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test(
  'without a session the list is not shown, however it is reached',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/admin')
    await logIn(page, phone, password)
    await page.getByRole('button', { name: navTexts.signOut }).click()
    await expect(page).toHaveURL('/admin')
    await page.goBack()
    await expect(page.getByText('Devika Example')).toHaveCount(0)
  },
)

test('a session that ended elsewhere sends the next look to the login', async ({ page }) => {
  await logIn(page, phone, password)
  await page.context().clearCookies()
  await page.getByRole('link', { name: navTexts.leads, exact: true }).click()
  await expect(page).toHaveURL('/admin')
})

test('the search filters while typing, by name in any case and by part of the phone', async ({
  page,
}) => {
  await logIn(page, phone, password)
  await hydrated(page)
  const search = page.getByPlaceholder(listTexts.searchHint)
  await search.fill('dEVika')
  await expect(bodyRows(page)).toHaveCount(1)
  await search.fill('97000')
  await expect(bodyRows(page)).toContainText(['मीरा Placeholder'])
  await search.fill('nowhere at all')
  await expect(page.getByText(listTexts.none)).toBeVisible()
  await expectAccessible(page)
})

test('the export holds the rows shown, every word as text and the moment as a date', async ({
  page,
}) => {
  await logIn(page, phone, password)
  await hydrated(page)
  await page.getByPlaceholder(listTexts.searchHint).fill('9800000012')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: exportTexts.export }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Leads_List.xlsx')
  const file = await download.path()
  const { names, rows } = await readSheet(file)
  expect(names).toEqual(['Leads'])
  const date = await bodyRows(page).first().getByRole('time').getAttribute('title')
  expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d IST$/)
  expect(rows).toEqual([
    ['Phone', 'Name', 'Message', 'Location', 'Date'],
    [
      '9800000012',
      'Rohan Sample',
      '=HYPERLINK("http://example.com","x")',
      'N/A',
      date?.replace(' IST', ''),
    ],
  ])
  expect(openpyxlTypes(file)).toBe('s s s s d')
})

/** How an independent reader types the cells of the second row; throws where it isn't installed. */
function openpyxlTypes(file: string): string {
  const program = [
    'import sys, openpyxl',
    'sheet = openpyxl.load_workbook(open(sys.argv[1], "rb"))["Leads"]',
    'print(" ".join(cell.data_type for cell in sheet[2]))',
  ].join('\n')
  const options = { encoding: 'utf8', stdio: 'pipe' } as const
  return execFileSync(PYTHON, ['-c', program, file], options).trim()
}

test('the whole way works with the keyboard alone', async ({ page }) => {
  await page.goto('/admin')
  await hydrated(page)
  await page.getByLabel(signInTexts.phone).focus()
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
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${selector}`)
}

test('on a phone the rows are blocks and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, phone, password)
  await expect(bodyRows(page).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('a long message shows four lines, and the keyboard opens it', async ({ page, request }) => {
  const message = `${'Which towers still have a corner unit above the tenth floor? '.repeat(60)}Last.`
  await sendEnquiry(request, { name: 'Long Placeholder', phone: '9800000019', message })
  await logIn(page, phone, password)
  await hydrated(page)
  const row = bodyRows(page).filter({ hasText: 'Long Placeholder' })
  const more = row.getByRole('button', { name: listTexts.moreOf('Long Placeholder') })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const folded = await row.evaluate((element) => element.clientHeight)
  expect(folded).toBeLessThan(200)
  await more.focus()
  await page.keyboard.press('Enter')
  const less = row.getByRole('button', { name: listTexts.lessOf('Long Placeholder') })
  await expect(less).toBeFocused()
  expect(await row.evaluate((element) => element.clientHeight)).toBeGreaterThan(folded * 3)
  await page.keyboard.press('Space')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await expect(bodyRows(page).filter({ hasText: 'Devika' }).getByRole('button')).toHaveCount(0)
})

test.describe('in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' })

  test('the time is that of India, with the own next to it', async ({ page }) => {
    await logIn(page, phone, password)
    const row = bodyRows(page).first()
    await expect(row).toContainText(/\d{1,2}:\d\d [ap]m/)
    await expect(row).toContainText(/\d{1,2}:\d\d [ap]m your time/)
  })
})

test.describe('in Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('the time stands once', async ({ page }) => {
    await logIn(page, phone, password)
    await expect(bodyRows(page).first()).toContainText(/\d{1,2}:\d\d [ap]m/)
    await expect(page.getByText('your time')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('login, list, search and sign-out work', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: signInTexts.go }).click()
    await expect(page.getByRole('alert')).toHaveText(signInTexts.incomplete)
    await page.getByLabel(signInTexts.phone).fill(`+91 ${phone}`)
    await page.getByLabel(signInTexts.password).fill('not the password')
    await page.getByRole('button', { name: signInTexts.go }).click()
    await expect(page.getByRole('alert')).toHaveText(signInTexts.wrong)
    await page.getByLabel(signInTexts.phone).fill(`+91 ${phone}`)
    await page.getByLabel(signInTexts.password).fill(password)
    await page.getByRole('button', { name: signInTexts.go }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByPlaceholder(listTexts.searchHint).fill('devika')
    await page.keyboard.press('Enter')
    await expect(bodyRows(page)).toHaveCount(1)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: exportTexts.export }).click()
    const { rows } = await readSheet(await (await downloading).path())
    expect(rows.map(([, name]) => name)).toEqual(['Name', expect.stringMatching(/devika/i)])
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('button', { name: navTexts.signOut }).click()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/admin')
  })
})
