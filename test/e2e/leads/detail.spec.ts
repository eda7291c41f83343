import type { Page } from '@playwright/test'

import { assignmentForms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts } from '#app/strings/en/assignment.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'
import { keyTexts } from '#app/strings/en/keys.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { openLeads, menuLink, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876501331'
const password = 'seven quiet lanterns'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Panel Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await sendEnquiry(request, { name: 'Panel Writer', phone: '9700000271', message: 'Still free?' })
  const press = { code: 'K7M2QX', kind: 'chat', page: '/lodha-goa', project: 'lodha-goa' }
  await request.post('/api/v1/contact-intents', { data: press })
  await request.dispose()
})

test.beforeEach(({ page }) => openLeads(page, phone))

async function openLead(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Panel Writer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Panel Writer', level: 2 })).toBeVisible()
}

test('the code of a chat is written down with its lead, found from there and back, and taken away', async ({
  page,
}) => {
  await openLead(page)
  const field = page.getByRole('textbox', { name: new RegExp(`^${panelTexts.code}`) })
  await field.fill('Hello, still free?')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText(panelTexts.codeWrong)
  await expect(field).toHaveValue('Hello, still free?')
  await expectAccessible(page)
  await field.fill('I am interested in Lodha Goa. (Ref K7M2QX)')
  await field.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Panel Writer' })
  await expect(
    panel.getByText(panelTexts.pressOn(contactsTexts.kind.chat, '/lodha-goa')),
  ).toBeVisible()
  await expect(field).toHaveValue('')
  const written = `Panel Desk ${panelTexts.did.code} K7M2QX`
  await expect(panel.getByRole('listitem').filter({ hasText: written })).toBeVisible()
  await panel.getByRole('link', { name: panelTexts.presses('K7M2QX') }).click()
  await expect(page).toHaveURL('/dashboard/contacts?q=K7M2QX')
  await expectAccessible(page)

  // As WhatsApp shows it, from the dashboard's own menu.
  await page.getByLabel(contactsTexts.search).fill('Lodha Goa. (Ref k7m2qx)')
  await page.keyboard.press('Enter')
  const row = page.locator('tbody').getByRole('row')
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: 'Panel Writer' }).click()
  await panel.getByRole('button', { name: panelTexts.removeCodeLabel('K7M2QX') }).click()
  await expect(panel.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await expect(
    panel.getByText(panelTexts.pressOn(contactsTexts.kind.chat, '/lodha-goa')),
  ).toHaveCount(0)
})

test('by keys a visit is planned from a lead, and leads back to it next to its list', async ({
  page,
}) => {
  await page.getByRole('link', { name: /^New\b/ }).click()
  await expect(page).toHaveURL(/status=new/)
  await openLead(page)
  const panelUrl = new URL(page.url())
  expect(panelUrl.search).toBe('?status=new')
  await page.keyboard.press('v')
  await expect(page.getByRole('region', { name: visitsTexts.newVisit })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Panel Writer' })).toHaveAttribute(
    'href',
    panelUrl.pathname + panelUrl.search,
  )
  await page.getByLabel(visitsTexts.project).selectOption('lodha-goa')
  await page.getByLabel(visitsTexts.day, { exact: true }).last().fill(tomorrow())
  await page.getByLabel(visitsTexts.time).fill('10:30')
  await page.getByLabel(visitsTexts.time).press('Enter')
  const note = page.locator('.visit-done').filter({ hasText: 'Panel Writer' })
  await expect(note).toContainText(visitsTexts.status.confirmed)
  await page.getByRole('table').getByRole('link', { name: 'Panel Writer' }).click()
  const head = page.getByRole('heading', { name: 'Panel Writer' })
  await expect(head).toBeFocused()
  await expectAccessible(page)
  await head.getByRole('link').click()
  await expect(page).toHaveURL(panelUrl.pathname + panelUrl.search)
  await expect(page.getByText(visitsTexts.news.made(false))).toBeVisible()
})

test('a lead that an act takes out of the list leads on to its neighbours there', async ({
  page,
}) => {
  for (const [at, name] of ['Neighbour One', 'Neighbour Two', 'Neighbour Three'].entries())
    await sendEnquiry(page.request, { name, phone: `970000028${at}`, message: 'A plot?' })
  await page.goto('/dashboard?status=new')
  await hydrated(page)
  await page.getByRole('link', { name: 'Neighbour Two', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Neighbour Two', level: 2 })).toBeVisible()
  const status = page.locator('.fact').first()
  await status.locator('summary').click()
  await status.getByRole('button', { name: leadTexts.status.contacted }).click()
  await expect(status.locator('b')).toHaveText(leadTexts.status.contacted)
  // Its row is gone by the news of this very act.
  await expect(page.locator('tbody').getByText('Neighbour Two')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Neighbour One', level: 2 })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'Neighbour Three', level: 2 })).toBeVisible()
})

test('letters that are switched off do nothing on the visits either, and Escape still closes', async ({
  page,
}) => {
  await page.goto('/dashboard/visits')
  await hydrated(page)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: keyTexts.title })
  await expect(keys).toContainText(panelTexts.planVisit)
  await expect(keys).toContainText(visitsTexts.before)
  await keys.getByLabel(keyTexts.letters).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('?')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL('/dashboard/visits')
  await page.getByRole('link', { name: visitsTexts.newVisit }).click()
  const form = page.getByRole('heading', { name: visitsTexts.newVisit })
  await expect(form).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: keyTexts.title }).click()
  await keys.getByLabel(keyTexts.letters).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(form).toBeFocused()
})

test('the owner says since which day leads are assigned', async ({ page }) => {
  await (await menuLink(page, navTexts.assignment)).click()
  await page.getByRole('link', { name: assignmentTexts.changeSince }).click()
  const day = page.getByLabel(assignmentForms.since)
  await day.fill(tomorrow())
  await page.getByRole('button', { name: assignmentForms.save }).click()
  await expect(page.getByText(assignmentForms.sinceAhead)).toBeVisible()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await day.fill('2026-01-05')
  await page.getByRole('button', { name: assignmentForms.save }).click()
  await expect(page).toHaveURL(/\/dashboard\/assignment\?done=/)
  const kept = page.getByText('Leads received before 5 Jan 2026')
  await expect(kept).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await expect(kept).toHaveCount(0)
})

/** The day after today's, in Asia/Kolkata. */
function tomorrow(): string {
  return new Date(Date.now() + (24 + 5.5) * 60 * 60 * 1000).toISOString().slice(0, 10)
}
