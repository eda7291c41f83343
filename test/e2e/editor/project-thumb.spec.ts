import type { Locator, Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const { fields } = projectFieldTexts

const [phone, password] = ['9876501493', 'seven quiet lanterns']
/** Other journeys look at other projects' facts. */
const PROJECT = '/dashboard/projects/9'
/** A text of it names the floors that its facts state. */
const TOLD = '/dashboard/projects/4'
const HEIGHT = 844

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true })

test.beforeAll(() => addStaff(phone, 'Thumb Catalogue', password, 'owner'))

const preview = (page: Page) => page.frameLocator('.editor-preview iframe')
const price = (page: Page) => preview(page).locator('.project-price[data-edits]')
const sheet = (page: Page) => page.locator('.editor-sheet')
const publish = (page: Page) => page.getByRole('button', { name: /^Publish( \d|$)/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, path = PROJECT): Promise<void> {
  await startSession(page, phone)
  await page.goto(path)
  await hydrated(page)
  await expect(price(page)).toBeVisible()
}

/** It is where a thumb reaches it without a scroll, and large enough for one. */
async function expectInReach(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  expect(box?.y).toBeGreaterThan(HEIGHT / 2)
}

/** What is marked is in sight, above what lies over the page. */
async function expectAbove(mark: Locator, over: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = [await mark.boundingBox(), await over.boundingBox()]
    expect(above?.y).toBeGreaterThanOrEqual(0)
    expect((above?.y ?? 0) + (above?.height ?? HEIGHT)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
}

test('a price is changed by thumb in the page, which stays in sight until it is published', async ({
  page,
}) => {
  await open(page)
  await expectInReach(publish(page))
  await expectAccessible(page)
  await price(page).tap()
  const field = sheet(page).getByLabel(fields.price, { exact: true })
  await expect(field).toBeFocused()
  await expectAbove(price(page), sheet(page))
  await field.fill('9.87 CR')
  await expect(price(page)).toContainText('9.87 CR')
  await expect(publish(page)).toHaveText(projectTexts.publishSome(0, 1))
  await expectInReach(publish(page))
  const source = sheet(page).getByLabel(projectTexts.source, { exact: true })
  await expect(source).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await button(page, projectTexts.done).tap()
  await button(page, projectTexts.toChanges).tap()
  await expect(sheet(page).locator('.editor-differences')).toBeVisible()
  await expect(page.locator('.editor-blockers')).toContainText(/^Price.*: no source yet\./)
  await expect(source).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await button(page, projectTexts.done).tap()
  await button(page, projectTexts.nameSource).tap()
  await expect(source).toBeFocused()
  await expect(source).toBeInViewport({ ratio: 1 })
  await source.selectOption('developer')
  await expect(sheet(page).getByLabel(fields.on)).toBeInViewport({ ratio: 1 })
  await sheet(page).getByLabel(projectTexts.where).fill('Price list of 25 November')
  await expect(publish(page)).toBeEnabled()
  await expectAbove(price(page), sheet(page))
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await publish(page).tap()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  await expect(page).toHaveURL(PROJECT)
  await expect(price(page)).toBeInViewport()
  await expect(price(page)).toContainText('9.87 CR')
})

test('Done, Escape and Back put the field away, and the focus goes back to its mark', async ({
  page,
}) => {
  await open(page)
  const mark = preview(page).locator('.facts [data-edits]').first()
  const ways = [
    () => button(page, projectTexts.done).tap(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await mark.tap()
    await expect(sheet(page)).toBeVisible()
    await expectAbove(mark, sheet(page))
    await close()
    await expect(sheet(page)).toHaveCount(0)
    await expect(mark).toBeFocused()
    await expect(page).toHaveURL(PROJECT)
  }
  // By the keys alone, from mark to mark.
  await page.keyboard.press('Enter')
  await expect(sheet(page).locator('input, textarea').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mark).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(PROJECT)
})

test('what is far down the page is brought above its field, and what is wrong is said there', async ({
  page,
}) => {
  await open(page)
  const last = preview(page).locator('main [data-edits]:not(a, summary)').last()
  await last.scrollIntoViewIfNeeded()
  await last.tap()
  await expect(sheet(page)).toBeVisible()
  await expectAbove(last, sheet(page))
  await button(page, projectTexts.done).tap()
  await preview(page).locator('h1').tap()
  const name = sheet(page).getByLabel(fields.name, { exact: true })
  const was = await name.inputValue()
  await name.fill('')
  await expect(sheet(page).locator('.error')).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expectAccessible(page)
  await button(page, projectTexts.done).tap()
  await button(page, projectTexts.change).tap()
  await expect(name).toBeFocused()
  await name.fill(was)
  await expect(page.locator('.editor-header')).toContainText(`${projectTexts.asPublished} Saved`)
})

test('a text that still says the old figure is named next to the fact, and is one press away', async ({
  page,
}) => {
  await open(page, TOLD)
  await preview(page).locator('.facts dd', { hasText: '23' }).tap()
  const figure = sheet(page).getByLabel(fields.figure, { exact: true })
  await figure.fill('24')
  await expect(sheet(page).locator('.editor-errors--warnings')).toContainText('23')
  await expectAccessible(page)
  await sheet(page)
    .getByRole('button', { name: projectTexts.showWarning, exact: true })
    .first()
    .tap()
  await expect(sheet(page).locator('.editor-warning')).toBeVisible()
  await button(page, projectTexts.done).tap()
  await preview(page).locator('.facts dd', { hasText: '24' }).tap()
  await figure.fill('23')
  await expect(page.locator('.editor-header')).toContainText(`${projectTexts.asPublished} Saved`)
})

test('all that the draft changes opens over the page, and the long form is one press away', async ({
  page,
}) => {
  await open(page)
  await button(page, projectTexts.toChanges).tap()
  await expect(sheet(page)).toContainText(projectTexts.noChanges)
  await expectAccessible(page)
  await button(page, projectTexts.done).tap()
  await expect(sheet(page)).toHaveCount(0)
  await expect(button(page, projectTexts.toChanges)).toBeFocused()
  await button(page, projectTexts.editText).tap()
  await expect(page.getByLabel(fields.price, { exact: true })).toBeVisible()
  await expectInReach(publish(page))
  await expectAccessible(page)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await button(page, projectTexts.page).tap()
  await expect(price(page)).toBeInViewport()
})

// In short the phone is held upright.
test('on a phone that lies on its side the field stands next to the page, and both are seen', async ({
  page,
}) => {
  await open(page)
  await price(page).tap()
  const field = sheet(page).getByLabel(fields.price, { exact: true })
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: HEIGHT, height: 390 })
  await expect(field).toBeFocused()
  await expect(async () => {
    const [mark, over] = [await price(page).boundingBox(), await sheet(page).boundingBox()]
    expect(mark && over && mark.x + mark.width <= over.x && over.height > 250).toBe(true)
  }).toPass()
  await expect(price(page)).toBeInViewport({ ratio: 1 })
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(publish(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await expectAbove(price(page), sheet(page))
  await expect(field).toBeFocused()
})
