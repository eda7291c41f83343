import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { backupTexts } from '#app/strings/en/backups.ts'
import { goLiveTexts } from '#app/strings/en/go-live.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { joinTexts } from '#app/strings/en/join.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { settingLabels as labels, settingOptions } from '#app/strings/en/setting-fields.ts'
import { backupPlaceTexts, listTexts, mailServerTexts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts, testMailTexts } from '#app/strings/en/settings.ts'
import { setUpTexts } from '#app/strings/en/set-up.ts'
import { expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { held } from '#test/e2e/helpers/site.ts'
import { startMailServer } from '#test/helpers/site/mail-server.ts'
import { printed } from '#test/helpers/site/process.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const password = 'seven quiet lanterns'
const phoneScreen = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** A backup starts PostgreSQL twice and restores every row. */
const SOON = { timeout: 120_000 }

let site: Site

test.beforeEach(async () => {
  test.setTimeout(420_000)
  site = await startSite({ PUBLIC_PHONE: '', PUBLIC_EMAIL: '', CHAT_NUMBER: '', ...held })
})
test.afterEach(() => site.stop())

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.base, ...phoneScreen })
  return context.newPage()
}

async function chooseStep(page: Page, name: keyof typeof goLiveTexts.open): Promise<void> {
  await page.goto('/dashboard/go-live')
  await page.getByRole('link', { name: goLiveTexts.open[name] }).tap()
}

async function save(page: Page): Promise<void> {
  await page.getByLabel(settingsTexts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: settingsTexts.save, exact: true }).tap()
  await expect(page.getByText(settingsTexts.saved)).toBeVisible()
}

async function setUp(page: Page): Promise<void> {
  const { account, business } = setUpTexts
  await page.goto((await printed(site, /http:\/\/\S+(\/setup\/[\da-f]{64})/))[1] ?? '')
  await page.getByLabel(account.name).fill('Meera Rao')
  await page.getByLabel(account.phone).fill('9876501796')
  await page.getByLabel(joinTexts.password, { exact: true }).fill(password)
  await page.getByLabel(joinTexts.again).fill(password)
  await page.getByRole('button', { name: account.go }).tap()
  await page.getByLabel(labels.BRAND).fill('Rao Homes')
  await page.getByLabel(labels.PUBLIC_PHONE).fill('98100 00001')
  await page.getByLabel(labels.PUBLIC_EMAIL).fill('hello@rao.test')
  await page.getByLabel(labels.OFFICE).fill('Sector 63, Noida')
  await page.getByLabel(settingOptions.WORK_STATES.Haryana, { exact: true }).check()
  await page.getByRole('button', { name: business.go }).tap()
  const missing = goLiveTexts.seen.reraMissing(settingOptions.WORK_STATES.Haryana)
  await expect(page.getByText(missing)).toBeVisible()
}

async function setUpEmail(page: Page, port: string): Promise<void> {
  await chooseStep(page, 'email')
  await page.getByLabel(mailServerTexts.host).fill('127.0.0.1')
  await page.getByLabel(mailServerTexts.port).fill(port)
  await page.getByLabel(labels.MAIL_FROM).fill('hello@rao.test')
  const row = (text: string, count: number) => page.getByLabel(text + listTexts.number(count))
  await row(listTexts.person, 1).fill('Meera Rao')
  await row(listTexts.value.MAIL_TO, 1).fill('meera@rao.test')
  await row(listTexts.value.MAIL_TO, 2).fill('desk@rao.test')
  await save(page)
  await page.getByRole('button', { name: testMailTexts.send }).tap()
  await expect(page.getByText(/meera@rao\.test\. /)).toBeVisible()
}

async function proveBackup(page: Page): Promise<void> {
  await chooseStep(page, 'backups')
  await page.getByRole('button', { name: backupPlaceTexts.takeSuggested }).tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: backupTexts.makeKey }).tap(),
  ])
  const key = join(site.folder, download.suggestedFilename())
  await download.saveAs(key)
  await save(page)
  await page.getByRole('button', { name: backupTexts.now }).tap()
  await expect(page.getByText(/^Last proved backup/)).toBeVisible(SOON)
  await page.getByLabel(backupTexts.key).setInputFiles(key)
  await page.getByRole('button', { name: backupTexts.drill }).tap()
  await expect(page.getByText(/^Last drill, .* passed\./)).toBeVisible(SOON)
}

async function invite(page: Page, browser: Browser, name: string, phone: string): Promise<void> {
  await page.goto('/dashboard/team/new')
  await page.getByLabel(accountTexts.person.name).fill(name)
  await page.getByLabel(accountTexts.person.phone).fill(phone)
  await page.getByRole('button', { name: accountTexts.person.go }).tap()
  const link = await page.getByLabel(linkTexts.address, { exact: true }).inputValue()
  const theirs = await open(browser)
  await theirs.goto(link)
  await theirs.getByLabel(joinTexts.password, { exact: true }).fill('eight loud lanterns')
  await theirs.getByLabel(joinTexts.again).fill('eight loud lanterns')
  await theirs.getByRole('button', { name: joinTexts.join }).tap()
  await expect(theirs).toHaveURL('/dashboard')
}

test('a new owner gets from the link of the start to a team, emails and proved backups on a phone', async ({
  browser,
}) => {
  const mail = await startMailServer()
  try {
    const page = await open(browser)
    await setUp(page)
    await setUpEmail(page, new URL(mail.url).port)
    expect(mail.taken.map(({ recipient }) => recipient)).toEqual(['meera@rao.test'])
    await proveBackup(page)
    await invite(page, browser, 'Dev Nair', '9876501797')
    await invite(page, browser, 'Asha Menon', '9876501798')
    await page.goto('/dashboard/go-live')
    await expect(page.getByText(goLiveTexts.count(3, 4))).toBeVisible()
    await expect(page.getByText(goLiveTexts.count(1, 3))).toBeVisible()
    await expectAccessible(page)

    await page.goto('/dashboard/health')
    await page.getByRole('button', { name: healthTexts.open.reraRule }).tap()
    await expect(page.getByText(settingsTexts.saved)).toBeVisible()
    await expect(page.getByText(healthTexts.rera.good)).toBeVisible()
    const law = page.getByLabel(labels.GOVERNING_LAW)
    await law.fill('The courts of Noida have jurisdiction.')
    await page
      .getByRole('listitem')
      .filter({ has: law })
      .getByRole('button', { name: settingsTexts.save })
      .tap()
    await expect(page.getByText(healthTexts.legal.good)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/dashboard/settings')
    const revert = settingsTexts.revertOf('').trim()
    await page
      .getByRole('button', { name: new RegExp(`^${revert}`) })
      .first()
      .tap()
    await expect(page.getByText(settingsTexts.reverted)).toBeVisible()
    await expect(page.getByLabel(labels.GOVERNING_LAW)).toHaveValue('')
  } finally {
    await mail.stop()
  }
})
