import type { Page } from '@playwright/test'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { phoneDoubtTexts } from '#app/enquiries/form/phone/phone-doubt.ts'
import { call, fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { phoneSpellings } from '#test/helpers/phone-spellings.ts'

/** What of a phone the browser sends, after the fields are filled. */
async function sentPhone(page: Page): Promise<unknown> {
  const sent = page.waitForRequest(call)
  await send(page).click()
  const { pay } = (await sent).postDataJSON()
  await expect(toast(page, thanks)).toBeVisible()
  // The thanks may be those of the enquiry before; the answer to this one empties the fields.
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('')
  await page.getByRole('link', { name: 'Send another enquiry' }).click()
  return { number: pay.phone, country: pay.country }
}

async function paste(page: Page, text: string) {
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('')
  await phone.focus()
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
}

/** Browsers that fill a form in set the value at once and say only that it changed. */
async function autofill(page: Page, text: string) {
  await page.getByLabel('Phone', { exact: true }).evaluate((field, value) => {
    if (field instanceof HTMLInputElement) field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

test('a number with its own code chooses its country, typed, pasted or filled in, and stays whole', async ({
  page,
}) => {
  // Some twenty enquiries, one after the other; in short five, since tests without a browser have every one.
  test.slow()
  await open(page)
  const code = page.getByLabel('Country code')
  const ways = [
    (text: string) => page.getByLabel('Phone', { exact: true }).pressSequentially(text),
    (text: string) => paste(page, text),
    (text: string) => autofill(page, text),
  ]
  const abroad = phoneSpellings.filter(
    ({ written, chosen }) => chosen === 'IN' && /^\W*(?:\+|00)(?!91)/.test(written),
  )
  const sent = inShort(abroad, 5)
  for (const [index, { written, number, country }] of sent.entries()) {
    await fill(page, { Phone: '', Message: `Price? ${written}` })
    await code.selectOption('IN')
    await ways[index % ways.length]?.(written)
    await expect(code).toHaveValue(country)
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(written)
    expect(await sentPhone(page)).toEqual({ number, country })
  }
})

test('digits of another script are typed as digits', async ({ page }) => {
  await open(page)
  await fill(page, { Phone: '', Message: 'In Gujarati?' })
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.pressSequentially('૯૮૭૬૫૪૩૨૧૦')
  await expect(phone).toHaveValue('9876543210')
  await phone.press('Backspace')
  await expect(phone).toHaveValue('987654321')
  await phone.pressSequentially('૦')
  expect(await sentPhone(page)).toEqual({ number: '9876543210', country: 'IN' })
})

test('the hint follows the country', async ({ page }) => {
  await open(page)
  const phone = page.getByLabel('Phone', { exact: true })
  await expect(phone).toHaveAccessibleDescription(/10-digit mobile number/)
  await page.getByLabel('Country code').selectOption('AE')
  await expect(phone).toHaveAccessibleDescription(/9 digits, for example 50 123 4567/)
  await phone.fill('+44')
  await expect(phone).toHaveAccessibleDescription(/for example 7400 123456/)
})

test('what an Indian number has no room for is said, refused and back for another country', async ({
  page,
}) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/user/connect') ? 1 : 0))
  await open(page)
  const phone = page.getByLabel('Phone', { exact: true })
  await fill(page, { Phone: '' })
  await phone.pressSequentially('971501234567')
  await expect(phone).toHaveValue('9715012345')
  await expect(phone).toHaveAccessibleDescription(/An Indian number has 10 digits/)
  await send(page).click()
  await expect(toast(page, enquiryTexts.phone)).toBeVisible()
  expect(calls).toBe(0)
  await page.getByLabel('Country code').selectOption('AE')
  await expect(phone).toHaveValue('971501234567')
  expect(await sentPhone(page)).toEqual({ number: '+971501234567', country: 'AE' })
  await expect(page.getByLabel('Country code')).toHaveValue('IN')
})

test('a number that may be Indian by chance is asked about before it is sent', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/user/connect') ? 1 : 0))
  await open(page)
  await fill(page, { Phone: '', Message: 'By chance?' })
  await page.getByLabel('Phone', { exact: true }).pressSequentially('(650) 555-1234')
  await send(page).click()
  await expect(toast(page, phoneDoubtTexts.question)).toBeVisible()
  const yes = page.getByRole('radio', { name: 'Yes, +91 65055 51234' })
  const other = page.getByRole('radio', { name: 'No, another country' })
  await expect(yes).not.toBeChecked()
  await page.locator('.toast').getByLabel('Close').click()
  await expectAccessible(page)
  await other.check()
  await send(page).click()
  await expect(toast(page, phoneDoubtTexts.choose)).toBeVisible()
  expect(calls).toBe(0)
  await page.getByRole('radio', { name: 'No, United States (+1)' }).check()
  expect(await sentPhone(page)).toEqual({ number: '+16505551234', country: 'US' })
  await expect(yes).toHaveCount(0)

  await fill(page, { Message: 'By chance again?' })
  await paste(page, '(650) 555-1234')
  await send(page).click()
  await yes.check()
  expect(await sentPhone(page)).toEqual({ number: '6505551234', country: 'IN' })
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('a number that may be Indian by chance is asked about by a page that keeps everything', async ({
    page,
  }) => {
    await page.goto('/ska-estate')
    await fill(page, { Phone: '(650) 555-1234' })
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText(phoneDoubtTexts.question)
    for (const [label, value] of [
      ['Name', 'Asha Rao'],
      ['Phone', '(650) 555-1234'],
    ])
      await expect(page.getByLabel(label ?? '', { exact: true })).toHaveValue(value ?? '')
    await page.getByRole('radio', { name: 'No, United States (+1)' }).check()
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
  })
})

test('the closed list shows the whole code of every country: +971 AE read as +971 AI', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const cut = await page.getByLabel('Country code').evaluate(async (list) => {
    if (!(list instanceof HTMLSelectElement)) return ['no list']
    await document.fonts.ready
    const style = getComputedStyle(list)
    const room =
      list.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight)
    const measure = document.createElement('span')
    measure.style.cssText = 'position: absolute; white-space: pre'
    measure.style.fontFamily = style.fontFamily
    measure.style.fontSize = style.fontSize
    measure.style.fontVariantNumeric = style.fontVariantNumeric
    document.body.append(measure)
    return [...list.options]
      .map(({ text }) => text.split('\u2003')[0] ?? '')
      .filter((code) => {
        measure.textContent = code
        return measure.getBoundingClientRect().width > room
      })
  })
  expect(cut).toEqual([])
})
