import { fieldTexts, enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { call, fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

const labels = { Name: 'name', Phone: 'phone', Email: 'email', Message: 'message' } as const

test(
  'an enquiry is sent in the shape of the call, a toast says so, the fields clear',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page)
    await fill(page)
    const sent = page.waitForRequest(call)
    await send(page).click()
    const request = await sent
    expect(request.headers()['pid']).toBe('northlight')
    expect(request.headers()['idempotency-key']).toMatch(/^\w{32}$/)
    expect(request.postDataJSON()).toMatchObject({
      meta: { pid: 'northlight', appName: 'website', reqAction: 'connect', location: 'N/A' },
      pay: { phone: '9876543210', name: 'Asha Rao', email: 'asha@example.com', message: 'Price?' },
    })
    await expect(toast(page, thanks)).toBeVisible()
    for (const label of ['Name', 'Phone', 'Email', 'Message']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    }
  },
)

test('a toast shows once however often it is raised, takes the focus by Alt+T, and leaves after five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  for (let tries = 0; tries < 3; tries += 1) await send(page).click()
  await expect(page.locator('.toast')).toHaveCount(1)
  await expect(toast(page, enquiryTexts.required)).toBeVisible()
  await page.keyboard.press('Alt+KeyT')
  await expect(page.getByRole('region', { name: 'Notifications (Alt+T)' })).toBeFocused()
  // The focus holds it; once it is back on the page the clock goes on.
  await page.getByLabel('Name', { exact: true }).focus()
  await page.clock.runFor(4000)
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test(
  'an empty or wrong form sends nothing, says why and leads to the field',
  { tag: '@gate' },
  async ({ page }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().includes('/user/connect') ? 1 : 0))
    await open(page)
    await send(page).click()
    await expect(toast(page, enquiryTexts.required)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    for (const [label, field] of Object.entries(labels)) {
      const control = page.getByLabel(label, { exact: true })
      await expect(control).toHaveAccessibleDescription(new RegExp(fieldTexts[field]))
      await expect(page.locator('.enquiry .error', { hasText: fieldTexts[field] })).toBeVisible()
    }
    await fill(page, { Phone: '5876543210' })
    await send(page).click()
    await expect(toast(page, enquiryTexts.phone)).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(1)
    const phone = page.getByLabel('Phone', { exact: true })
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveAccessibleDescription(new RegExp(fieldTexts.wrongPhone))
    // A toast that lives for 5 s is not part of the form.
    await page.locator('.toast').getByLabel('Close').click()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)
    expect(calls).toBe(0)
  },
)

test('a ticked item that becomes the message clears the error of the message', async ({ page }) => {
  await open(page, '/godrej-reverine')
  const panel = page.locator('.enquiry')
  await send(page).click()
  await expect(panel.getByText(fieldTexts.message)).toBeVisible()
  await panel.getByLabel('Price list', { exact: true }).check()
  await expect(panel.getByText(fieldTexts.message)).toHaveCount(0)
  await expect(panel.getByText(fieldTexts.name)).toBeVisible()
})

test(
  'a server that cannot be reached leaves everything as typed, also after a reload',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page)
    await page.route(call, (route) => route.abort())
    await fill(page)
    await send(page).click()
    await expect(toast(page, enquiryTexts.failed)).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Price?')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
    await page.unroute(call)
    await send(page).click()
    await expect(toast(page, thanks)).toBeVisible()
  },
)

test('an answer that cannot be read leaves the fields, a refusal of the server clears them', async ({
  page,
}) => {
  await open(page)
  await page.route(call, (route) => route.fulfill({ body: '<html>' }))
  await fill(page)
  await send(page).click()
  await expect(toast(page, enquiryTexts.failed)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  await page.route(call, (route) =>
    route.fulfill({ json: { statusCode: '117', message: 'Not today' } }),
  )
  await send(page).click()
  await expect(toast(page, 'Not today')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('a pasted number loses its country code and its gaps', async ({ page }) => {
  await open(page)
  const phone = page.getByLabel('Phone', { exact: true })
  for (const text of ['+91 98765 43210', '098765-43210', '0091 98765 43210']) {
    await phone.fill('')
    await phone.focus()
    await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
    await expect(phone).toHaveValue('9876543210')
  }
  await phone.fill('')
  await phone.pressSequentially('+91 98765 432109')
  await expect(phone).toHaveValue('9876543210')
})

test('a buyer overseas chooses a country and the number is kept in E.164', async ({ page }) => {
  await open(page)
  await page.getByLabel('Country code').selectOption('AE')
  await fill(page, { Phone: '050 123 4567' })
  const sent = page.waitForRequest(call)
  await send(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    pay: { phone: '+971501234567', country: 'AE' },
  })
  await expect(toast(page, thanks)).toBeVisible()
})

test('what is typed while an enquiry is being sent stays, also after a reload', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await answered.promise
    await route.continue()
  })
  await open(page)
  await fill(page)
  const asked = page.waitForRequest(call)
  await send(page).click()
  await asked
  await page.getByLabel('Message', { exact: true }).fill('And is there a school near it?')
  answered.resolve()
  await expect(toast(page, thanks)).toBeVisible()
  for (const reload of [false, true]) {
    if (reload) await open(page)
    for (const label of ['Name', 'Phone', 'Email'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'And is there a school near it?',
    )
  }
})

test('a double click sends one enquiry', { tag: '@gate' }, async ({ page }) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/user/connect') ? 1 : 0))
  await open(page)
  await fill(page, { Message: 'Twice?' })
  await send(page).dblclick()
  await expect(toast(page, thanks)).toBeVisible()
  expect(calls).toBe(1)
})

test('on a phone what became of an enquiry stays in sight when its toast is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/godrej-reverine')
  await fill(page)
  await page.route(call, (route) => route.abort())
  await send(page).click()
  const outcome = page.locator('.enquiry')
  await page.locator('.toast').getByLabel('Close').click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(outcome.getByText(enquiryTexts.failed)).toBeInViewport({ ratio: 1 })
  await page.unroute(call)
  await send(page).click()
  await page.locator('.toast--ok').getByLabel('Close').click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(outcome.getByText('Thank you, Asha.')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('the panel of a project sends its page, its place and what was ticked', async ({ page }) => {
  await open(page, '/ska-estate?utm_source=google')
  const panel = page.locator('.enquiry')
  await panel.getByRole('checkbox').first().check()
  await fill(page)
  const sent = page.waitForRequest(call)
  await send(page).click()
  const { pay } = (await sent).postDataJSON()
  expect(pay).toMatchObject({ page: '/ska-estate', campaign: { last: { utm_source: 'google' } } })
  expect(pay.location).not.toBe('')
  expect(pay.asks).toHaveLength(1)
  await expect(toast(page, thanks)).toBeVisible()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the form is answered on its own page', { tag: '@gate' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ska-estate')
    const ask = await page.locator('.enquiry [name=asks]').first().inputValue()
    await page.getByLabel(ask, { exact: true }).check()
    await fill(page, { Phone: '12345' })
    await send(page).click()
    await expect(page).toHaveURL(/\/ska-estate\?answer#enquire$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      projectBySlug('ska-estate').name,
    )
    await expect(page.getByRole('alert')).toContainText(enquiryTexts.phone)
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
      new RegExp(fieldTexts.wrongPhone),
    )
    await expect(page.getByLabel(ask, { exact: true })).toBeChecked()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
    await page.getByLabel('Phone', { exact: true }).fill('+91 98765 43210')
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  })
})
