import type { Page } from '@playwright/test'

import { requestText, enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { ask as inDatabase } from '#test/e2e/helpers/ask.ts'
import { call, fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

const { name } = projectBySlug('ska-estate')
const heading = { name: 'Thank you, Asha.' }

test.beforeAll(async () => {
  await addStaff('9876501399', 'Hours Owner', 'seven quiet lanterns')
  await inDatabase(`update assignment_settings set changed_by =
    (select id from staff_users where name = 'Hours Owner')`)
})
/** Pages follow the settings within a second. */
const showsHours = (page: Page) =>
  expect.poll(async () => (await page.request.get('/connect')).text()).toContain('IST')

test.afterAll(() => inDatabase('update assignment_settings set changed_by = null'))

test(
  'a sent enquiry leaves a receipt in place of the form, and another can follow',
  { tag: '@gate' },
  async ({ page }) => {
    await page.clock.setFixedTime('2026-11-30T21:00:00+05:30')
    await showsHours(page)
    await open(page, '/ska-estate')
    const panel = page.locator('.enquiry')
    const ask = await panel.locator('[name=asks]').first().inputValue()
    await panel.getByLabel(ask, { exact: true }).check()
    await fill(page, { Message: 'Price of a corner plot?' })
    await send(page).click()
    await expect(toast(page, thanks)).toBeVisible()
    await expect(panel.getByRole('heading', heading)).toBeFocused()
    await expect(send(page)).toBeHidden()
    // The hours of a new installation, once an owner has saved them: daily, 10 to 19.
    await expect(
      panel.getByText('We open tomorrow at 10 am and call you then.', { exact: true }),
    ).toBeVisible()
    for (const text of [name, ask, 'Price of a corner plot?'])
      await expect(panel.locator('dd').filter({ hasText: text })).toBeVisible()
    await expect(panel.locator('dd').filter({ hasText: contactCode })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`I am interested in ${name}.`)),
    )
    await expect(panel.getByRole('link', { name: 'Book a site visit' })).toHaveAttribute(
      'href',
      '/visit/ska-estate',
    )
    await expect(panel.getByRole('link', { name: /^Brochure/ })).toHaveAttribute(
      'href',
      '/brochures/ska-estate.pdf',
    )
    await expect(panel.locator('.enquiry-receipt p').last()).toContainText('Withdraw your consent')
    await page.locator('.toast').getByLabel('Close').click()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)

    await panel.getByRole('link', { name: 'Send another enquiry' }).press('Enter')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(panel.getByRole('heading', heading)).toHaveCount(0)
    await fill(page, { Message: 'And the plan?' })
    await send(page).click()
    await expect(panel.locator('dd').filter({ hasText: 'And the plan?' })).toBeVisible()
  },
)

test('a buyer who wants the evening and WhatsApp is promised that, abroad with the zone', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-30T11:00:00+05:30')
  await open(page)
  await page.getByText('How and when to reach you').click()
  await page.getByLabel('Reach me by').selectOption('WhatsApp')
  await page.getByLabel('When', { exact: true }).selectOption('Evening')
  await page.getByLabel('Country code').selectOption('AE')
  await fill(page, { Phone: '050 123 4567' })
  await send(page).click()
  await expect(
    page.getByText('We message you on WhatsApp today before 7 pm IST.', { exact: true }),
  ).toBeVisible()
})

test('an enquiry that failed keeps the form and shows no receipt', async ({ page }) => {
  await open(page)
  await page.route(call, (route) => route.abort())
  await fill(page)
  await send(page).click()
  await expect(toast(page, enquiryTexts.failed)).toBeVisible()
  await expect(send(page)).toBeVisible()
  await expect(page.getByRole('heading', heading)).toHaveCount(0)
})

