import type { Page } from '@playwright/test'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { call, fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { holdBack } from '#test/e2e/helpers/network/hold-back.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

test.use({ pictures: 'drawn' })

const ENQUIRY = '**/assets/enquiry-form-*.js'
const LOGIN = '**/assets/sign-in-form-*.js'

/** Counts what is posted to that part of the site. */
function posts(page: Page, to: string) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(to)) sent.push(request.url())
  })
  return () => sent.length
}

test(
  'typed and sent before its script has come, an enquiry is sent once, by the script',
  { tag: '@gate' },
  async ({ page }) => {
    const calls = posts(page, '/user/connect')
    await page.route(ENQUIRY, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 3000)
      })
      await route.continue()
    })
    await open(page, '/visit/ska-estate')
    await page.getByLabel('Day of the visit').selectOption({ index: 3 })
    await page.getByLabel('Time', { exact: true }).selectOption('12:00')
    await page.getByLabel('Country code').selectOption('AE')
    await fill(page, { Phone: '50 123 4567' })
    const sent = page.waitForRequest(call)
    const press = page.getByRole('button', { name: 'Request this visit' })
    await press.click()
    await press.click()
    expect((await sent).postDataJSON()).toMatchObject({
      pay: { name: 'Asha Rao', phone: '+971501234567', visit: { time: '12:00' } },
    })
    await expect(toast(page, thanks)).toBeVisible()
    await expect(page).toHaveURL('/visit/ska-estate')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    expect(calls()).toBe(1)
  },
)

test('the script that comes while someone types leaves everything as it is and follows it', async ({
  page,
}) => {
  const come = await holdBack(page, ENQUIRY)
  await open(page, '/visit/ska-estate')
  await page.getByLabel('Day of the visit').selectOption({ index: 5 })
  await page.getByLabel('Country code').selectOption('AE')
  await page.getByText('How and when to reach you').click()
  await page.getByLabel('Reach me by').selectOption('WhatsApp')
  await page.getByLabel('Message', { exact: true }).pressSequentially('With my par')
  come()
  const phone = page.getByLabel('Phone', { exact: true })
  await expect(phone).toHaveAccessibleDescription(/9 digits, for example 50 123 4567/)
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  await page.keyboard.type('ents')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('With my parents')
  await expect(page.getByLabel('Country code')).toHaveValue('AE')
  await expect(page.getByLabel('Reach me by')).toHaveValue('whatsapp')
  const day = page.getByLabel('Day of the visit')
  await expect(day).toHaveValue(await day.locator('option').nth(5).evaluate(valueOf))
})

test(
  'a form whose script is blocked is answered by a page, which keeps what was typed',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route(ENQUIRY, (route) => route.abort())
    await open(page, '/city/mumbai')
    await fill(page, { Phone: '12345' })
    await send(page).click()
    await expect(page).toHaveURL(/mumbai\?answer#enquire$/)
    await expect(page.getByRole('alert')).toContainText(enquiryTexts.phone)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
    await page.getByLabel('Phone', { exact: true }).fill('9876543210')
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
  },
)

test('a script that does not come at all is not waited for longer than eight seconds', async ({
  page,
}) => {
  await page.clock.install()
  await holdBack(page, ENQUIRY)
  await open(page)
  await fill(page, { Phone: '12345' })
  await send(page).click()
  await page.clock.runFor(7000)
  await expect(page).toHaveURL(/\/connect$/)
  await page.clock.runFor(2000)
  await expect(page.getByRole('alert')).toContainText(enquiryTexts.phone)
})

test('a login sent before its script has come is answered by a toast, by a page where none comes', async ({
  page,
}) => {
  const phone = '9876501351'
  const password = 'nine quiet barges'
  await addStaff(phone, 'Slow Desk', password)
  const come = await holdBack(page, LOGIN)
  await page.goto('/admin')
  await hydrated(page)
  await page.getByLabel(signInTexts.phone).fill(phone)
  await page.getByLabel(signInTexts.password).fill('not the password')
  await page.getByRole('button', { name: signInTexts.go }).click()
  come()
  await expect(toast(page, signInTexts.wrong)).toBeVisible()
  await expect(page.getByLabel(signInTexts.password)).toHaveValue('not the password')

  await page.unroute(LOGIN)
  await page.route(LOGIN, (route) => route.abort())
  await page.goto('/admin')
  await hydrated(page)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(page.getByRole('alert')).toHaveText(signInTexts.incomplete)
  await openLeads(page, phone)
})

function valueOf(option: Element): string {
  return option.getAttribute('value') ?? ''
}
