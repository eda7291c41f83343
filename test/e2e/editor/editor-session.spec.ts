import type { Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const { fields } = projectFieldTexts

const phone = '9876501471'
const other = '9876501472'
const password = 'seven quiet lanterns'
/** No other journey opens its editor. */
const PROJECT = '/dashboard/projects/13'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  await addStaff(phone, 'Meera Who Wrote', password)
  await addStaff(other, 'Asha Second', password)
})

const bar = (page: Page) => page.locator('.editor-header')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()

async function signIn(page: Page, as: string): Promise<void> {
  await hydrated(page)
  await page.getByLabel(signInTexts.phone).fill(as)
  await page.getByLabel(signInTexts.password).fill(password)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('who is signed out while writing sees it, signs in next to it, and finds it saved', async ({
  page,
  context,
}) => {
  await startSession(page, phone)
  await page.goto(PROJECT)
  await hydrated(page)
  await context.clearCookies()
  await field(page, fields.summary).fill('Typed while no one was signed in.')
  await expect(bar(page)).toContainText(projectTexts.signedOut)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: projectTexts.link }).click()
  await expect(page.locator('.editor-status')).toContainText(projectTexts.signedOut)
  const opening = context.waitForEvent('page')
  await bar(page).getByRole('link', { name: projectTexts.signInAgain }).click()
  const login = await opening
  await signIn(login, phone)
  await expect(bar(page)).toContainText('Saved')
  await expect(field(page, fields.summary)).toHaveValue('Typed while no one was signed in.')
})

test('what someone writes on is not stored in the name of a user who has signed in since', async ({
  page,
  context,
}) => {
  await startSession(page, phone)
  await page.goto(PROJECT)
  await hydrated(page)
  const secondTab = await context.newPage()
  await openLeads(secondTab, other)
  await field(page, fields.summary).fill('Typed by Meera next to Asha.')
  await expect(bar(page)).toContainText('Not saved: Asha Second is signed in')
  await expect(field(page, fields.summary)).toHaveValue('Typed by Meera next to Asha.')
  await secondTab.goto(PROJECT)
  await hydrated(secondTab)
  await expect(field(secondTab, fields.summary)).toHaveValue('Typed while no one was signed in.')
  await openLeads(secondTab, phone)
  await expect(bar(page)).toContainText('Saved')
  await secondTab.goto(`${PROJECT}/history`)
  await expect(secondTab.locator('main')).not.toContainText('Asha Second')
})

// In short two-tabs.spec.ts goes on with what this release has kept.
test('what the release before has kept on a device goes on once, with the user who wrote it', async ({
  page,
}) => {
  await startSession(page, phone)
  await page.goto(PROJECT)
  await hydrated(page)
  const answered = page.waitForResponse((response) => response.url().endsWith('/draft'))
  await field(page, fields.location).fill('Noida, of before')
  const answer = await answered
  const { content, sources } = answer.request().postDataJSON()
  const { version } = await answer.json()
  const left = { version, content: { ...content, location: 'Noida, kept before' }, sources }
  await page.evaluate((kept) => localStorage.setItem('desk-listing-13', kept), JSON.stringify(left))
  const wasKept = () => page.evaluate(() => localStorage.getItem('desk-listing-13') !== null)
  await startSession(page, other)
  await page.goto(PROJECT)
  await hydrated(page)
  await expect(bar(page)).toContainText('Draft')
  await expect(field(page, fields.location)).toHaveValue('Noida, of before')
  expect(await wasKept()).toBe(true)
  await startSession(page, phone)
  await page.goto(PROJECT)
  await expect(field(page, fields.location)).toHaveValue('Noida, kept before')
  await expect(bar(page)).toContainText('Saved')
  expect(await wasKept()).toBe(false)
})
