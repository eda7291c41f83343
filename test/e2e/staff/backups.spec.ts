import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { generateX25519Identity } from 'age-encryption'

import { backupTexts as texts } from '#app/strings/en/backups.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { settingLabels as labels } from '#app/strings/en/setting-fields.ts'
import { backupPlaceTexts as places } from '#app/strings/en/setting-forms.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

const owner = '9876501795'
const password = 'seven quiet lanterns'
/** A backup starts PostgreSQL twice and restores every row. */
const SOON = { timeout: 90_000 }
const SCREEN = '/dashboard/settings/backups'

let folder = ''

test.describe.configure({ mode: 'serial', timeout: 240_000 })
/** Other journeys expect a site without backups. */
test.use({ siteOf: 'backups' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-backups-'))
  // The site of a root user runs as another user.
  chmodSync(folder, 0o777)
  await addStaff(owner, 'Rukmini Rao', password)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an owner makes a key, a backup and a restore drill in the browser', async ({ page }) => {
  await openLeads(page, owner)
  await page.goto('/dashboard/health')
  await page.getByRole('link', { name: healthTexts.openSetting.BACKUP_TO }).click()
  await expect(page.getByText(texts.never)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.now })).toHaveCount(0)
  await page.getByLabel(places.ways.bucket).check()
  await expect(page.getByLabel(places.folder, { exact: true })).toBeHidden()
  await expect(page.getByLabel(places.bucket)).toBeVisible()
  await expect(page.getByLabel(labels.BACKUP_BUCKET_SECRET)).toBeVisible()
  await page.getByLabel(places.ways.folder).check()
  await expect(page.getByLabel(labels.BACKUP_BUCKET_SECRET)).toBeHidden()
  await page.getByLabel(places.folder, { exact: true }).fill(join(folder, 'kept'))
  await page.getByLabel(labels.BACKUP_AT).selectOption('off')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.makeKey }).click(),
  ])
  const keyFile = join(folder, download.suggestedFilename())
  await download.saveAs(keyFile)
  await expect(page.getByText(texts.keyMade)).toBeVisible()
  await expect(page.getByLabel(labels.BACKUP_KEY)).toHaveValue(/^age1/)
  await expectAccessible(page)
  await page.getByLabel(settingsTexts.password).fill(password)
  await page.getByRole('button', { name: settingsTexts.save }).click()
  await expect(page.getByText(settingsTexts.saved)).toBeVisible()

  await page.getByRole('button', { name: texts.now }).click()
  await expect(page.getByText(/^Last proved backup/)).toBeVisible(SOON)

  await page.getByRole('button', { name: texts.drill }).click()
  await expect(page.getByText(texts.drillNoKey)).toBeVisible()
  const otherKey = join(folder, 'other.txt')
  writeFileSync(otherKey, `${await generateX25519Identity()}\n`)
  for (const [file, result] of [
    [otherKey, /^Last drill, .* failed\./],
    [keyFile, /^Last drill, .* passed\. .* \d+ rows in \d+ tables/],
  ] as const) {
    await page.getByLabel(texts.key).setInputFiles(file)
    await page.getByRole('button', { name: texts.drill }).click()
    await expect(page.getByText(result)).toBeVisible(SOON)
  }
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use(withoutScript)

  test('the fields follow the question', async ({ page }) => {
    await startSession(page, owner)
    await page.goto(SCREEN)
    await expect(page.getByLabel(places.folder, { exact: true })).toHaveValue(join(folder, 'kept'))
    await expect(page.getByLabel(places.bucket)).toBeHidden()
    await page.getByLabel(places.ways.bucket).check()
    await expect(page.getByLabel(places.bucket)).toBeVisible()
    await expect(page.getByLabel(places.folder, { exact: true })).toBeHidden()
  })

  test('a backup that fails has its reason and another try on Health', async ({ page }) => {
    rmSync(join(folder, 'kept'), { recursive: true, force: true })
    writeFileSync(join(folder, 'kept'), 'a file in the place of the folder')
    await startSession(page, owner)
    await page.goto(SCREEN)
    await expect(page.getByRole('button', { name: texts.makeKey })).toHaveCount(0)
    await page.getByRole('button', { name: texts.drill }).click()
    await expect(page.getByText(texts.drillNoKey)).toBeVisible()
    await page.getByRole('button', { name: texts.now }).click()
    await expect(page).toHaveURL(/result=backup-requested/)
    const again = page.getByRole('button', { name: healthTexts.start.backups })
    await expect(async () => {
      await page.goto('/dashboard/health')
      await expect(again).toBeVisible({ timeout: 1000 })
    }).toPass(SOON)
    await again.click()
    await expect(page).toHaveURL(/requested=backups/)
  })
})
