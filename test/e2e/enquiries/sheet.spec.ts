import { enquiryOptions } from '#app/projects/model/open-facts.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { open, fill, send } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectBySlug } from '#test/helpers/listed.ts'

test.use({ viewport: { width: 390, height: 844 } })

const acreville = projectBySlug('ace-acreville')
const enquire = { name: 'Enquire', exact: true }

test(
  'on a phone Enquire opens the form as a sheet, and each way out keeps text and scroll',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page, '/ska-estate')
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    const link = page.locator('.callbar').getByRole('link', enquire)
    const sheet = page.getByRole('dialog', enquire)
    const ways = [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
      () => page.mouse.click(195, 40),
    ]
    for (const [index, leave] of ways.entries()) {
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(sheet).toBeFocused()
      const box = await sheet.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(844 * 0.88 + 1)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
      const field = sheet.getByLabel('Name', { exact: true })
      if (index === 0) {
        await expect(send(page)).toBeInViewport({ ratio: 1 })
        await field.fill('Asha Rao')
        await expectAccessible(page)
      }
      await expect(field).toHaveValue('Asha Rao')
      await leave()
      await expect(sheet).toHaveCount(0)
      await expect(link).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
      await expect(page).toHaveURL('/ska-estate')
    }
    await expect(page.locator('[inert]')).toHaveCount(0)
  },
)

test('the keyboard stays in the sheet, and the receipt is shown there', async ({ page }) => {
  await open(page, '/ska-estate')
  await page.locator('.callbar').getByRole('link', enquire).click()
  const sheet = page.getByRole('dialog', enquire)
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await fill(page, { Message: 'From the sheet?' })
  await send(page).click()
  await expect(sheet.getByRole('heading', { name: 'Thank you, Asha.' })).toBeFocused()
})

/** A page of each kind that has no form of its own, and those that have one. */
const elsewhere = [
  '/',
  '/projects',
  '/city/noida',
  '/calculators/emi',
  '/nri',
  '/about',
  '/shortlist',
]
const withForm = ['/ska-estate', '/visit/ska-estate', '/city/goa', '/city/jaipur', '/connect']

test('Enquire is one tap away on every page of a phone', { tag: '@gate' }, async ({ page }) => {
  for (const path of [...elsewhere, ...withForm]) {
    await open(page, path)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const link = page.locator('.callbar').getByRole('link', enquire)
    await expect(link, path).toBeInViewport({ ratio: 1 })
    await link.click()
    if (withForm.includes(path)) await expect(page.getByRole('dialog', enquire), path).toBeFocused()
    else await expect(page, path).toHaveURL(/\/connect#enquire$/)
    await expect(
      page.locator('#enquire').getByLabel('Name', { exact: true }),
      path,
    ).toBeInViewport()
  }
})

test('on a phone each open question opens the sheet with its item ticked and written', async ({
  page,
}) => {
  const questions = questionStates(acreville)
  const unanswered = questions.filter(({ state }) => state !== 'confirmed')
  await open(page, '/ace-acreville')
  const items = page.locator('.enquiry-options input[name="asks"]:visible')
  const offered = await items.evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  expect(offered).toEqual(enquiryOptions(questions))
  const asked = unanswered.map(({ ask }) => ask)
  expect(asked.filter((item) => !offered.includes(item)).length).toBeGreaterThan(2)
  const sheet = page.getByRole('dialog', enquire)
  for (const { label, ask } of unanswered) {
    await page.getByRole('link', { name: `Ask us about: ${label}` }).click()
    await expect(sheet.getByLabel(ask, { exact: true })).toBeChecked()
    await expect(sheet.getByLabel('Message')).toHaveValue(new RegExp(ask))
    await expect(page).toHaveURL('/ace-acreville')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Ask us about: RERA number' }).click()
  await expectAccessible(page)
  await fill(page, {})
  await send(page).click()
  await expect(sheet.locator('dd').filter({ hasText: /^Payment plan: / })).toBeVisible()
})

test('an item that a link added is kept over a reload, and gone once it is unticked', async ({
  page,
}) => {
  await open(page, '/ace-acreville')
  await page.getByRole('link', { name: 'Ask us about: Payment plan' }).click()
  // The form's script keeps what it has written.
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Payment plan/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', enquire)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  const item = page.getByLabel('Payment plan', { exact: true })
  await expect(item).toBeChecked()
  await item.uncheck()
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(item).toBeHidden()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('Enquire jumps to the form, or to that of Connect', async ({ page }) => {
    for (const path of ['/ska-estate', '/city/jaipur', '/city/noida']) {
      await page.goto(path)
      await page.locator('.callbar').getByRole('link', enquire).click()
      await expect(page).toHaveURL(`${path === '/city/noida' ? '/connect' : path}#enquire`)
      await expect(page.locator('#enquire')).toBeInViewport()
    }
  })
})
