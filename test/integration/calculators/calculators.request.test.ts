import { expect, test } from 'vitest'

import { claimSum } from '#app/calculators/claim-sums.ts'
import { downPayment } from '#app/calculators/emi-fields.ts'
import { monthlyInstalment } from '#app/calculators/emi.ts'
import { dueAmounts } from '#app/calculators/plan-amounts.ts'
import { formatRupees, rupeesWritten } from '#app/lib/money.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { listClaims } from '#app/projects/model/developer-claim.ts'
import { listPlans } from '#app/projects/model/payment-plan.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import { publicPrices } from '#app/projects/model/public-prices.ts'
import { projectWhere, projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

async function page(path: string): Promise<string> {
  const response = await fetchPath(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  return html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
}

test('the page opens with the cheapest property that shows its price, as an example', async () => {
  const cheapest = Math.min(
    ...projects.flatMap((project) => publicPrices(project).map(({ from }) => from)),
  )
  const { downPercent, yearlyRate, years } = filePages.money.loan
  const principal = cheapest - downPayment(cheapest, downPercent)
  const html = await page('/calculators/emi')
  expect(html).toContain(`value="${rupeesWritten(cheapest)}"`)
  const instalment = monthlyInstalment({ principal, yearlyRate, months: years * 12 })
  expect(html).toContain(
    `<b>${rupees(Math.round(instalment))}</b> a month for ${years * 12} months`,
  )
  expect(html).toContain('An example, not an offer: ask your bank for its rate.')
  expect(html).not.toContain('aria-invalid')
})

test('the instalment is in the page itself, and the address of the page has no query', async () => {
  const html = await page('/calculators/emi?principal=10+lakh&rate=7.2&years=10')
  expect(html).toContain('<b>₹11,714</b> a month for 120 months')
  expect(html).toContain('₹10,00,000, which is ₹10 lakh')
  expect(html).toMatch(/rel="canonical" href="http:\/\/homes\.test\/calculators\/emi"/)
})

test('what was typed is kept next to what is wrong with it', async () => {
  const html = await page('/calculators/emi?property=lots+%3C%22&rate=&years=99')
  expect(html).toContain('value="lots &lt;&quot;"')
  expect(html).toContain('Enter the amount like 1.5 cr, 95 lakh or 2,60,00,000.')
  expect(html).toContain('Enter the yearly interest rate.')
  expect(html).toContain('Enter 1 to 40 years, like 20.')
  expect(html).not.toContain('a month for')
})

/** An amount as `page` gives it. */
const rupees = (amount: number) => formatRupees(amount).replaceAll('\u00A0', ' ')

test('each plan of the catalogue shares a price out with its dates', async () => {
  for (const { key, parts, pages } of listPlans(projects)) {
    const html = await page(`/calculators/payment-plan?price=95+lakh&plan=${key}`)
    for (const { amount, share, due } of dueAmounts(9_500_000, parts))
      expect(html).toContain(
        `<b>${rupees(amount)}</b><span>${share}%${due ? ` ${due}` : ''}</span>`,
      )
    for (const { path } of pages) expect(html).toContain(path)
  }
})

test('shares of one’s own must make 100', async () => {
  const wrong = await page('/calculators/payment-plan?price=1+cr&plan=own&shares=20:30:40')
  expect(wrong).toContain('The shares add up to 90. Change them to total 100.')
  const right = await page('/calculators/payment-plan?price=1+cr&plan=own&shares=20:30:50')
  expect(right).toContain('<b>₹50,00,000</b><span>50%</span>')
})

test('each claim of the catalogue is worked out as the developer’s, and no period is invented', async () => {
  for (const { key, terms } of listClaims(projects)) {
    const [base, field] = terms.kind === 'lease' ? [200, 'area'] : [5_000_000, 'amount']
    const html = await page(`/calculators/assured-return?claim=${key}&${field}=${base}`)
    const { from, to, monthly } = claimSum(terms, base)
    const sum = from === to ? rupees(from) : `${rupees(from)} to ${rupees(to)}`
    expect(html).toContain(`<b>${sum}</b> ${monthly ? 'a year, ' : ''}by the developer’s claim`)
    expect(html.includes('The developer does not give a period')).toBe(monthly === undefined)
    expect(html).toContain('not our promise or forecast')
    expect(html).toContain('href="/disclaimer"')
  }
})

test('a claim that is gone is named, not guessed', async () => {
  const html = await page('/calculators/assured-return?claim=lease-9999&area=200')
  expect(html).toContain('This claim is no longer on the site.')
  expect(html).not.toContain('₹19,99,800')
})

test.each([
  ['', true],
  ['/emi', true],
  ['/payment-plan', true],
  ['/assured-return', false],
])(
  '/calculators%s is in the sitemap and the list, or in neither: %s, and capitals lead to it',
  async (path, isListed) => {
    const sitemap = await (await fetchPath('/sitemap.xml')).text()
    expect(sitemap.includes(`<loc>http://homes.test/calculators${path}</loc>`)).toBe(isListed)
    expect((await page('/calculators')).includes(`href="/calculators${path}"`)).toBe(isListed)
    const found = await fetchPath(`/calculators${path}`)
    expect(found.headers.get('X-Robots-Tag')).toBe(isListed ? null : 'noindex')
    const shouted = await fetchPath(`/Calculators${path}/`)
    expect(shouted.headers.get('Location')).toBe(`/calculators${path}`)
  },
)

test('pages with a price, a plan or a claim lead to the calculators, filled in', async () => {
  const priced = projectWhere(
    'with its prices',
    (one) => priceLabel(one).kind === 'from' && one.sections.some(({ kind }) => kind === 'prices'),
  )
  const property = new URLSearchParams({ property: priced.price }).toString()
  expect(await page(`/${priced.slug}`)).toContain(`/calculators/emi?${property}`)
  const [plan] = listPlans(projects)
  expect(await page(plan?.pages[0]?.path ?? '')).toContain(
    `/calculators/payment-plan?plan=${plan?.key}`,
  )
  const [claim] = listClaims(projects)
  const stating = await page(claim?.pages[0]?.path ?? '')
  expect(stating).toContain(`/calculators/assured-return?claim=${claim?.key}`)
  expect(stating).toContain('Ask for the lease and the guarantor before you rely on this.')
  expect(stating).toMatch(/href="\/brochures\/[\w-]+\.pdf"/)
})
