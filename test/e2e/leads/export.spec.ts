import type { Locator, Page } from '@playwright/test'

import { tooManyLine } from '#app/leads/export/file/lead-lines.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { endedTexts } from '#app/strings/en/sign-in.ts'
import { searchField } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { readSheet } from '#test/e2e/helpers/files/read-sheet.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { holdLines } from '#test/e2e/helpers/network/slow-lines.ts'
import { readByLibreOffice } from '#test/helpers/libreoffice.ts'
import { ask } from '#test/e2e/helpers/ask.ts'

const phone = '9876501361'
const password = 'nine patient ledgers'
const MARK = 'export@example.com'
const LIST = '/dashboard?source=export-journey'
const HEAD = ['Phone', 'Name', 'Message', 'Location', 'Date']
/** More than the page has at hand. */
const LEADS = 2300

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await addStaff(phone, 'Export Desk', password)
  for (let last = LEADS; last > 0; last -= 575)
    await ask(`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at, campaign)
      select 'Exported ' || lpad(n::text, 4, '0'), '7' || lpad(n::text, 9, '0'), '${MARK}',
        case n when 1 then '=1+1' when 2 then E'घर, "two"\\nlines' when 3 then '_x0041_' else 'Price?' end,
        gen_random_uuid()::text, 'x', now() - interval '2 years' - n * interval '1 minute',
        '{"last":{"utm_source":"export-journey"}}'
      from generate_series(${last - 574}, ${last}) n`)
})

test.afterAll(() => ask(`delete from leads where email = '${MARK}'`))

const exportButton = (page: Page) =>
  page.getByRole('button', { name: exportTexts.export, exact: true })
const progress = (page: Page) => page.getByRole('progressbar', { name: exportTexts.progress })

/** A worker starts slowly on a loaded machine. */
async function expectHalfWay(page: Page): Promise<void> {
  await expect(page.getByText('Exporting 30 of 60')).toBeVisible({ timeout: 20_000 })
}

