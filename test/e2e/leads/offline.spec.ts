import { listTexts } from '#app/strings/en/lead-list.ts'
import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

const asha = { phone: '9876501281', name: 'Asha Offline' }
const password = 'seven quiet lanterns'

test.beforeAll(() => addStaff(asha.phone, asha.name, password))

for (const address of inShort(['/dashboard/follow-ups', '/dashboard/visits']))
  test(
    `${address} stays as it is while it cannot be read again, and is read again when it can`,
    { tag: '@gate' },
    async ({ page, quiet }) => {
      await openLeads(page, asha.phone)
      await page.goto(address)
      await hydrated(page)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await page.context().setOffline(true)
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('.data'),
      )
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await failed
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      const read = page.waitForResponse(
        (response) => response.url().includes('.data') && response.ok(),
      )
      await page.context().setOffline(false)
      await read
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      // The router asks ahead for what links lead to, and complains where that does not come.
      const others = quiet.splice(0).filter((line) => !line.startsWith('Failed to fetch manifest'))
      expect(others).toEqual([])
    },
  )

test('what a list says without a connection is above its head, too', async ({ page, quiet }) => {
  for (let at = 0; at < 12; at += 1)
    await sendEnquiry(page.request, {
      name: `Offline Row ${at}`,
      phone: `98000012${10 + at}`,
      message: 'Price?',
    })
  await page.setViewportSize({ width: 1440, height: 600 })
  const part = page.waitForResponse(/\/dashboard\/leads\/part/)
  await openLeads(page, asha.phone)
  await part
  await expect(page.getByText(listTexts.live, { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  const alert = page.getByRole('alert').filter({ hasText: /^No connection to the site/ })
  await expect(alert).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect
    .poll(() =>
      alert.evaluate((shown) => {
        const { left, top, width, height } = shown.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === shown
      }),
    )
    .toBe(true)
  await page.context().setOffline(false)
  await expect(alert).toHaveCount(0)
  quiet.splice(0)
})
