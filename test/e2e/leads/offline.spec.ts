import { openLeads } from '#test/e2e/helpers/dashboard.ts'
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