async function saved(page: Page, button: Locator): Promise<string> {
  const downloading = page.waitForEvent('download')
  await button.click()
  return (await downloading).path()
}

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, phone)
    await page.goto(LIST)
    await expect(page.getByText(/^2,300 leads\./)).toBeVisible()
  })

  test('the file holds the whole list in its order, and LibreOffice reads it', async ({ page }) => {
    test.slow()
    await page.goto(`${LIST}&sort=name`)
    const file = await saved(page, exportButton(page))
    const { names, rows } = await readSheet(file)
    expect(names).toEqual(['Leads'])
    expect(rows[0]).toEqual(HEAD)
    expect(rows.slice(1).map(([, name]) => name)).toEqual(
      Array.from({ length: LEADS }, (_, at) => `Exported ${String(at + 1).padStart(4, '0')}`),
    )
    const read = await readByLibreOffice(file)
    expect(read).toEqual(rows)
    expect(read.slice(1, 4).map((row) => row[2])).toEqual(['=1+1', 'घर, "two"\nlines', '_x0041_'])
    await expect(page.getByText(exportTexts.saved(2300))).toBeAttached()
  })

  test('how far it is is shown, and it can be cancelled, by the keyboard too', async ({ page }) => {
    const lines = await holdLines(page)
    const downloads: unknown[] = []
    page.on('download', (download) => downloads.push(download))
    await exportButton(page).focus()
    await page.keyboard.press('Enter')
    await expectHalfWay(page)
    await expect(progress(page)).toHaveJSProperty('position', 0.5)
    await expect(page.getByText(exportTexts.share(50))).toBeAttached()
    await expect(page.getByRole('button', { name: exportTexts.cancel })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await lines.left
    await expect(exportButton(page)).toBeFocused()
    await expect(progress(page)).toHaveCount(0)
    await expect(page.getByText(exportTexts.cancelled)).toBeAttached()
    await lines.stop()
    const file = await saved(page, exportButton(page))
    expect((await readSheet(file)).rows).toHaveLength(LEADS + 1)
    expect(downloads).toHaveLength(1)
  })

  test('the list stays in use while a file is made', async ({ page }) => {
    const lines = await holdLines(page)
    await exportButton(page).click()
    await expectHalfWay(page)
    await searchField(page).fill('exported 0007')
    await expect(page.getByText('1 lead.')).toBeVisible()
    await expect(searchField(page)).toBeFocused()
    const downloading = page.waitForEvent('download')
    lines.letGo()
    expect((await readSheet(await (await downloading).path())).rows).toHaveLength(61)
    await expect(searchField(page)).toBeFocused()
    await lines.stop()
  })

  test('a connection that breaks saves nothing and says so; it can be tried again', async ({
    page,
  }) => {
    const lines = await holdLines(page)
    const downloads: unknown[] = []
    page.on('download', (download) => downloads.push(download))
    await exportButton(page).click()
    await expectHalfWay(page)
    lines.cut()
    await expect(page.getByRole('alert')).toHaveText(exportTexts.failed.lost)
    await expectAccessible(page)
    expect(downloads).toEqual([])
    await lines.stop()
    const file = await saved(page, page.getByRole('button', { name: exportTexts.again }))
    expect((await readSheet(file)).rows).toHaveLength(LEADS + 1)
    await expect(exportButton(page)).toBeVisible()
    // A press while the rows come to life would be one on a row that is just taken away.
    await hydrated(page)
  })

  test('without a session nothing is saved, and the login is offered', async ({ page }) => {
    await page.context().clearCookies()
    await exportButton(page).click()
    await expect(page.getByText(exportTexts.failed.ended)).toBeVisible()
    await expect(page.getByRole('link', { name: endedTexts.again })).toBeVisible()
    await page.getByRole('button', { name: exportTexts.close }).last().click()
    await expect(exportButton(page)).toBeVisible()
  })

  test('other columns are chosen once, and hold for every file until they are taken out', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Columns' }).click()
    const choice = page.getByRole('dialog', { name: exportTexts.columnsTitle })
    await choice.getByLabel(exportTexts.columns.status).check()
    await choice.getByLabel(exportTexts.columns.email).check()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(choice).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: exportTexts.columnsButton(2) })).toBeVisible()
    await searchField(page).fill('exported 0001')
    await expect(page.getByText('1 lead.')).toBeVisible()
    const { rows } = await readSheet(await saved(page, exportButton(page)))
    expect(rows[0]).toEqual([...HEAD, 'Email', 'Status'])
    expect(rows[1]?.slice(5)).toEqual([MARK, 'New'])
    const asCsv = page.waitForRequest('**/Leads_List.csv*')
    await saved(page, page.getByRole('button', { name: 'CSV' }))
    expect((await asCsv).postData()).toBe('q=exported+0001&column=email&column=status')
    await page.getByRole('button', { name: exportTexts.columnsButton(2) }).click()
    await choice.getByRole('button', { name: exportTexts.columnsNone }).click()
    await choice.getByRole('button', { name: exportTexts.columnsDone }).click()
    const plain = await readSheet(await saved(page, exportButton(page)))
    expect(plain.rows[0]).toEqual(HEAD)
  })

  test('the choice of columns has the keys while it is open', async ({ page }) => {
    await page.getByRole('link', { name: 'Exported 0005' }).click()
    await expect(page.getByRole('heading', { name: 'Exported 0005', level: 2 })).toBeVisible()
    const address = page.url()
    await page.getByRole('button', { name: 'Columns' }).click()
    const choice = page.getByRole('dialog', { name: exportTexts.columnsTitle })
    await choice.getByLabel(exportTexts.columns.email).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(choice.getByLabel(exportTexts.columns.email)).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(choice).toBeHidden()
    await expect(progress(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(LIST)
  })

  test('a list that is too long for a browser is made into a file by the server', async ({
    page,
  }) => {
    await page.route('**/leads.jsonl*', (route) =>
      route.fulfill({ contentType: 'application/jsonl', body: tooManyLine() }),
    )
    const posted = page.waitForRequest('**/Leads_List.xlsx*')
    const { rows } = await readSheet(await saved(page, exportButton(page)))
    expect(rows).toHaveLength(LEADS + 1)
    expect((await posted).method()).toBe('POST')
    await expect(page).toHaveURL(LIST)
    await expect(exportButton(page)).toBeVisible()
  })

  test('on a phone the choice and the progress fit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const lines = await holdLines(page)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: exportTexts.columns.owner }).check()
    await page.getByRole('button', { name: exportTexts.columnsDone }).click()
    await exportButton(page).click()
    await expectHalfWay(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: exportTexts.cancel }).click()
    await lines.stop()
  })
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('columns are chosen and the server makes the file', { tag: '@gate' }, async ({ page }) => {
    await startSession(page, phone)
    await page.goto(`${LIST}&sort=name`)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByLabel(exportTexts.columns.number).check()
    await page.getByRole('button', { name: exportTexts.columnsDone }).click()
    const { rows } = await readSheet(await saved(page, exportButton(page)))
    expect(rows[0]).toEqual([...HEAD, exportTexts.columns.number])
    expect(rows[1]?.[1]).toBe('Exported 0001')
    expect(rows[1]?.[5]).toMatch(/^\d+$/)
    expect(rows).toHaveLength(LEADS + 1)
  })
})
