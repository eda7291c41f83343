import { listTexts } from '#app/strings/en/lead-list.ts'
import { endedTexts, signInTexts } from '#app/strings/en/sign-in.ts'
import { bodyRows, openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876501239'
const password = 'seven quiet lanterns'

test.beforeAll(() => addStaff(phone, 'Third Desk', password, 'agent'))

test('a login opened in another tab is said in this one, which keeps its list', async ({
  page,
  context,
}) => {
  await sendEnquiry(page.request, {
    name: 'Kept Placeholder',
    phone: '9700000021',
    message: 'Hi',
  })
  await openLeads(page, phone)
  await page.getByPlaceholder(listTexts.searchHint).fill('kept')
  await expect(page.getByRole('alert')).toHaveCount(0)

  const second = await context.newPage()
  await second.goto('/admin')
  await hydrated(second)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(endedTexts.ended)
  await expect(page).toHaveURL('/dashboard')
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(page.getByPlaceholder(listTexts.searchHint)).toHaveValue('kept')
  await expectAccessible(page)

  const opening = context.waitForEvent('page')
  await notice.getByRole('link', { name: endedTexts.again }).click()
  const login = await opening
  await hydrated(login)
  await login.getByLabel(signInTexts.phone).fill(phone)
  await login.getByLabel(signInTexts.password).fill(password)
  await login.getByRole('button', { name: signInTexts.go }).click()
  await expect(login).toHaveURL('/dashboard')
  await expect(notice).toHaveCount(0)
  await expect(bodyRows(page)).toHaveCount(1)
})

test('a session that ended on the server is said at the next look, and the list stays', async ({
  page,
}) => {
  await sendEnquiry(page.request, { name: 'Stays Placeholder', phone: '9700000022', message: 'Hi' })
  await openLeads(page, phone)
  // An answer that is still under way may set the cookie again.
  await expect(async () => {
    await page.context().clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('alert')).toContainText(endedTexts.ended, { timeout: 2000 })
  }).toPass({ timeout: 15_000 })
  await expect(page).toHaveURL('/dashboard')
  await expect(bodyRows(page).filter({ hasText: 'Stays Placeholder' })).toBeVisible()
})
