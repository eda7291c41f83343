import { claimSum } from '#app/calculators/claim-sums.ts'
import { dueAmounts } from '#app/calculators/plan-amounts.ts'
import { formatRupees } from '#app/lib/money.ts'
import { listClaims } from '#app/projects/model/developer-claim.ts'
import { listPlans } from '#app/projects/model/payment-plan.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { projects } from '#test/helpers/listed.ts'

/** A plan that the catalogue states with its dates, and a claim that is calculated on an area. */
const plan = listPlans(projects).find(({ parts }) => parts.every(({ due }) => due))
const lease = listClaims(projects).find(({ terms }) => terms.kind === 'lease')
if (!plan || !lease) throw new Error('The catalogue states no plan with dates, or no lease.')
const rent = formatRupees(claimSum(lease.terms, 200).from)

const PAGES = [
  '/calculators',
  '/calculators/emi?property=2+cr&down=25&rate=8.5&years=20',
  '/calculators/emi?property=lots&rate=&years=',
  `/calculators/payment-plan?price=95+lakh&plan=${plan.key}`,
  `/calculators/assured-return?claim=${lease.key}&area=200`,
]

// In short one with a result; routes.spec.ts has axe look at a page of every kind.
for (const path of inShort(PAGES.toReversed())) {
  test(`axe finds nothing on ${path}, and nothing runs off the screen`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond, `at ${width}`).toBe(0)
    }
  })
}

test(
  'the instalment follows the typing, by keyboard, and the address follows too',
  { tag: '@gate' },
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.data')) fetched.push(request.url())
    })
    await page.goto('/calculators')
    await page.goto('/calculators/emi')
    await hydrated(page)
    await page.getByLabel('Property value').selectText()
    await page.keyboard.type('12.5 lakh')
    await expect(page.getByText('₹12,50,000, which is ₹12.50 lakh')).toBeVisible()
    // Tab selects what a field opened with; a slider is between two fields.
    for (const typed of ['20', '7.2', '10']) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed)
    }
    await expect(page.locator('.calculator-result [role=status]')).toContainText('₹11,714 a month')
    await expect(page.getByLabel('Years')).toBeFocused()
    await expect(page).toHaveURL('/calculators/emi?property=12.5+lakh&down=20&rate=7.2&years=10')
    await expect(page.getByRole('row')).toHaveCount(11)
    expect(fetched).toEqual([])
    // Typing replaced the address: one step back leaves the calculator.
    await page.goBack()
    await expect(page).toHaveURL('/calculators')
  },
)

test('a form keeps and calculates what was entered before the script comes', async ({ page }) => {
  for (const name of ['emi', 'plan']) {
    await page.route(`**/${name}-calculator-*.js`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue()
    })
  }
  await page.goto('/calculators/emi')
  await hydrated(page)
  for (const [label, typed] of [
    ['Property value', '12.5 lakh'],
    ['Down payment', '20'],
    ['Interest rate', '7.2'],
    ['Years', '10'],
  ] as const) {
    await page.getByLabel(label).clear()
    await page.getByLabel(label).pressSequentially(typed)
  }
  await expect(page).toHaveURL('/calculators/emi')
  await expect(page.locator('.calculator-result [role=status]')).toContainText('₹11,714 a month')
  await expect(page).toHaveURL('/calculators/emi?property=12.5+lakh&down=20&rate=7.2&years=10')
  await expect(page.getByLabel('Years')).toBeFocused()

  await page.goto('/calculators/payment-plan')
  await hydrated(page)
  await page.getByLabel('Payment plan', { exact: true }).selectOption('own')
  await page.getByLabel('Price', { exact: true }).fill('1 cr')
  await page.getByLabel('Your own shares').fill('10:90')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.calculator-schedule li').last()).toContainText('₹90,00,000')
  await expect(page).toHaveURL('/calculators/payment-plan?price=1+cr&plan=own&shares=10%3A90')
})

test('where the script does not come, a calculator is a plain form', async ({ page }) => {
  await page.route('**/emi-calculator-*.js', (route) => route.abort())
  await page.goto('/calculators/emi?property=10+lakh&down=0&rate=7.2')
  await hydrated(page)
  await page.getByLabel('Years').fill('10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('.calculator-result [role=status]')).toContainText('₹11,714 a month')
})

test('a shared address shows the same result, and a mistake keeps what was typed', async ({
  page,
}) => {
  await page.goto('/calculators/emi?property=10+lakh&down=0&rate=7.2&years=10')
  await hydrated(page)
  await page.getByLabel('Property value').fill('ten lakh')
  await expect(page.getByLabel('Property value')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter the amount like 1.5 cr')).toBeVisible()
  await expect(page.getByLabel('Property value')).toHaveValue('ten lakh')
  await page.getByLabel('Years').fill('')
  await page.getByLabel('Years').press('Enter')
  await expect(page.getByText('Enter the number of years.')).toBeVisible()
  await expect(page.getByLabel('Property value')).toHaveValue('ten lakh')
})

test('nothing in the form moves while the result comes and goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calculators/emi?rate=9&years=20')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Calculate' })
  const before = await button.boundingBox()
  for (const [typed, said] of [
    ['50 lakh', 'which is'],
    ['50 what', 'Enter the amount like'],
  ] as const) {
    await page.getByLabel('Property value').fill(typed)
    await expect(page.getByText(said).first()).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  }
})

