import type { Locator, Page } from '@playwright/test'

import { projectTexts } from '#app/strings/en/projects.ts'
import { dragTo } from '#test/e2e/helpers/browser/drag-to.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { projectWhere } from '#test/helpers/listed.ts'

const phone = '9876501495'
const password = 'seven quiet lanterns'
const project = projectWhere('with a gallery of several', ({ sections }) =>
  sections.some(
    ({ kind, ...rest }) => kind === 'gallery' && 'items' in rest && rest.items.length > 2,
  ),
)
const EDITOR = `/dashboard/projects/${project.id}`

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Meera Order', password, 'owner'))

const rows = (page: Page): Locator => page.locator('#field-sections > ol > li')
const grips = (page: Page): Locator =>
  page.locator('#field-sections > ol > li > .editor-row > .editor-order > .drag-handle')

async function titles(page: Page): Promise<string[]> {
  const all = await rows(page).locator('> .editor-row > details > summary').allTextContents()
  return all
}

async function openOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page, phone)
  await page.goto(EDITOR)
  await hydrated(page)
}

test('sections change places by dragging, with whatever is open in them, and Escape calls it off', async ({
  page,
}) => {
  await openOnDesktop(page)
  const before = await titles(page)
  const [first = '', second = '', third = ''] = before
  await dragTo(page, grips(page).nth(0), { to: rows(page).nth(1), by: 20, isHeld: true })
  await expect(rows(page).nth(1)).toHaveAttribute('data-drop-after', '')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-drop-after], [data-carried]')).toHaveCount(0)
  expect(await titles(page)).toEqual(before)
  await dragTo(page, grips(page).nth(0), { to: rows(page).nth(1), by: 20 })
  await expect.poll(() => titles(page)).toEqual([second, first, third, ...before.slice(3)])
  await expect(page.locator('.editor-header')).toContainText('Saved')
  await dragTo(page, grips(page).nth(1), { to: rows(page).nth(0), by: -20 })
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(page.locator('.editor-header')).toContainText(projectTexts.asPublished)
})

test('a double click on Remove takes out one section, and Undo puts it back where it was with what is in it', async ({
  page,
}) => {
  await openOnDesktop(page)
  await expectOneGoneAndBack(page, (button) => button.dblclick())
})

test('a picture that is pressed in the preview leads to its photo', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page, phone)
  await page.goto(EDITOR)
  await hydrated(page)
  const gallery = project.sections.find(({ kind }) => kind === 'gallery')
  const slot = gallery?.kind === 'gallery' ? gallery.items[1]?.picture : undefined
  const preview = page.frameLocator('.editor-preview iframe')
  const picture = preview.locator('[data-lightbox] img[data-field]').nth(1)
  await expect(picture).toBeAttached()
  await picture.click()
  await expect(page).toHaveURL(`${EDITOR}/photos#${slot}`)
  await expect(page.locator(`#${slot}`)).toBeInViewport()
  await page.goto(EDITOR)
  await hydrated(page)
  await preview.locator('[data-lightbox] a[data-edits]').nth(1).press('Enter')
  await expect(page).toHaveURL(`${EDITOR}/photos#${slot}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two taps on Remove take out one section, which comes back by thumb', async ({ page }) => {
    await startSession(page, phone)
    await page.goto(EDITOR)
    await hydrated(page)
    await page.getByRole('button', { name: projectTexts.editText, exact: true }).tap()
    await expectOneGoneAndBack(page, async (button) => {
      await button.scrollIntoViewIfNeeded()
      const box = await button.boundingBox()
      if (!box) throw new Error('Remove is not drawn.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    })
  })
})

/** Takes out the first section by two presses of one, and has it back. */
async function expectOneGoneAndBack(
  page: Page,
  twice: (button: Locator) => Promise<void>,
): Promise<void> {
  const before = await titles(page)
  const remove = rows(page).nth(0).locator('> .editor-row > .editor-order > button').last()
  await twice(remove)
  const undo = page.locator('#undo-field-sections')
  await expect(undo).toBeFocused()
  await expect(page.locator('.editor-removed')).toContainText(projectTexts.removed(before[0] ?? ''))
  expect(await titles(page)).toEqual(before.slice(1))
  await expect(page.locator('.editor-header')).toContainText('Saved')
  expect(await titles(page)).toEqual(before.slice(1))
  await expectAccessible(page)
  await undo.click()
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(rows(page).nth(0).locator('summary').first()).toBeFocused()
  await expect(page.locator('.editor-header')).toContainText(`${projectTexts.asPublished} Saved`)
}
