import type { Page } from '@playwright/test'

import { reportTexts } from '#app/strings/en/reports.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { logIn } from '#test/e2e/helpers/dashboard.ts'
import { fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { projectWhere } from '#test/helpers/listed.ts'

import { iteratorMethods, newerMethods } from '../../../scripts/site-build/oldest-browsers.ts'

const phone = '9876501733'
const password = 'seven quiet lanterns'

const DASHBOARD_PATHS = [
  '/dashboard?status=new&city=Noida&sort=name',
  '/dashboard/follow-ups',
  '/dashboard/visits',
  '/dashboard/reports',
  '/dashboard/assignment?try=1',
  '/dashboard/projects/new',
  '/dashboard/projects/4',
  '/dashboard/projects/4/history',
  '/dashboard/projects/4/photos',
  '/dashboard/pages/faq',
  '/dashboard/team',
  '/dashboard/speed',
  '/dashboard/health',
]

/** Takes from a page, before it begins, what one of the oldest browsers lacks. */
async function ageBrowser(page: Page): Promise<void> {
  await page.addInitScript(
    ([methods, ofIterators]) => {
      const owners = Object.entries(methods).map(([path, names]) => {
        const owner = path
          .split('.')
          .reduce<unknown>((found, key) => Reflect.get(Object(found), key), globalThis)
        return [owner, names] as const
      })
      const iterators: unknown = Object.getPrototypeOf(
        Object.getPrototypeOf(new Map<unknown, unknown>().keys()),
      )
      for (const [owner, names] of [...owners, [iterators, ofIterators] as const])
        for (const name of names) Reflect.deleteProperty(Object(owner), name)
      // Firefox 115 has none of these.
      for (const name of Object.keys(Element.prototype))
        if (name.startsWith('aria')) Reflect.deleteProperty(Element.prototype, name)
    },
    [newerMethods, iteratorMethods] as const,
  )
}

/** Has every number of a page fail as it is written, as a built-in does that a browser lacks. */
async function failNumbers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('This browser writes no numbers.')
      },
    })
  })
}

test.beforeAll(() => addStaff(phone, 'Oldest Browser', password))

test('the dashboard works without the newer built-ins', async ({ page }) => {
  test.setTimeout(120_000)
  await ageBrowser(page)
  await logIn(page, phone, password)
  for (const path of DASHBOARD_PATHS) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  }
  await page.goto('/dashboard')
  await hydrated(page)
  await page.getByRole('link', { name: reportTexts.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: reportTexts.title })).toBeVisible()
})

test('public pages work without them: search, enquiry, calculator, viewer', async ({ page }) => {
  test.setTimeout(120_000)
  await ageBrowser(page)
  for (const path of PAGES) {
    await page.goto(path)
    await hydrated(page)
  }
  const project = projectWhere('a name of its own', ({ name }) => name.length > 8)
  await page.goto('/?utm_source=oldest')
  await hydrated(page)
  await page.locator('.header-search summary').click()
  await page.getByRole('combobox', { name: projectTexts.search }).fill(project.name)
  await expect(page.getByRole('option', { name: project.name }).first()).toBeVisible()

  await open(page)
  await fill(page)
  const sent = page.waitForRequest('**/api/v1/user/connect')
  await send(page).click()
  expect(JSON.stringify((await sent).postDataJSON())).toContain('oldest')
  await expect(toast(page, thanks)).toBeVisible()

  await page.goto('/calculators/emi')
  await hydrated(page)
  await page.getByLabel('Property value').fill('50 lakh')
  await page.getByLabel('Down payment').fill('0')
  await page.getByLabel('Interest rate').fill('9')
  await page.getByLabel('Years').fill('20')
  await expect(page.locator('.calculator-result [role=status]')).toContainText('₹44,986')

  await page.goto('/godrej-reverine')
  await hydrated(page)
  await page.locator('.gallery a').first().click()
  await expect(page.locator('.yarl__slide_current img')).toBeVisible()
})

test('a dashboard page that cannot be hydrated stays as the server sent it', async ({
  page,
  quiet,
}) => {
  await logIn(page, phone, password)
  await failNumbers(page)
  const failed = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/dashboard/reports')
  await failed
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1, name: reportTexts.title })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  expect(quiet.splice(0).join()).toContain('This browser writes no numbers.')
  await page.getByRole('link', { name: reportTexts.quick(7) }).click()
  await expect(page).toHaveURL(/from=/)
  await expect(page.getByRole('heading', { level: 1, name: reportTexts.title })).toBeVisible()
  quiet.splice(0)
})

test('a calculator that cannot be hydrated keeps what is typed and is sent as a form', async ({
  page,
  quiet,
}) => {
  await failNumbers(page)
  await page.goto('/calculators/emi?principal=50+lakh&rate=9&years=20')
  await hydrated(page)
  const failed = page.waitForEvent('pageerror')
  await page.getByLabel('Years').fill('21')
  await failed
  await expect(page.locator('[data-island="emi"]')).toHaveCount(0)
  await expect(page.getByLabel('Years')).toHaveValue('21')
  await expect(page.locator('.calculator-result [role=status]')).toContainText('₹44,986')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(/years=21/)
  await expect(page.locator('.calculator-result [role=status]')).toContainText('252 months')
  expect(quiet.splice(0).join()).toContain('This browser writes no numbers.')
})
