import type { Page } from '@playwright/test'

import { fileTexts, importTexts as texts } from '#app/strings/en/sources/files.ts'
import { sourceTexts } from '#app/strings/en/sources/sources.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501397'

test.beforeAll(() => addStaff(owner, 'Rukmini Rao', 'seven quiet lanterns'))

/** A file of an earlier system; one of its phones has lost its digits. */
function fileOf(phone: string) {
  const rows = [
    'Customer Name;Mobile No.;Enquiry Date;Budget',
    `Asha Example;${phone};23/10/2026;1.2 Cr`,
    'Ravi Example;9.19E+11;08/10/2026;90 lacs',
  ]
  return { name: 'leads-2026.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
}

async function upload(page: Page, phone: string) {
  await page.goto('/dashboard/sources/imports')
  await page.getByLabel(texts.file).setInputFiles(fileOf(phone))
  await page.getByRole('button', { name: texts.upload }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.choose })).toBeVisible()
}

const newPhone = (start: string) => `${start}${String(Date.now()).slice(-8)}`

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an owner imports a file, reads why a row was rejected, and reverts it', async ({
    page,
  }) => {
    await openLeads(page, owner)
    await page.goto('/dashboard/sources')
    await page.getByRole('link', { name: texts.link }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.upload }).click()
    await expect(page.getByText(fileTexts.noFile)).toBeVisible()

    await upload(page, newPhone('97'))
    await expectAccessible(page)
    await expect(page.getByText(texts.results.new, { exact: true })).toBeVisible()
    await expect(page.getByText(fileTexts.shortened)).toBeVisible()
    const mobile = page.getByLabel(texts.becomesOf('Mobile No.'))
    await expect(mobile).toHaveValue('phone')
    await mobile.selectOption('skip')
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByText(texts.noPhone)).toBeVisible()
    await expect(mobile).toHaveValue('skip')
    await mobile.selectOption('phone')
    await page.getByRole('button', { name: texts.start(2) }).click()

    await expect(page.getByRole('heading', { level: 1, name: texts.states.done })).toBeVisible()
    await expect(page.getByText(texts.sums.rows)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: texts.download(1) }).click()
    expect((await download).suggestedFilename()).toMatch(/^rejected-\d+\.csv$/)

    await page.getByText(texts.revert).last().click()
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.states.reverted })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner imports a file and reloads to see the result', async ({ page }) => {
    await startSession(page, owner)
    await upload(page, newPhone('96'))
    await page.getByRole('button', { name: texts.start(2) }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.states.done)
    }).toPass()
    await expect(page.getByText(fileTexts.shortened)).toBeVisible()
    await page.goto('/dashboard/sources')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sourceTexts.title)
    await expect(page.getByRole('link', { name: fileTexts.source })).toBeVisible()
  })
})
