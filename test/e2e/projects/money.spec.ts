import { dutyCost } from '#app/calculators/stamp-duty.ts'
import { amountsAbroad } from '#app/lib/exchange-rate.ts'
import { formatRupees } from '#app/lib/money.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import { publishTexts } from '#test/e2e/helpers/editor/publish-texts.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'

const OWNER = '9876501492'
const { money } = filePages
const on = '2026-11-21'
/** Rates of no state: figures of a test. */
const DUTY = { dutyPercent: 7.5, registrationPercent: 1, on, source: 'a test' }
const RATES = [{ currency: 'USD', rupees: 80, on }] as const
const priced = projectWhere('with a price', (one) => priceLabel(one).kind === 'from')
const { amount } = { amount: 0, ...priceLabel(priced) }

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(OWNER, 'Meera Money', 'seven quiet lanterns', 'owner'))

test('a slider and its field have one value, by keyboard and from the first press', async ({
  page,
}) => {
  await page.goto('/calculators/emi?property=95+Lacs&down=20&rate=8.75&years=20')
  const [slider, field] = [page.getByLabel('Adjust the tenure'), page.getByLabel('Tenure (years)')]
  await slider.press('ArrowRight')
  await expect(field).toHaveValue('21')
  await expect(page.locator('.calculator-result [role=status]')).toContainText('for 252 months')
  await field.fill('7.5')
  await expect(slider).toHaveValue('8')
  await expect(field).toHaveValue('7.5')
  await page.getByLabel('Adjust the value').press('ArrowLeft')
  await expect(page.getByLabel('Property value')).toHaveValue('94 lakh')
  await expect(page).toHaveURL(/property=94\+lakh&down=20&rate=8\.75&years=7\.5/)
})

test('loan and interest add up to the total as it is shown', async ({ page }) => {
  await page.goto('/calculators/emi?property=95+Lacs&down=25&rate=8.5&years=20')
  const cells = await page.locator('.calculator-result dl').last().locator('dd').allTextContents()
  const [loan = 0, interest = 0, total] = cells.map((text) => Number(text.replaceAll(/[₹,]/g, '')))
  expect(loan + interest).toBe(total)
})

test('without a rate no page states one', async ({ page }) => {
  await page.goto('/calculators/emi')
  await expect(page.getByLabel('State, for stamp duty')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('at the rate of')
  await page.goto(`/${priced.slug}`)
  await expect(page.locator('.project-price')).not.toContainText('at the rate of')
})

test('an owner enters rates, and the preview shows what they come to', async ({ page }) => {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages')
  await page.getByRole('link', { name: pageTexts.pages.money }).click()
  await hydrated(page)
  await expectAccessible(page)
  await publishTexts(page, 'money', {
    ...money,
    stampDuty: [
      { ...DUTY, state: 'Goa' },
      { ...DUTY, state: 'Goa', buyer: 'women buyers', registrationMax: 20_000 },
    ],
    exchangeRates: [...RATES],
  })
  await page.reload()
  const preview = page.frameLocator('.editor-preview iframe')
  await expect(preview.getByLabel('State, for stamp duty')).toBeVisible()
  await expectAccessible(page)
})

test('stamp duty follows the state and the price', async ({ page }) => {
  await page.goto('/calculators/emi?property=1+cr')
  await page.getByLabel('State, for stamp duty').focus()
  await page.getByLabel('State, for stamp duty').selectOption('Goa')
  const sum = page.getByRole('region', { name: 'What you pay' })
  const cost = dutyCost(10_000_000, { ...DUTY, name: '', day: '' })
  for (const rupees of Object.values(cost)) await expect(sum).toContainText(formatRupees(rupees))
  await expect(sum).toContainText('Rates for Goa on 21 Nov 2026. Source: a test.')
  await page.getByLabel('Property value').fill('2 cr')
  await expect(sum).toContainText(formatRupees(20_000_000 * 1.085))
  await expect(page).toHaveURL(/state=Goa$/)
  await expectAccessible(page)
})

test('a price has its amount abroad with the day of the rate', async ({ page }) => {
  const abroad = amountsAbroad(amount, RATES) ?? 'none'
  await page.goto(`/${priced.slug}`)
  await expect(page.locator('.project-price')).toContainText(abroad)
  await expectAccessible(page)
  await page.goto(`/calculators/emi?property=${encodeURIComponent(priced.price)}`)
  await expect(page.locator('.calculator-form')).toContainText(abroad)
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the form answers with the duty, and shows no slider', async ({ page }) => {
    await page.goto('/calculators/emi')
    await page.getByLabel('Property value').fill('1 cr')
    await page.getByLabel('State, for stamp duty').selectOption('Goa, women buyers')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('₹20,000')
    await expect(page.getByLabel('State, for stamp duty')).toHaveValue('Goa, women buyers')
  })
})

test('once the rates are gone, so is the block', async ({ page }) => {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages')
  await publishTexts(page, 'money', money)
  await page.goto('/calculators/emi?state=Goa')
  await expect(page.getByRole('region', { name: 'What you pay' })).toHaveCount(0)
  const none = page.getByText('We have no stamp duty rates for Goa,')
  await expect(none).toBeVisible()
  await page.getByLabel('Tenure (years)').fill('10')
  await expect(page).toHaveURL(/years=10$/)
  await expect(none).toHaveCount(0)
})
