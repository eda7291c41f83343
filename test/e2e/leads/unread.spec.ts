import { listTexts } from '#app/strings/en/lead-list.ts'
import { bodyRows, openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'

const password = 'seven quiet lanterns'
const people = [
  { phone: '9876501414', name: 'Usha Unread' },
  { phone: '9876501415', name: 'Uday Unread' },
] as const

test.beforeAll(async () => {
  for (const { phone, name } of people) await addStaff(phone, name, password, 'agent')
})

test('a lead that no one has opened is marked for each agent until they open it', async ({
  page: guest,
  browser,
}) => {
  const name = 'Never Opened'
  await sendEnquiry(guest.request, { name, phone: '9800000395', message: 'Is it still free?' })
  const pages = []
  for (const { phone } of people) {
    const page = await (await browser.newContext()).newPage()
    await openLeads(page, phone)
    await page.goto('/dashboard?q=Never+Opened')
    await expect(page.getByText(listTexts.live, { exact: true })).toBeVisible()
    await expect(dot(page, name)).toBeVisible()
    pages.push(page)
  }
  const [one, other] = pages
  if (!one || !other) throw new Error('No one is there.')
  await expectAccessible(one)
  await other.setViewportSize({ width: 390, height: 844 })
  await expect(dot(other, name)).toBeInViewport()
  await expectAccessible(other)
  await one.getByRole('link', { name, exact: true }).click()
  await expect(one.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(dot(one, name)).toHaveCount(0, { timeout: 3000 })
  await expect(dot(other, name)).toHaveCount(1)
  await other.getByRole('link', { name, exact: true }).click()
  await expect(other.getByRole('heading', { name, level: 2 })).toBeVisible()
  await other.goBack()
  await expect(dot(other, name)).toHaveCount(0)
  for (const page of pages) await page.context().close()
})

function dot(page: Parameters<typeof bodyRows>[0], name: string) {
  const row = bodyRows(page).filter({ hasText: name })
  return row.getByRole('img', { name: listTexts.unread })
}
