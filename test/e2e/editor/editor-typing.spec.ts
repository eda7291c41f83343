import type { Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { projects } from '#test/helpers/listed.ts'

const { fields } = projectFieldTexts

const phone = '9876501473'
const other = '9876501474'
const password = 'seven quiet lanterns'
/** No other journey opens its editor: they take the first ones. */
const project = projects.findLast(({ area }) => area !== undefined)
const PROJECT = `/dashboard/projects/${project?.id}`

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  await addStaff(phone, 'Meera Who Types', password)
  await addStaff(other, 'Asha Who Types', password)
})

const bar = (page: Page) => page.locator('.editor-header')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()
const preview = (page: Page) => page.frameLocator('.editor-preview iframe')

async function open(page: Page, as = phone): Promise<void> {
  await startSession(page, as)
  await page.goto(PROJECT)
  await hydrated(page)
  await expect(preview(page).locator('[data-edits]').first()).toBeAttached()
}

test('each letter is on the page next to the form before the server has answered', async ({
  page,
}) => {
  await open(page)
  await page.route('**/draft', () => undefined)
  await field(page, fields.location).click()
  await page.keyboard.press('End')
  const shown = preview(page).locator('body')
  const letters = ' near the river'
  for (const [index, letter] of [...letters].entries()) {
    await page.keyboard.type(letter)
    await expect(shown).toContainText(letters.slice(0, index + 1).trimEnd())
  }
})

test('a changed fact is asked for its source before the server has answered', async ({ page }) => {
  await open(page)
  await page.route('**/draft', (route) => route.abort())
  await field(page, fields.area).fill('7.25 acres')
  // The place that was typed before may ask for its source as well.
  await expect(page.locator('.editor-source').filter({ hasText: '7.25 acres' })).toBeVisible()
  await expect(bar(page)).toContainText('no source yet')
  await expectAccessible(page)
})

test('what is taken out leaves the focus on the way to add it, and what is added takes it', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: projectTexts.remove(fields.area) }).press('Enter')
  const add = page.getByRole('button', { name: projectTexts.addField(fields.area) })
  await expect(add).toBeFocused()
  await add.press('Enter')
  await expect(field(page, fields.area)).toBeFocused()
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(
    `what two wrote at once is decided at the thumb, at ${width}x${height}`,
    // In short project-editor.spec.ts has two at the same project, on a desktop.
    async ({ page, browser }) => {
      const apart = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const second = await apart.newPage()
      await open(second, other)
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page)
      await field(second, fields.location).fill(`Noida, by Asha at ${width}`)
      await expect(bar(second)).toContainText('Saved')
      await field(page, fields.summary).fill(`Homes by Meera at ${width}.`)
      await expect(
        page.getByRole('alert').filter({ hasText: projectTexts.conflict('Asha Who Types') }),
      ).toBeVisible()
      await page.setViewportSize({ width, height })
      const answers = page.locator('.editor-action-bar').getByRole('button')
      await expect(answers).toHaveCount(3)
      for (const answer of await answers.all()) {
        await expect(answer).toBeInViewport({ ratio: 1 })
        const box = await answer.boundingBox()
        expect(box?.y).toBeGreaterThan(height / 2)
      }
      const heading = page.locator('#conflict-title')
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.conflict tbody tr').first()).toBeInViewport()
      await expectAccessible(page)
      await page.getByRole('button', { name: projectTexts.keepBoth }).click()
      await expect(answers.filter({ hasText: projectTexts.keepBoth })).toHaveCount(0)
      await expect(bar(page)).toContainText('Saved')
      await apart.close()
    },
  )
