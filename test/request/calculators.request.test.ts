import { expect, test } from 'vitest'

import { ask } from '../app.ts'

async function page(path: string): Promise<string> {
  const response = await ask(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  return html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
}

test('the instalment is in the page itself, and the address of the page has no query', async () => {
  const html = await page('/calculators/emi?principal=10+lakh&rate=7.2&years=10')
  expect(html).toContain('<b>₹ 11,714</b> a month for 120 months')
  expect(html).toContain('Understood as ₹ 10,00,000, which is ₹ 10 lakh')
  expect(html).toMatch(/rel="canonical" href="http:\/\/homes\.test\/calculators\/emi"/)
})

test('what was typed is kept beside what is wrong with it', async () => {
  const html = await page('/calculators/emi?principal=lots+%3C%22&rate=&years=99')
  expect(html).toContain('value="lots &lt;&quot;"')
  expect(html).toContain('Write the amount like 1.5 cr, 95 lakh or 2,60,00,000.')
  expect(html).toContain('Type the yearly rate of interest.')
  expect(html).toContain('Type 1 to 40 years, like 20.')
  expect(html).not.toContain('a month for')
})

test('a first visit is not told that anything is missing', async () => {
  expect(await page('/calculators/emi')).not.toContain('aria-invalid')
})

test('a plan of the catalogue shares a price out with its dates', async () => {
  const html = await page(
    '/calculators/payment-plan?price=95+lakh&plan=30-on-booking-70-on-possession',
  )
  expect(html).toContain('<b>₹ 28,50,000</b><span>30% on booking</span>')
  expect(html).toContain('<b>₹ 66,50,000</b><span>70% on possession</span>')
  expect(html).toContain('/bhutani-city-center/wellness')
})

test('shares of one’s own must make 100', async () => {
  const wrong = await page('/calculators/payment-plan?price=1+cr&plan=own&shares=20:30:40')
  expect(wrong).toContain('The shares add up to 90; change them to make 100.')
  const right = await page('/calculators/payment-plan?price=1+cr&plan=own&shares=20:30:50')
  expect(right).toContain('<b>₹ 50,00,000</b><span>50%</span>')
})

test('a claim is worked out as the developer’s, and no period is invented', async () => {
  const lease = await page('/calculators/assured-return?claim=lease-175&area=200')
  expect(lease).toContain('<b>₹ 35,000</b> by the developer’s claim')
  expect(lease).toContain('The listing does not state the period')
  expect(lease).toContain('not a promise or a forecast of ours')
  expect(lease).toContain('href="/disclaimer"')
  const yearly = await page('/calculators/assured-return?claim=return-24-a-year&amount=50+lakh')
  expect(yearly).toContain('<b>₹ 12,00,000</b> a year, by the developer’s claim')
  expect(yearly).toContain('₹ 1,00,000, a twelfth of the year')
  const range = await page('/calculators/assured-return?claim=return-12-24&amount=50+lakh')
  expect(range).toContain('<b>₹ 6,00,000 to ₹ 12,00,000</b> by the developer’s claim')
  expect(range).toContain('The listing does not state the period')
})

test('a claim that is gone is named, not guessed', async () => {
  const html = await page('/calculators/assured-return?claim=lease-900&area=200')
  expect(html).toContain('This claim is not listed any more.')
  expect(html).not.toContain('₹ 1,80,000')
})

test.each(['', '/emi', '/payment-plan', '/assured-return'])(
  '/calculators%s is in the sitemap, and capitals lead to it',
  async (path) => {
    const sitemap = await (await ask('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>http://homes.test/calculators${path}</loc>`)
    const shouted = await ask(`/Calculators${path}/`)
    expect(shouted.headers.get('Location')).toBe(`/calculators${path}`)
  },
)

test('pages with a price, a plan or a claim lead to the calculators, filled in', async () => {
  expect(await page('/lodha-goa')).toContain('/calculators/emi?principal=95+Lacs')
  const wellness = await page('/bhutani-city-center/wellness')
  expect(wellness).toContain('/calculators/payment-plan?plan=30-on-booking-70-on-possession')
  expect(wellness).toContain('/calculators/assured-return?claim=lease-175')
  expect(wellness).toContain('href="/brochures/bhutani-city-center.pdf"')
})
