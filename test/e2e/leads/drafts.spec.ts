import type { Page } from '@playwright/test'

import { draftTexts } from '#app/strings/en/drafts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876509211'
const password = 'seven quiet lanterns'
const [FIRST, SECOND] = ['Draft First', 'Draft Second']

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Draft Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const [at, name] of [FIRST, SECOND].entries())
    await sendEnquiry(request, { name, phone: `970000061${at}`, message: 'Price?' })
  await request.dispose()
})

test.beforeEach(({ page }) => openLeads(page, phone))

const note = (page: Page) => page.getByLabel(panelTexts.note)
const kept = (page: Page) => page.evaluate(() => JSON.stringify(window.localStorage))

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

test('a typed note outlives every other act, other leads, Escape and a reload, until it is stored', async ({
  page,
}) => {
  const text = 'Wants a corner plot,\nnear the park'
  await open(page, FIRST)
  await note(page).fill(text)
  const status = page.locator('.fact').first()
  await status.locator('summary').click()
  await status.getByRole('button', { name: leadTexts.status.contacted }).click()
  await expect(page.locator('.done-bar')).toContainText(panelTexts.done)
  await expect(note(page)).toHaveValue(text)
  await page.locator('.outcome > summary').click()
  await page.getByRole('button', { name: leadTexts.outcome['no-answer'] }).click()
  await expect(page.getByText(leadTexts.outcome['no-answer']).last()).toBeVisible()
  await expect(note(page)).toHaveValue(text)
  await page.locator('.done-bar').getByRole('button').click()
  await expect(page.locator('.done-bar')).toContainText(panelTexts.undone)
  await expect(note(page)).toHaveValue(text)

  await open(page, SECOND)
  await expect(note(page)).toHaveValue('')
  await open(page, FIRST)
  await expect(note(page)).toHaveValue(text)
  await expect(page.getByText(draftTexts.restored)).toBeVisible()
  await expectAccessible(page)
  await note(page).press('Escape')
  await expect(page).toHaveURL('/dashboard')
  await open(page, FIRST)
  await expect(note(page)).toHaveValue(text)
  await page.reload()
  await hydrated(page)
  await expect(note(page)).toHaveValue(text)

  await page.getByRole('button', { name: panelTexts.addNote, exact: true }).last().click()
  await expect(page.getByText('near the park')).toBeVisible()
  await expect(note(page)).toHaveValue('')
  await expect(page.getByText(draftTexts.restored)).toHaveCount(0)
  expect(await kept(page)).not.toContain('corner plot')
  await page.reload()
  await hydrated(page)
  await expect(note(page)).toHaveValue('')
})

test('a note that is refused, or never reaches the server, stays', async ({ page, quiet }) => {
  await open(page, SECOND)
  await note(page).fill('x'.repeat(4001))
  await page.getByRole('button', { name: panelTexts.addNote, exact: true }).last().click()
  await expect(page.getByRole('alert')).toContainText(panelTexts.noteLong)
  await expect(note(page)).toHaveValue(/^x{4001}$/)
  await note(page).fill('Asked for the price list')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: panelTexts.addNote, exact: true }).last().click()
  await expect(note(page)).toHaveCount(0)
  await page.context().setOffline(false)
  await page.goto('/dashboard')
  await hydrated(page)
  await open(page, SECOND)
  await expect(note(page)).toHaveValue('Asked for the price list')
  await page.getByRole('button', { name: draftTexts.discard }).click()
  await expect(note(page)).toHaveValue('')
  expect(await kept(page)).not.toContain('price list')
  // A style of the page that says what failed does not come either.
  expect(quiet.splice(0).filter((line) => line !== 'uncaught: Event')).toEqual([])
})

test('a visit that is half typed is there again, and goes once it is made', async ({ page }) => {
  await page.goto('/dashboard/visits?lead=')
  await hydrated(page)
  await page.getByLabel(visitsTexts.phone).fill('9700000610')
  await page.getByLabel(visitsTexts.project).selectOption('lodha-goa')
  await page.goto('/dashboard')
  await page.goto('/dashboard/visits?lead=')
  await hydrated(page)
  await expect(page.getByLabel(visitsTexts.phone)).toHaveValue('9700000610')
  await expect(page.getByLabel(visitsTexts.project)).toHaveValue('lodha-goa')
  await page.getByLabel(visitsTexts.day, { exact: true }).last().fill(tomorrow())
  await page.getByLabel(visitsTexts.time).fill('10:30')
  await page.getByRole('button', { name: visitsTexts.make }).click()
  await expect(page.locator('.visit-done')).toBeVisible()
  expect(await kept(page)).not.toContain('9700000610')
})

test('a user who signs out leaves nothing typed on the device', async ({ page }) => {
  await open(page, FIRST)
  await note(page).fill('Nothing for the next person')
  expect(await kept(page)).toContain('next person')
  await page.getByRole('button', { name: navTexts.signOut }).click()
  await expect(page).toHaveURL(/\/admin/)
  expect(await kept(page)).not.toContain('next person')
})

/** The day after today's, in Asia/Kolkata. */
function tomorrow(): string {
  return new Date(Date.now() + (24 + 5.5) * 60 * 60 * 1000).toISOString().slice(0, 10)
}

test('the note of a call outlives another lead and a reload', async ({ page }) => {
  const text = 'Asks for the price list'
  const callNote = page.getByLabel(panelTexts.callNote)
  const openSheet = async () => {
    await page.locator('.outcome > summary').click()
    await page.locator('.outcome-next > summary').first().click()
  }
  await open(page, FIRST)
  await openSheet()
  await callNote.fill(text)
  await open(page, SECOND)
  await openSheet()
  await expect(callNote).toHaveValue('')
  await page.reload()
  await hydrated(page)
  await open(page, FIRST)
  await openSheet()
  await expect(callNote).toHaveValue(text)
  await page
    .getByRole('group', { name: panelTexts.remindMe.details })
    .getByRole('button')
    .first()
    .click()
  await expect(page.locator('.done-bar')).toContainText(panelTexts.done)
  await expect(page.getByText(`“${text}”`)).toBeVisible()
})