test('an enquiry that cannot be sent goes along to WhatsApp as it is typed now', async ({
  page,
}) => {
  await open(page, '/ska-estate')
  await page.route(call, (route) => route.abort())
  await fill(page, { Message: 'A corner plot?' })
  await send(page).click()
  const form = page.locator('.enquiry form')
  await expect(page.getByText('and WhatsApp opens with it')).toBeVisible()
  const chat = async () => {
    const href = await form.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    return new URL(href ?? '').searchParams.get('text')
  }
  expect(await chat()).toBe(`I am interested in ${name}.\n\nA corner plot?\nAsha Rao`)
  await fill(page, { Message: 'By the park?' })
  await expect.poll(chat).toContain('By the park?')
})

test('next to Send stand WhatsApp and the hours, and a closed office says when it calls', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-30T21:00:00+05:30')
  await open(page, '/ska-estate')
  const form = page.locator('.enquiry form')
  await expect(form.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`I am interested in ${name}.`)),
  )
  const hours = 'We answer 10 am to 7 pm IST, every day.'
  await expect(form.getByText(hours)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).focus()
  const closed = 'We are closed now. We open tomorrow at 10 am and call you then.'
  await expect(form.getByText(`${hours} ${closed}`, { exact: true })).toBeVisible()
})

/** Hours of a new installation: daily, 10 to 19. */
function isOpenNow(): boolean {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: 'Asia/Kolkata' })
  const now = Number(hour.format(new Date()))
  return now >= 10 && now < 19
}

for (const width of [390, 1440]) {
  test(`at ${width} pixels the toast leaves the form’s title uncovered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/ska-estate')
    const title = page.locator('.enquiry h2')
    await title.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 30))
    await send(page).dispatchEvent('click')
    await expect(toast(page, enquiryTexts.required)).toBeVisible()
    for (const [by, isFocused] of [
      [0, true],
      [-40, false],
      [80, false],
    ] as const) {
      if (!isFocused) await page.evaluate((pixels) => window.scrollBy(0, pixels), by)
      await expect
        .poll(async () => {
          const [over, under] = [
            await page.locator('.toasts').boundingBox(),
            await title.boundingBox(),
          ]
          if (!over || !under) return 'absent'
          const isBelow = over.y >= under.y + under.height || under.y >= over.y + over.height
          return isBelow || over.x + over.width <= under.x
        })
        .toBe(true)
    }
  })
}

test.describe('without script', () => {
  test.use(withoutScript)

  test('the form comes with the note of closed hours', async ({ page }) => {
    await showsHours(page)
    await page.goto('/ska-estate')
    await expect(page.getByText('We are closed now.')).toHaveCount(isOpenNow() ? 0 : 1)
  })

  test('the answer page is a receipt that leads back to the project', async ({ page }) => {
    await page.goto('/ska-estate')
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.locator('dd').filter({ hasText: contactCode })).toBeVisible()
    await expect(page.locator('.enquiry-promise')).toHaveText(/^We .*call you/)
    await expect(send(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Book a site visit' })).toHaveAttribute(
      'href',
      '/visit/ska-estate',
    )
    await page.getByRole('link', { name: 'Send another enquiry' }).click()
    await expect(page).toHaveURL(/\/ska-estate#enquire$/)
    await expect(send(page)).toBeVisible()
  })
})

test('ticked items write the message, until the visitor writes one', async ({ page }) => {
  await open(page, '/ska-estate')
  const panel = page.locator('.enquiry')
  const message = panel.getByLabel('Message', { exact: true })
  const items = panel.locator('[name=asks]')
  const [first, second] = [await items.nth(0).inputValue(), await items.nth(1).inputValue()]
  await items.nth(0).check()
  await expect(message).toHaveValue(requestText([first]))
  await items.nth(1).check()
  await expect(message).toHaveValue(requestText([first, second]))
  await message.fill('A corner plot?')
  await items.nth(1).uncheck()
  await expect(message).toHaveValue('A corner plot?')
  await page.reload()
  await expect(message).toHaveValue('A corner plot?')
})
