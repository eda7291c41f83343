import { navTexts } from '#app/strings/en/nav.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const phone = '9876501341'
const password = 'seven quiet lanterns'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeAll(() => addStaff(phone, 'Visits Desk', password))

test(
  'a visit is made, confirmed to the visitor, moved and taken back, with the keys alone',
  { tag: '@gate' },
  async ({ page, request }) => {
    await sendEnquiry(request, {
      name: 'Journey Visitor',
      phone: '9700000261',
      message: 'Saturday?',
    })
    await openLeads(page, phone)
    await page.getByRole('link', { name: navTexts.visits, exact: true }).click()
    const today = page.getByRole('link', { name: visitsTexts.today, exact: true })
    await expect(today).toHaveAttribute('aria-current', 'date')
    // The day is there a moment before its keys; the address before the day.
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(today).not.toHaveAttribute('aria-current', { timeout: 2000 })
    }).toPass()
    const day = new URL(page.url()).searchParams.get('day') ?? ''
    await page.keyboard.press('n')
    await page.getByLabel(visitsTexts.phone).fill('9700000261')
    await page.getByLabel(visitsTexts.project).selectOption('lodha-goa')
    await page.getByLabel(visitsTexts.time).fill('10:30')
    await page.getByLabel(visitsTexts.time).press('Enter')
    const note = page.locator('.visit-done').filter({ hasText: 'Journey Visitor' })
    await expect(note).toContainText('10:30 am IST, Lodha Goa, with Visits Desk: Confirmed')
    await expect(note.getByRole('link', { name: visitsTexts.whatsApp })).toHaveAttribute(
      'href',
      /is%20confirmed/,
    )
    await expectAccessible(page)
    await page.getByRole('table').getByRole('link', { name: 'Journey Visitor' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Journey Visitor' })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel(visitsTexts.time).fill('12:15')
    await page.getByRole('button', { name: visitsTexts.move }).click()
    await expect(note).toContainText('12:15 pm IST')
    await note.getByRole('button', { name: visitsTexts.undo }).click()
    await expect(note).toContainText('10:30 am IST')
    await page.keyboard.press('t')
    await expect(page).not.toHaveURL(new RegExp(`day=${day}`))
  },
)

test('on a phone each visit has its one act, and what is refused says what is free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSession(page, phone)
  await page.goto('/dashboard/visits')
  await hydrated(page)
  await page.getByRole('link', { name: visitsTexts.after }).click()
  await expect(page.getByRole('link', { name: 'Reschedule of Journey Visitor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: visitsTexts.newVisit }).click()
  await page.getByLabel(visitsTexts.phone).fill('9700000261')
  await page.getByLabel(visitsTexts.project).selectOption('ska-estate')
  await page.getByLabel(visitsTexts.time).fill('11:00')
  await page.getByRole('button', { name: visitsTexts.make }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(visitsTexts.refused.taken.title('Visits Desk', '11:00 am'))
  await expect(refusal).toContainText('Journey Visitor is with them from 10:30 am to 11:30 am.')
  await expect(page.getByLabel(visitsTexts.time)).toHaveValue('11:00')
  await expectAccessible(page)
  await refusal.getByRole('button', { name: '11:30 am Visits Desk' }).click()
  await expect(page.locator('.visit-done').filter({ hasText: '11:30 am IST' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('a video visit takes the link of its call, which a visit at the project never asks for', async ({
  page,
}) => {
  const link = 'https://meet.example/abc-defg'
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await startSession(page, phone)
    await page.goto('/dashboard/visits')
    await hydrated(page)
    await page.getByRole('link', { name: visitsTexts.after }).click()
    await expect(page).toHaveURL(/day=/)
    await page.getByRole('link', { name: visitsTexts.newVisit }).click()
    await expect(page.getByLabel(visitsTexts.link)).toBeHidden()
    await page.getByLabel(visitsTexts.kind).selectOption('video')
    await expect(page.getByLabel(visitsTexts.link)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByLabel(visitsTexts.phone).fill('9700000261')
  await page.getByLabel(visitsTexts.project).selectOption('godrej-reverine')
  await page.getByLabel(visitsTexts.time).fill('15:00')
  await page.getByLabel(visitsTexts.link).fill(link)
  await page.getByRole('button', { name: visitsTexts.make }).click()
  const note = page.locator('.visit-done').filter({ hasText: '3:00 pm IST' })
  await expect(note).toContainText(visitsTexts.video.toLowerCase())
  await expect(note.getByRole('link', { name: visitsTexts.whatsApp })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(link)),
  )
  await page.goto('/dashboard/visits')
  await page.getByRole('link', { name: visitsTexts.after }).click()
  await page
    .getByRole('link', { name: /Journey Visitor/ })
    .last()
    .click()
  await expect(page.getByRole('link', { name: visitsTexts.openLink })).toHaveAttribute('href', link)
  await expect(page.getByLabel(visitsTexts.link)).toHaveValue(link)
  await expectAccessible(page)
})

test('Reschedule makes a video visit one at the project, and back, with its link', async ({
  page,
}) => {
  const link = 'https://meet.example/abc-defg'
  await startSession(page, phone)
  await page.goto('/dashboard/visits')
  await page.getByRole('link', { name: visitsTexts.after }).click()
  const last = page.getByRole('table').getByRole('link', { name: 'Journey Visitor' }).last()
  const note = page.locator('.visit-done').filter({ hasText: '3:00 pm IST' })
  const change = async (kind: 'place' | 'video') => {
    await last.click()
    await page.getByLabel(visitsTexts.kind).selectOption(kind)
    const field = page.getByLabel(visitsTexts.link)
    if (kind === 'place') await expect(field).toBeHidden()
    else await field.fill(link)
    await expectAccessible(page)
    await page.getByRole('button', { name: visitsTexts.move, exact: true }).click()
    const isVideo = kind === 'video'
    await expect(note.getByText(visitsTexts.video.toLowerCase())).toHaveCount(isVideo ? 1 : 0)
    const message =
      (await note.getByRole('link', { name: visitsTexts.whatsApp }).getAttribute('href')) ?? ''
    expect(message.includes(encodeURIComponent(link))).toBe(isVideo)
  }
  await change('place')
  await change('video')
})
