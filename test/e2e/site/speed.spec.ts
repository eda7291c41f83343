import { devices, type Page } from '@playwright/test'

import { navTexts } from '#app/strings/en/nav.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { speedTexts } from '#app/strings/en/speed.ts'
import { measuringScript } from '#content/page-budgets.ts'
import { menuLink } from '#test/e2e/helpers/dashboard.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  runCommand,
  test,
} from '#test/e2e/helpers/page-test.ts'
import { inShort, held } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

test.use({ pictures: 'drawn' })

const phone = '9810000077'
const password = 'nine calm rivers'
const { slug } = projectBySlug('godrej-reverine')
const PHONE = devices['Pixel 7']

let site: Site

test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await startSite({ VITALS_SAMPLE: '1', ...held })
  const words = ['--phone', phone, '--name', 'Owner', '--role', 'owner']
  runCommand(['cli/staff/add.ts', ...words], `${password}\n`, site.folder)
})
test.afterAll(() => site.stop())

/** Opens a page that is measured, and answers what its reports will be. */
async function openMeasured(page: Page, path: string): Promise<unknown[]> {
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/vitals')) reports.push(request.postDataJSON())
  })
  const script = page.waitForResponse(/\/watch-vitals-/)
  await page.goto(site.base + path)
  await hydrated(page)
  // The browser's answer to the same question comes after the page's own.
  await page.evaluate((address) => import(address).then(() => undefined), (await script).url())
  await twoFrames(page)
  return reports
}

/** As when someone looks at another tab, or comes back from it. */
function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

/** Until what was done is seen, and measured. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

test('who leaves a page on a phone has told how fast it was, and the owner reads it', async ({
  page,
  playwright,
  launchOptions,
}) => {
  // What a page sends as it is left names the browser's own self, whatever the page was told; a robot's
  // report does not count.
  const args = [...(launchOptions.args ?? []), `--user-agent=${PHONE.userAgent}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const visitor = await browser.newPage(PHONE)
  await openMeasured(visitor, `/${slug}`)
  await visitor.goto(`${site.base}/about`)
  await page.goto(`${site.base}/admin`)
  await hydrated(page)
  await page.getByLabel(signInTexts.phone).fill(phone)
  await page.getByLabel(signInTexts.password).fill(password)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const row = page.getByRole('row', { name: /^Project\s*phone/ })
  await expect(async () => {
    await page.goto(`${site.base}/dashboard/speed`)
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await browser.close()
  await expect(row).toContainText(speedTexts.fewViews(20))
  await expect(await menuLink(page, navTexts.speed)).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
  await expect(row).toBeVisible()
  for (const width of inShort([320, 390, 820, 1440], 2)) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

/** The browser tells how long a touch took some time after it, on a busy machine many frames later. */
function touchTimed(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true })
      }),
  )
}

test('a view is reported once however often it is left, and one that is shown again as a new one', async ({
  page,
}) => {
  const reports = await openMeasured(page, '/about')
  await page.getByRole('heading', { level: 1 }).click()
  await touchTimed(page)
  await twoFrames(page)
  await turn(page, 'hidden')
  await turn(page, 'visible')
  await turn(page, 'hidden')
  await expect.poll(() => reports).toHaveLength(1)
  const number = expect.any(Number)
  const values = { LCP: number, INP: number, CLS: number, FCP: number, TTFB: number }
  expect(reports[0]).toEqual({ page: 'about', device: 'desktop', values })
  await turn(page, 'visible')
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await twoFrames(page)
  await twoFrames(page)
  await turn(page, 'hidden')
  await expect.poll(() => reports).toHaveLength(2)
  expect(reports[1]).toMatchObject({ page: 'about', device: 'desktop', values: { TTFB: 0 } })
})

test('what measures a view weighs no more than its budget says, nor much less', async ({
  page,
}) => {
  const sizes = [
    page.waitForResponse(/\/watch-vitals-/),
    page.waitForResponse(/\/refuses-measuring-/),
  ]
  await page.goto(`${site.base}/terms`)
  const answers = await Promise.all(sizes)
  const bytes = answers
    .map((answer) => Number(answer.headers()['content-length']))
    .reduce((sum, one) => sum + one)
  expect(bytes).toBeLessThanOrEqual(measuringScript)
  expect(bytes, 'lower the budget').toBeGreaterThan(measuringScript * 0.85)
})

test.describe('who does not want to be measured', () => {
  for (const [name, property, value] of [
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const) {
    test(`is not: ${name}`, async ({ page }) => {
      await page.addInitScript(
        ([key, set]) => Object.defineProperty(Navigator.prototype, key, { get: () => set }),
        [property, value] as const,
      )
      const reports = await openMeasured(page, '/about')
      await turn(page, 'hidden')
      await page.goto(`${site.base}/terms`)
      await hydrated(page)
      expect(reports).toEqual([])
    })
  }
})

test('a view that is not of the sample loads nothing to be measured by', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/about')
  await hydrated(page)
  await turn(page, 'hidden')
  await page.goto('/terms', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => /vitals/.test(url))).toEqual([])
})