test('a plan’s own page leads to its calculator; shares of one’s own can be typed', async ({
  page,
}) => {
  await page.goto(plan.pages[0]?.path ?? '')
  await hydrated(page)
  await page.getByRole('link', { name: 'Calculate your instalments' }).click()
  await expect(page.getByLabel('Payment plan', { exact: true })).toHaveValue(plan.key)
  await page.getByLabel('Price', { exact: true }).fill('95 lakh')
  await expect(page.locator('.calculator-schedule li')).toHaveText(
    dueAmounts(9_500_000, plan.parts).map(
      ({ amount, share, due }) => `${formatRupees(amount)}${share}% ${due}`,
    ),
  )
  await expect(page.getByLabel('Your own shares')).toBeHidden()
  await page.getByLabel('Payment plan', { exact: true }).selectOption('own')
  await page.getByLabel('Your own shares').fill('20:30:40')
  await expect(page.getByText('The shares add up to 90')).toBeVisible()
  await page.getByLabel('Your own shares').fill('20:30:50')
  await expect(page.locator('.calculator-schedule li')).toHaveCount(3)
})

test('a price that is typed before any script has come is calculated with', async ({ page }) => {
  await page.route('**/loader-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`/calculators/payment-plan?plan=${plan.key}`, { waitUntil: 'commit' })
  await page.getByLabel('Price', { exact: true }).fill('95 lakh')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')
  await expect(page.locator('.calculator-schedule li')).toHaveCount(plan.parts.length)
})

test('a claim asks for what it is calculated on', async ({ page }) => {
  await page.goto('/calculators/assured-return')
  await hydrated(page)
  await expect(page.getByLabel('Area in sq ft')).toBeHidden()
  await page.getByLabel('Claim', { exact: true }).selectOption(lease.key)
  await expect(page.getByLabel('Amount paid')).toBeHidden()
  await page.getByLabel('Area in sq ft').fill('200')
  await expect(page.locator('.calculator-result [role=status]')).toHaveText(
    `${rent} by the developer’s claim`,
  )
  await expect(page.getByText('The developer does not give a period')).toBeVisible()
})

test('an empty calculator shows a worked example, which goes when a result comes', async ({
  page,
}) => {
  for (const slug of ['payment-plan', 'assured-return']) {
    await page.goto(`/calculators/${slug}`)
    await expect(page.locator('.calculator-result')).toContainText(/Example: .*₹/)
    await hydrated(page)
    await expectAccessible(page)
  }
  await page.goto('/calculators/payment-plan?price=1+cr')
  await expect(page.locator('.calculator-result')).not.toContainText('Example')
})

for (const width of [390, 1440]) {
  test(`at ${width} the EMI page opens with a large result above its form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/calculators/emi')
    const result = page.locator('.calculator-result [role=status]')
    await expect(result).toBeInViewport({ ratio: 1 })
    await expect(result).toHaveText(/^₹[\d,]+ a month for 240 months$/)
    for (const [label, value] of [
      ['Down payment', '25'],
      ['Interest rate', '8.5'],
      ['Years', '20'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value)
    const below = (await page.locator('.calculator-form').boundingBox())?.y
    const box = await result.boundingBox()
    expect(below).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
    await expect(page.getByText('An example, not an offer')).toBeVisible()
    await expectAccessible(page)
  })
}

test('the footer leads to the calculators', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculators')
})

test('a project page offers its brochure', async ({ page, request }) => {
  await page.goto('/godrej-reverine')
  const link = page.getByRole('link', { name: 'Brochure (PDF)' })
  const address = (await link.getAttribute('href')) ?? ''
  // A slow machine may be asked twice for what it has not drawn yet.
  await expect
    .poll(async () => (await request.get(address)).headers()['content-type'], { timeout: 30_000 })
    .toBe('application/pdf')
})

test.describe('without script', () => {
  test.use(withoutScript)
  test('every calculator answers a plain form', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/calculators')
    await page.getByRole('link', { name: 'EMI calculator' }).click()
    await page.getByLabel('Property value').fill('50 lakh')
    await page.getByLabel('Down payment').fill('0')
    await page.getByLabel('Interest rate').fill('9')
    await page.getByLabel('Years').fill('')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByText('Enter the number of years.')).toBeVisible()
    await expect(page.getByLabel('Property value')).toHaveValue('50 lakh')
    await page.getByLabel('Years').fill('20')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.calculator-result [role=status]')).toContainText('₹44,986')

    await page.goto('/calculators/payment-plan')
    await page.getByLabel('Price', { exact: true }).fill('1 cr')
    await page.getByLabel('Payment plan', { exact: true }).selectOption('own')
    await page.getByLabel('Your own shares').fill('10:90')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.calculator-schedule li').last()).toContainText('₹90,00,000')

    await page.goto(`/calculators/assured-return?claim=${lease.key}`)
    await page.getByLabel('Area in sq ft').fill('200')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.calculator-result [role=status]')).toContainText(rent)
  })
})
