import type { Page } from '@playwright/test'

import { dateText } from '#app/editor/publish/day-texts.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const { fields } = projectFieldTexts

const [phone, password] = ['9876501498', 'seven quiet lanterns']
/** No other journey opens its editor, or looks at its page. */
const PROJECT = '/dashboard/projects/8'
const NAME = 'ATS Picturesque Reprieves'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Asha Said', password, 'owner'))

const bar = (page: Page) => page.locator('.editor-header')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()

async function open(page: Page): Promise<void> {
  await startSession(page, phone)
  await page.goto(PROJECT)
  await hydrated(page)
}

test.describe('on a desktop', () => {
  test('a price is taken as people write it, and what is none says what to write', async ({
    page,
  }) => {
    await open(page)
    const price = field(page, fields.price)
    const was = await price.inputValue()
    for (const [typed, stored] of [
      ['₹ 3.10 CR', '3.10 CR'],
      ['95 lakh', '95 Lacs'],
    ] as const) {
      await price.fill(typed)
      await price.press('Tab')
      await expect(price).toHaveValue(stored)
    }
    await price.fill('0 CR')
    await price.press('Tab')
    await expect(price).toHaveAccessibleDescription(/more than nothing, as 3\.10 CR or 95 Lacs/)
    await price.fill('3.10')
    await expect(price).toHaveAccessibleDescription(/with CR or Lacs behind it, as 3\.10 CR/)
    await expectAccessible(page)
    await expect(bar(page)).toContainText('Saved')
    await page.goto(`${PROJECT}/history`)
    await expect(page.locator('.editor-history > li').first().locator('small')).toHaveText(
      projectTexts.isDraft,
    )
    await page.goto(`/dashboard/projects?q=${encodeURIComponent(NAME)}`)
    await expect(page.getByText(/^Draft by Asha Said/)).toBeVisible()
    // Put back to what is published it is no draft, in the list either.
    await page.goto(PROJECT)
    await hydrated(page)
    await field(page, fields.price).fill(was)
    await expect(bar(page)).toContainText(`${projectTexts.asPublished} Saved`)
    await page.goto(`/dashboard/projects?q=${encodeURIComponent(NAME)}`)
    await expect(page.getByRole('link', { name: NAME, exact: true })).toBeVisible()
    await expect(page.getByText(/^Draft by/)).toHaveCount(0)
  })

  test('a text that no fact states is named at its field and counted, and is published anyway', async ({
    page,
  }) => {
    await open(page)
    await field(page, fields.summary).fill('Apartments in towers of 77 floors.')
    await expect(page.locator('.editor-warning')).toContainText('The text says 77 floors')
    await expect(bar(page)).toContainText(projectTexts.warnings(1))
    await expectAccessible(page)
    await button(page, projectTexts.publishAnyway).click()
    await expect(page.getByText(projectTexts.published)).toBeVisible()
    await expect(bar(page)).not.toContainText(projectTexts.warnings(1))
  })

  test('the second of two who publish the same finds it as it is published', async ({ page }) => {
    await open(page)
    await field(page, fields.summary).fill('Apartments that two publish.')
    await expect(bar(page)).toContainText('Saved')
    const second = await page.context().newPage()
    await second.goto(PROJECT)
    await hydrated(second)
    await expect(bar(second)).toContainText(projectTexts.drafted(1))
    await bar(page).getByRole('button', { name: projectTexts.publish, exact: true }).click()
    await expect(page.getByText(projectTexts.published)).toBeVisible()
    await bar(second).getByRole('button', { name: projectTexts.publish, exact: true }).click()
    await expect(second.getByText(projectTexts.alreadyPublished)).toBeVisible()
    await expect(bar(second)).toContainText(projectTexts.asPublished)
    await expect(
      bar(second).getByRole('button', { name: projectTexts.publish, exact: true }),
    ).toBeDisabled()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a price goes with Back as it is stored, and what must be put right is said once', async ({
    page,
  }) => {
    await open(page)
    const price = page.frameLocator('.editor-preview iframe').locator('.project-price[data-edits]')
    await price.tap()
    const typed = page.locator('.editor-sheet').getByLabel(fields.price, { exact: true })
    await expect(typed).toBeFocused()
    const was = await typed.inputValue()
    await typed.fill('3.10 crore')
    await page.goBack()
    await expect(page.locator('.editor-sheet')).toHaveCount(0)
    await expect(price).toContainText('3.10 CR')
    await price.tap()
    await typed.fill('0 CR')
    await button(page, projectTexts.done).tap()
    await expect(page.locator('.editor-blockers')).toContainText('more than nothing')
    await button(page, projectTexts.toChanges).tap()
    await expect(page.getByText(/more than nothing/)).toHaveCount(1)
    await expectAccessible(page)
    await button(page, projectTexts.done).tap()
    await price.tap()
    await typed.fill(was)
    await expect(bar(page)).toContainText(`${projectTexts.asPublished} Saved`)
  })

  test('what is not saved is said above the foot of a long form', async ({ page }) => {
    await open(page)
    await button(page, projectTexts.editText).tap()
    const summary = field(page, fields.summary)
    const was = await summary.inputValue()
    await page.context().setOffline(true)
    await summary.fill('Apartments, typed on a line that was cut.')
    const said = page.locator('.editor-unsaved')
    await expect(said).toContainText(projectTexts.notSaved)
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(summary).toBeInViewport()
    await expectAccessible(page)
    await page.context().setOffline(false)
    await expect(said).toHaveCount(0)
    await summary.fill(was)
    await expect(bar(page)).toContainText(`${projectTexts.asPublished} Saved`)
  })

  test('an hour is named above the page, and called off there', async ({ page }) => {
    await open(page)
    await button(page, projectTexts.editText).tap()
    await field(page, fields.summary).fill('Apartments, at an hour.')
    await expect(bar(page)).toContainText('Saved')
    await page.getByText(projectTexts.publishAt).tap()
    const soon = new Date(Date.now() + 5.5 * 3_600_000 + 3_600_000).toISOString().slice(0, 16)
    await page.getByLabel(projectTexts.hour).fill(soon)
    await page.getByRole('button', { name: projectTexts.schedule, exact: true }).tap()
    await expect(page.getByText(projectTexts.scheduled(dateText(soon) ?? ''))).toBeVisible()
    await button(page, projectTexts.page).tap()
    await expect(page.getByText(`Scheduled for ${dateText(soon)}`)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await button(page, projectTexts.callOff).tap()
    await expect(page.getByText(/^Scheduled for/)).toHaveCount(0)
  })
})
