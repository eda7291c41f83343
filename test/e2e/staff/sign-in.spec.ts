import type { Page } from '@playwright/test'

import { ownTexts } from '#app/strings/en/own-account.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

const phone = '9876501388'
const password = 'seven quiet lanterns'

test.beforeAll(() => addStaff(phone, 'Morning Desk', password))

async function giveCredentials(page: Page): Promise<void> {
  await page.getByLabel(signInTexts.phone).fill(phone)
  await page.getByLabel(signInTexts.password).fill(password)
  await page.getByRole('button', { name: signInTexts.go }).click()
}

test(
  'the link of a mail is where the login leads, and no login stays behind',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await page.goto('/dashboard/follow-ups?from=mail')
    await expect(page).toHaveURL('/admin?returnTo=%2Fdashboard%2Ffollow-ups%3Ffrom%3Dmail')
    await hydrated(page)
    await giveCredentials(page)
    await expect(page).toHaveURL('/dashboard/follow-ups?from=mail')
    await expect(page.getByText(signInTexts.success)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test('opening the login empties the session storage; the phone stays where its person ticks that', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => sessionStorage.setItem('phone', '9876501388'))
  await page.goto('/admin')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await hydrated(page)
  await expect(page.getByText(signInTexts.forgot)).toBeVisible()
  await expectAccessible(page)

  const remember = page.getByLabel(signInTexts.remember)
  await remember.check()
  await giveCredentials(page)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/admin')
  await expect(page.getByLabel(signInTexts.phone)).toHaveValue(phone)
  await expect(remember).toBeChecked()

  const field = page.getByLabel(signInTexts.password)
  await field.fill(password)
  await page.getByRole('button', { name: passwordTexts.show }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue(password)
  await expect(page.getByLabel(signInTexts.phone)).toHaveValue(phone)
  await remember.uncheck()
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/admin')
  await hydrated(page)
  await expect(page.getByLabel(signInTexts.phone)).toHaveValue('')
})

test('a browser that blocks cookies shows what to do', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  )
  await page.goto('/admin')
  await hydrated(page)
  await giveCredentials(page)
  await expect(page.getByText(signInTexts.noCookies)).toBeVisible()
  await expect(page).toHaveURL('/admin')
})

test('a new password: its rules stand there, one is generated and shown; the dashboard has a bookmark', async ({
  page,
}) => {
  await page.goto('/dashboard/account')
  await hydrated(page)
  await giveCredentials(page)
  await expect(page).toHaveURL('/dashboard/account')
  await hydrated(page)
  await expect(page.getByText(passwordTexts.rules(10))).toBeVisible()
  const fresh = page.getByLabel(ownTexts.password.fresh)
  await page.getByRole('button', { name: passwordTexts.generate }).click()
  await expect(fresh).toHaveValue(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
  await expect(fresh).toHaveAttribute('type', 'text')
  const bookmark = page.getByRole('link', { name: ownTexts.shortcuts.link })
  await expect(bookmark).toHaveAttribute('href', '/dashboard')
  await expectAccessible(page)
})

test('a browser’s offer of a home-screen icon is one button, pressed once', async ({ page }) => {
  await page.goto('/dashboard/account')
  await hydrated(page)
  await giveCredentials(page)
  // The login page is hydrated, too.
  await expect(page).toHaveURL('/dashboard/account')
  await hydrated(page)
  await expect(page.getByText(ownTexts.shortcuts.byHand)).toBeVisible()
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(
      Object.assign(offer, { prompt: () => document.body.setAttribute('data-asked', '') }),
    )
  })
  await page.getByRole('button', { name: ownTexts.shortcuts.install }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked')
  await expect(page.getByText(ownTexts.shortcuts.byHand)).toBeVisible()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the login leads back, too', async ({ page }) => {
    await page.goto('/dashboard/follow-ups')
    await giveCredentials(page)
    await expect(page).toHaveURL('/dashboard/follow-ups')
  })
})
