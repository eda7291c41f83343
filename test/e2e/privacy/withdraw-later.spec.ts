import type { Page } from '@playwright/test'

import { fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { arrived, keep } from '#test/e2e/helpers/enquiries/queued-form.ts'

const RIGHTS = '/privacy/rights'
const links = (page: Page) => page.locator('.sent-enquiries').getByRole('link')

/** How far the page has moved on its own since it was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const one of list.getEntries()) sum += Number(Reflect.get(one, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

test('what waited and was sent by another page is withdrawn by a link that this browser shows later', async ({
  page: form,
  context,
}) => {
  const name = 'Withdraws Later'
  await open(form)
  await fill(form)
  await context.setOffline(true)
  await keep(form, name, '9700000341')
  await form.close()
  await context.setOffline(false)
  const page = await context.newPage()
  await page.goto('/terms')
  await expect(toast(page, thanks)).toBeVisible()
  const head = page.locator('.unsent')
  await expect(head).toContainText(thanks)
  await expect(head.getByRole('link', { name: 'Withdraw your consent' })).toBeVisible()
  await expect(toast(page, thanks)).toHaveCount(0)
  await expect(head.getByRole('link', { name: 'Withdraw your consent' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await expect(head).toHaveCount(0)
  expect(await arrived(name)).toHaveLength(1)
  await page.goto(RIGHTS)
  await expect(links(page)).toHaveCount(1)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await links(page).click()
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consent is withdrawn')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiries-sent'))).toBeNull()
  expect(await arrived(name)).toEqual([])
  await page.goto(RIGHTS)
  await hydrated(page)
  await expect(links(page)).toHaveCount(0)
})

test('the link of what was sent at once outlives a reload, until its person does not want it kept', async ({
  page,
}) => {
  await open(page)
  await fill(page, { Name: 'Keeps The Link', Phone: '9700000342' })
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  await page.reload()
  await page.goto(RIGHTS)
  await expect(links(page)).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(links(page)).toHaveCount(1)
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await page.getByRole('button', { name: 'Forget this link' }).click()
  await expect(links(page)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(links(page)).toHaveCount(0)
})

test('a link that withdraws nothing any more is kept no longer', async ({ page }) => {
  const [gone, other] = ['0'.repeat(32), '1'.repeat(32)].map((id) => `/privacy/withdraw/${id}`)
  await page.goto('/terms')
  await page.evaluate(
    (all) => localStorage.setItem('enquiries-sent', JSON.stringify(all)),
    [gone, other].map((to) => ({ to, at: '2026-11-26T10:00:00.000Z' })),
  )
  await page.goto(RIGHTS)
  await expect(links(page)).toHaveCount(2)
  await page.goto(gone ?? '')
  await expect(page.getByText('This link does not work')).toBeVisible()
  await expect(links(page)).toHaveCount(1)
  await expect(links(page)).toHaveAttribute('href', other ?? '')
  await page.goto(RIGHTS)
  await expect(links(page)).toHaveCount(1)
})
