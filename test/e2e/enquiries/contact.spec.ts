import type { Page } from '@playwright/test'

import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { menuLink } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

const reports = '/api/v1/contact-intents'
const reverine = projectBySlug('godrej-reverine')
const goa = projectBySlug('lodha-goa')

test.beforeEach(async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  // Chromium here has nothing that could dial.
  await page.addInitScript(() => {
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) {
        event.preventDefault()
      }
    })
  })
})

/** Presses a link and answers the report it made and the address it led to. */
async function press(page: Page, selector: string) {
  const sent = page.waitForRequest((request) => request.url().endsWith(reports))
  const link = page.locator(selector).first()
  await link.click()
  const report = await sent
  const body: unknown = JSON.parse(report.postData() ?? '')
  const way = report.resourceType()
  return { body, way, answer: await report.response(), href: await link.getAttribute('href') }
}

test(
  'a chat begins with the project and the code that the dashboard finds',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/godrej-reverine?utm_source=google&utm_medium=cpc')
    await hydrated(page)
    const popup = page.waitForEvent('popup')
    const { body, way, answer } = await press(page, '.header-actions .button')
    expect(way).toBe('ping')
    expect(answer?.status()).toBe(204)
    expect(body).toMatchObject({
      code: expect.stringMatching(/^[2-9A-Z]{6}$/),
      kind: 'chat',
      page: '/godrej-reverine',
      project: 'godrej-reverine',
      campaign: { last: { utm_source: 'google' } },
    })
    const { code } = Object(body)
    const chat = new URL((await popup).url())
    expect(chat.searchParams.get('text')).toBe(
      `I am interested in ${reverine.name}. (Ref ${String(code)})`,
    )

    await addStaff('9876501236', 'Contact Desk', 'seven quiet lanterns')
    await page.goto('/admin')
    await hydrated(page)
    await page.getByLabel(signInTexts.phone).fill('9876501236')
    await page.getByLabel(signInTexts.password).fill('seven quiet lanterns')
    await page.getByRole('button', { name: signInTexts.go }).click()
    await (await menuLink(page, contactsTexts.title)).click()
    await page.getByLabel(contactsTexts.search).fill(String(code).toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/contacts\?q=/)
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
    await expect(page.getByRole('cell').allTextContents()).resolves.toEqual([
      String(code),
      'WhatsApp',
      expect.any(String),
      '/godrej-reverine',
      'Google, cost per click',
      addLeadTexts.title,
    ])
    await page.getByRole('link', { name: addLeadTexts.title }).click()
    const form = page.locator('.add-lead')
    await expect(form.getByLabel(addLeadTexts.sources.whatsapp)).toBeChecked()
    await expect(form.getByLabel(addLeadTexts.project)).toHaveValue(reverine.name)
    await page.goBack()
    await expectAccessible(page)
    await page.getByLabel(contactsTexts.search).fill('222222')
    await page.keyboard.press('Enter')
    await expect(page.getByText(contactsTexts.noSuch)).toBeVisible()
  },
)

test('every press has a code of its own, and the chat carries only the newest', async ({
  page,
}) => {
  await page.goto('/connect')
  await hydrated(page)
  const first = await press(page, 'a.chat')
  await page.bringToFront()
  const second = await press(page, 'a.chat')
  const codes = [first, second].map(({ body }) => String(Object(body).code))
  expect(codes[0]).not.toBe(codes[1])
  expect(new URL(second.href ?? '').searchParams.get('text')).toBe(
    `I have a question about a property. (Ref ${codes[1]})`,
  )
})

test('a call is noted wherever its link stands', async ({ page }) => {
  await page.goto('/lodha-goa')
  await hydrated(page)
  for (const link of ['.header-phone', '.footer a[href^="tel:"]']) {
    const { body, href } = await press(page, link)
    expect(body).toMatchObject({ kind: 'call', page: '/lodha-goa', project: 'lodha-goa' })
    expect(href).toMatch(/^tel:\+\d+$/)
  }
  await page.getByRole('link', { name: 'Connect' }).first().click()
  await expect(page).toHaveURL('/connect')
  const { body } = await press(page, '.contact-list a[href^="tel:"]')
  expect(body).toMatchObject({ kind: 'call', page: '/connect' })
  expect(body).not.toHaveProperty('project')
})

test('the call bar of a phone is noted too, by a plain request where there is no beacon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'))
  await page.goto('/lodha-goa')
  await hydrated(page)
  const call = await press(page, '.callbar a[href^="tel:"]')
  expect(call.way).toBe('fetch')
  expect(call.answer?.status()).toBe(204)
  const chat = await press(page, '.callbar a[href^="https://wa.me/"]')
  expect(chat.href).toContain(`${encodeURIComponent(goa.name)}.%20(Ref%20`)
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('a chat link leads to the chat without a code', async ({ page }) => {
    await page.goto('/lodha-goa')
    const href = (await page.locator('a.chat').getAttribute('href')) ?? ''
    expect(new URL(href).searchParams.get('text')).toBe(`I am interested in ${goa.name}.`)
  })
})
