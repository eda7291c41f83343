import type { Page } from '@playwright/test'

import { projectTexts } from '#app/strings/en/projects.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/journey.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501599', 'seven quiet lanterns']
/** Other journeys look at other listings' texts. */
const PROJECT = '/dashboard/projects/10'
const PAGE = '/gaur-aspire-centurian-park'
const OWN = 'Apartments by Gaur in Greater Noida. Ask us for sizes and floor plans.'
const CITY = 'Possession of Royal City was given in June 2015'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Asides Catalogue', password, 'owner'))

const bar = (page: Page) => page.locator('.editor-header')
const preview = (page: Page) => page.frameLocator('.editor-preview iframe')
const publish = (page: Page) => bar(page).getByRole('button', { name: /^Publish/ })

async function open(page: Page): Promise<void> {
  await startSession(page, phone)
  await page.goto(PROJECT)
  await hydrated(page)
}

test('by the keys, a sentence that holds its text is said to be of something else, is published, and stands in the history', async ({
  page,
}) => {
  await open(page)
  await preview(page).getByText(OWN).press('Enter')
  await page.locator('textarea:focus').fill(`${OWN} ${CITY}.`)
  const box = page.locator('.editor-changes .editor-exception')
  await expect(box).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await box.locator('summary').press('Enter')
  await expect(box).toContainText(CITY)
  await expectAccessible(page)
  // Without saying of what it is not taken.
  await box.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(box.getByText(projectTexts.otherSubject.missed)).toBeVisible()
  const of = box.getByLabel(projectTexts.otherSubject.ofWhat)
  await of.fill('Royal City, a township before')
  await of.press('Enter')
  await expect(page.getByRole('heading', { name: projectTexts.changes })).toBeFocused()
  await expect(publish(page)).toBeEnabled()
  // A sentence and what it is said of are one change.
  await expect(bar(page)).toContainText('Draft, 2 changes.')
  await page.locator('.editor-changes summary').last().press('Enter')
  await expect(page.locator('.editor-differences')).toContainText(
    `About something elsenothing “${CITY}”, about Royal City, a township before`,
  )
  await expect(page.locator('.editor-errors')).toHaveCount(0)
  await expect(bar(page)).toContainText('Saved')
  await publish(page).press('Enter')
  await expect(page.getByText(/^Published\./)).toBeVisible()
  await page.goto(`${PROJECT}/history`)
  await expect(page.getByText('Sentences about something else').first()).toBeVisible()
  await page.goto(PAGE)
  await expect(page.locator('main')).toContainText(CITY)
  await expect(page.locator('main')).not.toContainText('a township before')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by thumb, one that says something new is held again, below its own field', async ({
    page,
  }) => {
    await open(page)
    await preview(page).getByText(CITY).tap()
    const sheet = page.locator('.editor-sheet')
    const said = CITY.replace('2015', '2016')
    await sheet.getByRole('textbox').first().fill(`${OWN} ${said}.`)
    const box = sheet.locator('.editor-exception')
    await box.locator('summary').tap()
    await expect(box).toContainText(said)
    await expect(box.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
    await box.getByLabel(projectTexts.otherSubject.ofWhat).fill('Royal City')
    await expectAccessible(page)
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await box.getByRole('button', { name: 'Confirm' }).tap()
    await expect(box).toHaveCount(0)
    await expect(publish(page)).toBeEnabled()
    // It takes the place of the one that was said of it before, which no text says any more.
    await expect(bar(page)).toContainText('Draft, 2 changes.')
    await expect(page.locator('.editor-errors')).toHaveCount(0)
    await publish(page).tap()
    await expect(page.getByText(/^Published\./)).toBeVisible()
  })

  test('by thumb, a text is put back in its sheet, and a sentence that no text says any more is taken out', async ({
    page,
  }) => {
    await open(page)
    await preview(page).getByText(CITY.replace('2015', '2016')).tap()
    const sheet = page.locator('.editor-sheet')
    const text = sheet.getByRole('textbox').first()
    const published = await text.inputValue()
    await text.fill(OWN)
    await expect(sheet.getByRole('button', { name: 'Remove' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Revert' }).tap()
    await expect(text).toHaveValue(published)
    await expect(text).toBeFocused()
    await expect(bar(page)).toContainText(projectTexts.asPublished)
    await text.fill(OWN)
    await sheet.getByRole('button', { name: 'Remove' }).tap()
    await expect(page.locator('.editor-errors')).toHaveCount(0)
    await expect(sheet).toBeFocused()
    await page.getByRole('button', { name: 'Done', exact: true }).tap()
    await page.getByRole('button', { name: 'Changes', exact: true }).tap()
    await expect(sheet.locator('.editor-differences')).toContainText(', about Royal City')
    await expectAccessible(page)
    await sheet
      .getByRole('button', { name: /^Revert/ })
      .first()
      .tap()
    await expect(bar(page)).toContainText('Saved')
  })
})
