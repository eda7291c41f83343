import type { Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501499', 'seven quiet lanterns']
const PROJECT = '/dashboard/projects/9'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeAll(() => addStaff(phone, 'Back Catalogue', password, 'owner'))

const price = (page: Page) =>
  page.frameLocator('.editor-preview iframe').locator('.project-price[data-edits]')
const sheet = (page: Page) => page.locator('.editor-sheet')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByLabel(projectFieldTexts.fields.price, { exact: true })

async function open(page: Page): Promise<void> {
  await startSession(page, phone)
  await page.goto(PROJECT)
  await hydrated(page)
  await expect(price(page)).toBeVisible()
}

test('Back leads from the long form to the page, and a user who comes back from elsewhere finds the form', async ({
  page,
}) => {
  await open(page)
  await button(page, projectTexts.editText).tap()
  await expect(form(page)).toBeVisible()
  await page.goBack()
  await expect(form(page)).toHaveCount(0)
  await expect(price(page)).toBeInViewport()
  await expect(page).toHaveURL(PROJECT)
  await expect(button(page, projectTexts.editText)).toBeFocused()
  await button(page, projectTexts.editText).tap()
  await page.getByRole('link', { name: projectTexts.history }).tap()
  await expect(page).toHaveURL(`${PROJECT}/history`)
  await page.goBack()
  await expect(form(page)).toBeVisible()
  await page.reload()
  await expect(form(page)).toBeVisible()
  await page.goBack()
  await expect(price(page)).toBeInViewport()
  await expect(form(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(PROJECT)
})

test('Back that is pressed before the next page is drawn finds the form, and the page below it', async ({
  page,
}) => {
  await open(page)
  await button(page, projectTexts.editText).tap()
  await form(page).evaluate((field) => field.setAttribute('data-first', ''))
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history)
    window.history.pushState = (...entry) => {
      push(...entry)
      window.history.back()
    }
  })
  await page.getByRole('link', { name: projectTexts.history }).tap()
  await expect(page.locator('[data-first]')).toHaveCount(0)
  await expect(page).toHaveURL(PROJECT)
  await expect(form(page)).toBeVisible()
  await page.goBack()
  await expect(price(page)).toBeInViewport()
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL(PROJECT)
})

test('Back is not pressed for nothing where the page was loaded again over an open field', async ({
  page,
}) => {
  await open(page)
  await price(page).tap()
  await expect(sheet(page)).toBeVisible()
  // The browser has its entry of what is open: no one reloads within a few milliseconds of a tap.
  await page.waitForFunction(() => history.state?.isSheet === true)
  await expect(sheet(page).locator('input').first()).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(price(page)).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(PROJECT)
})
