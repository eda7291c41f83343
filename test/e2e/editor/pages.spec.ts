import type { Page } from '@playwright/test'

import { projectTexts } from '#app/strings/en/projects.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const SIZES = [
  [390, 844],
  [1440, 900],
] as const
const owner = { phone: '9876501591', password: 'seven quiet lanterns' }
const FAQ = '/dashboard/pages/faq'
const QUESTION = 'Do I pay brokerage?'
const ANSWER = 'On select deals you pay none. Ask before you book.'
const EARLY = 'Ask us, and we say what the document says.'
const PUBLISHED = projectTexts.published

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(owner.phone, 'Meera Words', owner.password, 'owner'))

const bar = (page: Page) => page.locator('.editor-header')
const publish = (page: Page) => bar(page).getByRole('button', { name: projectTexts.publish })
const answerOf = (page: Page, at: number) => page.locator(`#field-questions-${at}-answer`)
const preview = (page: Page) => page.frameLocator('.editor-preview iframe')

async function openWords(page: Page): Promise<void> {
  await startSession(page, owner.phone)
  await page.goto('/dashboard/pages')
}

test(
  'an answer is edited by the keys, seen in the preview, published and read on the home page',
  { tag: '@gate' },
  async ({ page }) => {
    await openWords(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: pageTexts.pages.faq }).press('Enter')
    await expect(bar(page)).toContainText(projectTexts.asPublished)
    await expectAccessible(page)
    await answerOf(page, 1).fill(ANSWER)
    await expect(preview(page).getByText(ANSWER)).toBeVisible()
    await expect(bar(page)).toContainText('Saved')
    await publish(page).press('Enter')
    await expect(page.getByText(PUBLISHED)).toBeVisible()
    await page.goto('/')
    await page.getByText(QUESTION).press('Enter')
    await expect(page.getByText(ANSWER)).toBeVisible()
  },
)

test('an answer that is edited before the preview has loaded is shown as soon as it has', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  await page.route(`${FAQ}/preview`, async (route) => {
    await asked.promise
    await route.continue()
  })
  await openWords(page)
  await page.goto(FAQ, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await answerOf(page, 2).fill(EARLY)
  await expect(bar(page)).toContainText('Saved')
  asked.resolve()
  await expect(preview(page).getByText(EARLY)).toBeVisible()
})

test('a text that is pressed in the preview opens its field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWords(page)
  await page.goto(FAQ)
  await preview(page).getByText('Questions buyers ask first').click()
  await expect(page.locator('#field-heading')).toBeFocused()
})

test('an earlier version is restored as a draft, and publishing it puts the page back', async ({
  page,
}) => {
  await openWords(page)
  await page.goto(`${FAQ}/history`)
  await expectAccessible(page)
  const filed = page.getByRole('listitem').filter({ hasText: projectTexts.file })
  await filed.getByRole('button').press('Enter')
  await expect(bar(page)).toContainText(projectTexts.drafted(1))
  await publish(page).click()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await page.goto('/')
  await expect(page.locator('main')).not.toContainText(ANSWER)
})

test('who restores after someone else has saved sees what differs, and decides', async ({
  page,
  browser,
}) => {
  await openWords(page)
  await page.goto(`${FAQ}/history`)
  const other = await browser.newContext()
  const second = await other.newPage()
  await openWords(second)
  await second.goto(FAQ)
  await second.locator('#field-heading').fill('Questions of another')
  await expect(bar(second)).toContainText('Saved')
  const filed = page.getByRole('listitem').filter({ hasText: projectTexts.file })
  await filed.getByRole('button').press('Enter')
  const box = page.getByRole('alert').filter({ hasText: projectTexts.restoreConflict })
  await expect(box).toContainText('Questions of another')
  await expectAccessible(page)
  await second.reload()
  await expect(second.locator('#field-heading')).toHaveValue('Questions of another')
  await box.getByRole('button', { name: projectTexts.restoreAfter }).click()
  await expect(page).toHaveURL(FAQ)
  await expect(page.locator('#field-heading')).toHaveValue('Questions buyers ask first')
  await page.goto(`${FAQ}/history`)
  await expect(page.locator('.editor-history')).toContainText('Changed: Heading.')
  await other.close()
})

test('a legal page asks for the day from which it is in force', async ({ page }) => {
  await openWords(page)
  await page.goto('/dashboard/pages/terms')
  await page.locator('#field-lede').fill('By using this site you accept these terms of ours.')
  await expect(page.getByText('choose the day you publish, or a later one').first()).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expectAccessible(page)
  await page.locator('#field-inForceSince').fill('2036-01-01')
  await expect(page.locator('#field-inForceSince-hint')).toHaveText('1 Jan 2036')
  await expect(publish(page)).toBeEnabled()
})

test('the pages of words fit a phone and a wide screen', async ({ page }) => {
  await openWords(page)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const path of ['/dashboard/pages', FAQ, '/dashboard/pages/home', `${FAQ}/history`]) {
      await page.goto(path)
      await expectAccessible(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect([path, wider]).toEqual([path, 0])
    }
  }
})
