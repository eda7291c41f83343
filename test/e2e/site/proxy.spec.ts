import { chromium, type Page } from '@playwright/test'

import { healthTexts } from '#app/strings/en/health.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { behindTls, type BehindTls } from '#test/e2e/helpers/network/behind-tls.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inserted } from '#test/e2e/helpers/network/proxy.conf.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { journeyFlags } from '#test/helpers/site/chromium.ts'

test.use({ pictures: 'drawn' })

const PHONE = '9876501234'
const PASSWORD = 'a proxy journey in the morning'

let site: BehindTls
let address = ''

test.use({ ignoreHTTPSErrors: true })

test.beforeAll(async () => {
  test.setTimeout(60_000)
  site = await behindTls()
  address = site.address
  await addStaff(PHONE, 'Asha Rao', PASSWORD, 'owner', site.folder)
})

test.afterAll(() => site.stop())

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use(withScript ? {} : withoutScript)

    test('an enquiry goes through a proxy that ends TLS', async ({ page }) => {
      await page.goto(`${address}/connect`)
      if (withScript) await hydrated(page)
      const form = page.locator('form', { has: page.getByRole('button', { name: 'Send enquiry' }) })
      await form.locator('[name=name]').fill('Asha Verma')
      await form.locator('[name=phone]').fill('98765 43210')
      await form.locator('[name=email]').fill('asha@example.com')
      await form.locator('[name=message]').fill('A plot near the metro, please.')
      const [response] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === 'POST'),
        page.getByRole('button', { name: 'Send enquiry' }).click(),
      ])
      expect(response.status()).toBeLessThan(400)
    })

    test('staff sign in through a proxy that ends TLS', async ({ page }) => {
      await signIn(page, withScript)
    })
  })
}

test('the proxy gives the site its own address and its security headers', async ({ request }) => {
  const response = await request.get(`${address}/projects/`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['strict-transport-security']).toContain('max-age')
})

/** Robots' reports are not counted, and Chromium calls itself one where no one looks. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

test('what Chromium refuses to load it tells the site, and Health the owner', async ({
  launchOptions,
}) => {
  // Otherwise it collects reports for a minute before it sends any, and only over https at all.
  const args = [...journeyFlags, '--short-reporting-delay', `--user-agent=${AGENT}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.goto(address + inserted.path)
    await signIn(page, true)
    const finding = page.getByText('most often by img-src (ads.example)')
    // Reports are stored every five seconds.
    await expect
      .poll(
        async () => {
          await page.goto(`${address}/dashboard/health`)
          return finding.count()
        },
        { timeout: 30_000 },
      )
      .toBe(1)
  } finally {
    await browser.close()
  }
})

test('Health names the address that the owner opened, and the line to set', async ({
  launchOptions,
}) => {
  const args = [...journeyFlags, '--host-resolver-rules=MAP homes.test 127.0.0.1']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    const opened = address.replace('localhost', 'homes.test')
    await signIn(page, true, opened)
    await page.goto(`${opened}/dashboard/health`)
    const finding = page.getByRole('listitem').filter({ hasText: healthTexts.names.proxy })
    await expect(finding).toContainText(healthTexts.proxy.unset(opened))
    await expect(finding).toContainText(`PUBLIC_URL=${opened}`)
    await expectAccessible(page)
  } finally {
    await browser.close()
  }
})

async function signIn(page: Page, withScript: boolean, base = address): Promise<void> {
  await page.goto(`${base}/admin`)
  if (withScript) await hydrated(page)
  await page.getByLabel(signInTexts.phone).fill(PHONE)
  await page.getByLabel(signInTexts.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await page.waitForURL(`${base}/dashboard**`)
}
