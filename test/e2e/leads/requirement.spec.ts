import type { Page } from '@playwright/test'

import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'
import { sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const phone = '9876501391'
const phoneSize = { width: 390, height: 844 }

test.beforeAll(async () => addStaff(phone, 'Wanda Wants', 'seven quiet lanterns'))

async function addressOf(page: Page, name: string, message: string): Promise<string> {
  const digits = `98${Math.floor(1e7 + Math.random() * 8e7)}`
  await sendEnquiry(page.request, { name, phone: digits, message })
  await startSession(page, phone)
  await page.goto('/dashboard')
  const address = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  if (address === null) throw new Error('The lead has no address.')
  return address
}

const summary = (page: Page) => page.locator('.requirement-box > summary')
const wanted = (page: Page) => summary(page).locator('b')
const typedField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const chip = (page: Page, field: string, label: string) =>
  page.getByRole('group', { name: field, exact: true }).getByRole('button', {
    name: label,
    exact: true,
  })

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize, hasTouch: true })

  test('the guess is one tap from a fact, and each field two taps from the lead', async ({
    page,
  }) => {
    const address = await addressOf(page, 'Guess Phone', 'Flat for own use under 2 crore, Noida')
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByText(texts.guess)).toBeVisible()
    await expect(wanted(page)).toContainText(texts.purpose['own-use'])
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.confirm, exact: true }).tap()
    await expect(page.getByText(texts.guess)).toHaveCount(0)
    for (const [field, label, words] of [
      [texts.fields.bedrooms, '3', texts.bhk('3')],
      [texts.fields.timing, texts.timing.now, texts.timing.now],
      [texts.fields.needsLoan, texts.loan.no, texts.loan.no],
    ] as const) {
      await page.goto(address)
      await hydrated(page)
      await summary(page).tap()
      await chip(page, field, label).tap()
      await expect(wanted(page)).toContainText(words)
      await expect(chip(page, field, label)).toHaveAttribute('aria-pressed', 'true')
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: panelTexts.undo }).first().tap()
    await expect(wanted(page)).not.toContainText(texts.loan.no)
    await expect(wanted(page)).toContainText(texts.timing.now)
  })
})

test('exact figures and a place are typed; what cannot be read stays in its field', async ({
  page,
}) => {
  await page.goto(await addressOf(page, 'Exact Figures', 'Please call me.'))
  await hydrated(page)
  await expect(wanted(page)).toHaveText(texts.unknown)
  await summary(page).click()
  await page.getByText(texts.exact).click()
  await typedField(page, texts.exactFields.budgetTo).fill('many')
  await typedField(page, texts.exactFields.place).fill('Pune')
  await page.getByRole('button', { name: texts.save, exact: true }).last().click()
  await expect(page.getByText(texts.unreadable.budgetTo)).toBeVisible()
  await expect(typedField(page, texts.exactFields.place)).toHaveValue('Pune')
  await typedField(page, texts.exactFields.budgetTo).fill('1.2 cr')
  await typedField(page, texts.exactFields.budgetFrom).fill('80 lakh')
  await page.getByRole('button', { name: texts.save, exact: true }).last().click()
  await expect(wanted(page)).toContainText('Pune')
  await expect(wanted(page)).toContainText('₹80')
})

test('a matching project is sent with its name and address, and the history says so', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(await addressOf(page, 'Match Sent', 'Plot in Goa under 2 crore'))
  await hydrated(page)
  await page.getByText(texts.matches).click()
  const send = page.getByRole('link', { name: texts.sendTo('Lodha Goa') })
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain('/lodha-goa')
  await send.click()
  await expect(
    page.locator('.panel-list').getByText(`${panelTexts.did.whatsapp}, Lodha Goa`),
  ).toBeVisible()
})

test('the second of two agents sees what differs and decides; the list finds the lead by it', async ({
  page,
  browser,
}) => {
  const address = await addressOf(page, 'Wanted Twice', 'Please call me.')
  // Without script the second page does not follow what the first changes.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const second = await context.newPage()
  await startSession(second, phone)
  await second.goto(address)
  await page.goto(address)
  await hydrated(page)
  await summary(page).click()
  await chip(page, texts.fields.bedrooms, '4').click()
  await expect(wanted(page)).toHaveText(texts.bhk('4'))
  await summary(second).click()
  await chip(second, texts.fields.purpose, texts.purpose.investment).click()
  await expect(second.getByRole('heading', { name: texts.conflict })).toBeVisible()
  await expect(wanted(second)).toHaveText(texts.bhk('4'))
  await second.getByRole('button', { name: panelTexts.writeMine }).click()
  await expect(wanted(second)).toHaveText(texts.purpose.investment)
  await context.close()
  await page.goto('/dashboard?purpose=investment')
  await expect(page.getByRole('link', { name: 'Wanted Twice', exact: true }).first()).toBeVisible()
  await expect(page.locator('.chips').getByText(listTexts.filters.purpose)).toBeVisible()
  await page.goto('/dashboard?bhk=4')
  await expect(page.getByRole('link', { name: 'Wanted Twice', exact: true })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a pressed choice is saved', async ({ page }) => {
    await page.goto(await addressOf(page, 'No Script', 'Please call me.'))
    await summary(page).click()
    await chip(page, texts.fields.type, texts.type.Plots).click()
    await expect(wanted(page)).toHaveText(texts.type.Plots)
    await summary(page).click()
    await chip(page, texts.fields.type, texts.type.Plots).click()
    await expect(wanted(page)).toHaveText(texts.unknown)
  })
})
