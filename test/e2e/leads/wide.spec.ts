import type { Locator } from '@playwright/test'

import { leadTexts } from '#app/strings/en/lead.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { bodyRows, openLeads, searchField, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876501703'
const { name, time, location } = listTexts.wideColumns
const heads = [...name, ...time, ...location]

async function left(place: Locator): Promise<number> {
  return (await place.boundingBox())?.x ?? Number.NaN
}

test.beforeAll(() => addStaff(phone, 'Wide Owner', 'nine patient herons'))

test('on a wide screen status, agent, follow-up and source are columns until a lead is open', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'Wide Writer', phone: '9700001811', message: 'Price?' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLeads(page, phone)
  const row = bodyRows(page).filter({ hasText: 'Wide Writer' })
  const head = (text: string) => page.locator(`thead [data-name="${text}"]`)
  const cell = (text: string) => row.getByText(text, { exact: true })
  for (const one of heads) await expect(head(one)).toBeVisible()
  const [status, agent] = name
  expect(await left(cell(leadTexts.status.new))).toBeCloseTo(await left(head(status)), 0)
  expect(await left(cell(leadTexts.unassigned))).toBeCloseTo(await left(head(agent)), 0)
  const clock = await row.locator('.clock').boundingBox()
  expect(clock?.x).toBeCloseTo(await left(head(time[0])), 0)
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Wide Writer' }).click()
  for (const one of heads) await expect(head(one)).toBeHidden()
  await page.getByRole('link', { name: panelTexts.close }).click()
  await expect(head(status)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(head(status)).toBeHidden()
})

test('the column of the next follow-up says only when; a narrow list names it', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'Wide Planned', phone: '9700001812', message: 'Price?' })
  await ask(`update leads set follow_up_at = now() + interval '3 days' where name = 'Wide Planned'`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLeads(page, phone)
  const row = bodyRows(page).filter({ hasText: 'Wide Planned' })
  const word = row.getByText(listTexts.followUp)
  await expect(word).toHaveCSS('clip-path', 'inset(50%)')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(word).toHaveCSS('clip-path', 'none')
})

test('the empty search says what else it finds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLeads(page, phone)
  const hint = page.getByText(listTexts.searchesToo)
  await expect(hint).toBeHidden()
  await expect(searchField(page)).toHaveAccessibleDescription(listTexts.searchesToo)
  await searchField(page).focus()
  await expect(hint).toBeInViewport({ ratio: 1 })
  await searchField(page).fill('zz')
  await expect(hint).toBeHidden()
})

test('a lead abroad shows the country, the time there, and both clocks of each next step', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'Abroad Writer', phone: '+971501234567', message: 'Price?' })
  await openLeads(page, phone)
  await expect(bodyRows(page).filter({ hasText: 'Abroad Writer' })).toContainText(
    leadTexts.theirTime(''),
  )
  await bodyRows(page).getByRole('link', { name: 'Abroad Writer' }).click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByText(/^United Arab Emirates · \d+:\d\d [ap]m/)).toContainText(
    leadTexts.theirTime(''),
  )
  await panel.getByText(panelTexts.followUp).click()
  const next = panel.locator('button[name="followUpAt"][value]').first()
  await expect(next).toContainText(leadTexts.theirTime(''))
  await expectAccessible(page)
})
