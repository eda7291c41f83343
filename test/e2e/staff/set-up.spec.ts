import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { goLiveTexts } from '#app/strings/en/go-live.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { joinTexts } from '#app/strings/en/join.ts'
import { settingLabels as labels, settingOptions } from '#app/strings/en/setting-fields.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { setUpTexts } from '#app/strings/en/set-up.ts'
import { holdBack } from '#test/e2e/helpers/network/hold-back.ts'
import { expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { held, withoutScript } from '#test/e2e/helpers/site.ts'
import { printed } from '#test/helpers/site/process.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const password = 'seven quiet lanterns'
const state = settingOptions.WORK_STATES['Uttar Pradesh']
const number = labels.RERA_AGENT_UTTAR_PRADESH
const phoneScreen = { viewport: { width: 390, height: 844 } }
const wideScreen = { viewport: { width: 1440, height: 900 } }
const { account, business } = setUpTexts

/** Without accounts. */
let site: Site

test.beforeEach(async () => {
  test.setTimeout(120_000)
  site = await startSite({
    PUBLIC_PHONE: '',
    PUBLIC_EMAIL: '',
    CHAT_NUMBER: '919810000000',
    ...held,
  })
})

test.afterEach(() => site.stop())

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.base, ...options })
  return context.newPage()
}

async function linkOf(running: Site): Promise<string> {
  return (await printed(running, /http:\/\/\S+(\/setup\/[\da-f]{64})/))[1] ?? ''
}

async function fillAccount(page: Page, phone: string): Promise<void> {
  await page.getByLabel(account.name).fill('Meera Rao')
  await page.getByLabel(account.phone).fill(phone)
  await page.getByLabel(joinTexts.password, { exact: true }).fill(password)
  await page.getByLabel(joinTexts.again).fill(password)
  await page.getByRole('button', { name: account.go }).click()
}

/** On both screens; nothing leads sideways. */
async function expectGood(page: Page): Promise<void> {
  for (const { viewport } of [wideScreen, phoneScreen]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test(
  'on a phone the first owner makes an account, names the business and reads what is left',
  {
    tag: '@gate',
  },
  async ({ browser }) => {
    const page = await open(browser, phoneScreen)
    const link = await linkOf(site)
    const come = await holdBack(page, '**/assets/sign-in-form-*.js')
    await page.goto(link)
    await fillAccount(page, '98765')
    come()
    await expect(page.getByText(accountTexts.person.phoneWrong)).toBeVisible()
    await expect(page.getByLabel(account.name)).toHaveValue('Meera Rao')
    await expectGood(page)
    await fillAccount(page, '9876501793')

    await expect(heading(page, business.title)).toBeVisible()
    await expectGood(page)
    await expect(page.getByText(settingsTexts.byServer('CHAT_NUMBER'))).toBeVisible()
    await page.getByLabel(labels.BRAND).fill('Rao Homes')
    await page.getByLabel(labels.PUBLIC_PHONE).fill('98100 00001')
    await page.getByLabel(labels.PUBLIC_EMAIL).fill('hello')
    await page.getByLabel(labels.OFFICE).fill('Sector 63, Noida')
    const preview = page.locator('.set-up-preview')
    for (const text of ['Rao Homes', 'Sector 63, Noida']) await expect(preview).toContainText(text)
    await expect(page.getByLabel(number)).toHaveCount(0)
    await page.getByLabel(state, { exact: true }).check()
    await page.getByLabel(number).fill('UPRERAAGT1')
    await page.getByRole('button', { name: business.go }).click()
    await expect(page.getByText(settingsTexts.faults)).toBeVisible()
    await expect(page.getByLabel(number)).toHaveValue('UPRERAAGT1')
    await expectGood(page)
    await page.getByLabel(labels.PUBLIC_EMAIL).fill('hello@rao.test')
    await page.getByRole('button', { name: business.go }).click()

    await expect(heading(page, goLiveTexts.title)).toBeVisible()
    await expect(page.getByText(goLiveTexts.count(2, 7))).toBeVisible()
    await expect(page.getByText(goLiveTexts.left(10))).toBeVisible()
    await page.getByText(goLiveTexts.folded(1)).first().click()
    await expect(step(page, goLiveTexts.names.business)).toContainText('Rao Homes')
    await expectGood(page)
    const theirs = await open(browser, {})
    await theirs.goto('/connect')
    await expect(theirs.getByText('UPRERAAGT1').first()).toBeVisible()
    await theirs.goto(link)
    await expect(heading(theirs, setUpTexts.gone)).toBeVisible()
    await expectGood(theirs)

    await page.goto('/dashboard')
    await expectGood(page)
    await page.getByRole('link', { name: goLiveTexts.strip(2, 7) }).click()
    await step(page, goLiveTexts.names.team).getByRole('link').click()
    await expect(heading(page, accountTexts.person.title)).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: goLiveTexts.hide }).click()
    await expect(page.getByText(goLiveTexts.hidden)).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: new RegExp(`^${goLiveTexts.title}`) })).toHaveCount(
      0,
    )
    await page.goto('/dashboard/health')
    await expect(heading(page, healthTexts.title)).toBeVisible()
    await page.getByRole('link', { name: goLiveTexts.title, exact: true }).click()
    await page.getByRole('button', { name: goLiveTexts.show }).click()
    await expect(page.getByRole('button', { name: goLiveTexts.hide })).toBeVisible()
  },
)

test('without script every number has its field, and the business can wait', async ({
  browser,
}) => {
  const page = await open(browser, { ...wideScreen, ...withoutScript })
  await page.goto(await linkOf(site))
  await fillAccount(page, '98765')
  await expect(page.getByText(accountTexts.person.phoneWrong)).toBeVisible()
  await fillAccount(page, '9876501793')
  await expect(page.getByLabel(number)).toBeVisible()
  await expect(page.locator('.set-up-preview')).toHaveCount(0)
  await page.getByRole('link', { name: business.skip }).click()
  await expect(page.getByText(goLiveTexts.count(0, 7))).toBeVisible()
  await page.goto('/dashboard/set-up')
  await page.getByLabel(number).fill('UPRERAAGT1')
  await page.getByRole('button', { name: business.go }).click()
  await expect(page.getByText(goLiveTexts.count(1, 7))).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: goLiveTexts.strip(1, 7) })).toBeVisible()
})
