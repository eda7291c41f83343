import type { Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const { fields } = projectFieldTexts

const people = [
  ['9876501481', 'Meera Catalogue'],
  ['9876501482', 'Asha Catalogue'],
] as const
const password = 'seven quiet lanterns'
/** Lake View Farms: other journeys look at other projects' facts. */
const PROJECT = '/dashboard/projects/7'
const PAGE = '/lake-view-farms'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  for (const [phone, name] of people) await addStaff(phone, name, password, 'owner')
})

const bar = (page: Page) => page.locator('.editor-header')
const publish = (page: Page) =>
  bar(page).getByRole('button', { name: new RegExp(`^${projectTexts.publish}`) })
const PUBLISHED = projectTexts.published

async function open(page: Page, who: 0 | 1 = 0, path = PROJECT): Promise<void> {
  await startSession(page, people[who][0])
  await page.goto(path)
  await hydrated(page)
}

test(
  'a fact is changed by the keys, waits for its source, and stands on the page once it is published',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page, 0, '/dashboard/projects?q=lake')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Lake View Farms', exact: true }).press('Enter')
    await expect(bar(page)).toContainText(projectTexts.asPublished)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: projectTexts.addField(fields.possession) })
      .press('Enter')
    await page.getByLabel(fields.possession, { exact: true }).fill('March 2031')
    await expect(publish(page)).toHaveText(projectTexts.publishSome(0, 1))
    await page.getByLabel(projectTexts.source, { exact: true }).first().selectOption('developer')
    await page.getByLabel(projectTexts.where).fill('Letter of 20 November')
    await expect(publish(page)).toHaveText(projectTexts.publish)
    await expect(bar(page)).toContainText('Saved')
    await expectAccessible(page)
    await publish(page).press('Enter')
    await expect(page.getByText(PUBLISHED)).toBeVisible()
    // Loaded again it tells nothing of before, and is taken over as the server drew it.
    await page.reload()
    await expect(bar(page)).toContainText(projectTexts.asPublished)
    await expect(page.getByText(PUBLISHED)).toHaveCount(0)
    await page.goto(PAGE)
    await expect(page.locator('main')).toContainText('March 2031')
  },
)

test('what is typed outlives a reload and a server that is away, and a wrong value says what is wrong', async ({
  page,
}) => {
  await open(page)
  await page.route('**/draft', (route) => route.abort())
  await page.getByLabel(fields.summary).first().fill('Farmhouses by a lake.')
  await expect(bar(page)).toContainText(projectTexts.notSaved)
  await page.reload()
  await expect(page.getByLabel(fields.summary).first()).toHaveValue('Farmhouses by a lake.')
  await page.unroute('**/draft')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(bar(page)).toContainText('Saved')
  await page.getByRole('button', { name: projectTexts.addField(fields.area) }).click()
  await page.getByLabel(fields.area, { exact: true }).fill('large')
  await expect(page.getByText('Must be a figure, a space and a unit').first()).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expectAccessible(page)
  // Each change is put back alone.
  const back = (field: string) =>
    page.getByRole('button', { name: `${projectTexts.putBack} ${field}` })
  await page.locator('.editor-changes').getByText(projectTexts.differs(2)).press('Enter')
  await back('Area').press('Enter')
  await expect(page.getByLabel(fields.area, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: projectTexts.changes })).toBeFocused()
  await back('Summary').press('Enter')
  await expect(bar(page)).toContainText(`${projectTexts.asPublished} Saved`)
})

test('an earlier version is restored as a draft, and publishing it puts the page back', async ({
  page,
}) => {
  await open(page, 0, `${PROJECT}/history`)
  await expectAccessible(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: projectTexts.file })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(PROJECT)
  await expect(publish(page)).toHaveText(projectTexts.publishSome(0, 1))
  await page.getByLabel(projectTexts.source, { exact: true }).first().selectOption('staff')
  await expect(bar(page)).toContainText('Saved')
  await publish(page).click()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await page.goto(PAGE)
  // The page says it no longer, but what it has said stays readable.
  await expect(page.locator('main')).toContainText('not shown any more, was March 2031')
})

test('a tap on a date among the particulars asks for its source, and the change stands in the log', async ({
  page,
}) => {
  await open(page, 0, '/dashboard/projects/11')
  const preview = page.frameLocator('.editor-preview iframe')
  await preview.getByText('In about four years', { exact: true }).last().click()
  const row = page.getByLabel(fields.value, { exact: true }).and(page.locator(':focus'))
  await row.fill('May 2032')
  await expect(publish(page)).toHaveText(projectTexts.publishSome(0, 1))
  await expect(publish(page)).toBeDisabled()
  await page.getByLabel(fields.possession, { exact: true }).first().fill('May 2032')
  await expect(publish(page)).toHaveText(projectTexts.publishSome(0, 2))
  const sources = page.getByLabel(projectTexts.source, { exact: true })
  await sources.nth(0).selectOption('developer')
  await expect(publish(page)).toHaveText(projectTexts.publishSome(1, 2))
  await sources.nth(1).selectOption('developer')
  await expect(bar(page)).toContainText('Saved')
  await publish(page).click()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await page.goto('/changes')
  await expect(page.locator('main')).toContainText('Possession: May 2032, was In about four years')
})

test(
  'two at the same project: the second sees what differs, and nothing is overwritten',
  { tag: '@gate' },
  async ({ page, browser }) => {
    const other = await browser.newContext()
    const second = await other.newPage()
    await open(page)
    await open(second, 1)
    await page.getByLabel(fields.location, { exact: true }).first().fill('Noida, by the lake')
    await expect(bar(page)).toContainText('Saved')
    await second.getByLabel(fields.location, { exact: true }).first().fill('Noida, in the park')
    const box = second.getByRole('alert').filter({ hasText: 'Meera Catalogue saved this' })
    await expect(box).toContainText('Noida, by the lake')
    await expect(box).toContainText('Noida, in the park')
    await expect(box).toContainText(projectTexts.clashes(fields.location))
    await expectAccessible(second)
    await box.getByRole('button', { name: projectTexts.keepTheirs }).click()
    const location = second.getByLabel(fields.location, { exact: true }).first()
    await expect(location).toHaveValue('Noida, by the lake')
    await page.getByLabel(fields.location, { exact: true }).first().fill('Noida, at the gate')
    await expect(bar(page)).toContainText('Saved')
    const summary = second.getByLabel(fields.summary, { exact: true }).first()
    await summary.fill('Homes around a quiet court.')
    await expect(box.getByRole('heading')).not.toBeInViewport()
    await bar(second).getByRole('button', { name: projectTexts.toConflict }).press('Enter')
    await expect(box.getByRole('heading')).toBeFocused()
    await expect(box.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await box.getByRole('button', { name: projectTexts.keepBoth }).click()
    await expect(location).toHaveValue('Noida, at the gate')
    await expect(bar(second)).toContainText('Saved')
    await second.reload()
    await expect(location).toHaveValue('Noida, at the gate')
    await expect(summary).toHaveValue('Homes around a quiet court.')
    await other.close()
  },
)

test(
  'a new project begins with a name, a type and a place, and has no page until it is published',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page, 0, '/dashboard/projects')
    await page.getByRole('link', { name: projectTexts.add }).press('Enter')
    await page.getByRole('button', { name: projectTexts.addIt }).press('Enter')
    await expect(page.getByText('Enter its name, as Cedar Court.')).toBeVisible()
    await expect(page.getByLabel(fields.name)).toBeFocused()
    await page.getByLabel(fields.name).fill('Journey Meadows')
    await page.getByRole('button', { name: projectTexts.addIt }).press('Enter')
    await expect(page.getByText('Choose its type.')).toBeVisible()
    await page.getByLabel(fields.type).selectOption('Apartments')
    await page.getByLabel(fields.state).selectOption('Uttar Pradesh')
    await page.getByRole('button', { name: projectTexts.addIt }).press('Enter')
    await expect(page.getByText('Enter where it stands, as Sector 44, Noida.')).toBeVisible()
    await expect(page.getByLabel(fields.location, { exact: true })).toBeFocused()
    await page.getByLabel(fields.location, { exact: true }).fill('Sector 150, Noida')
    await page.getByRole('button', { name: projectTexts.addIt }).press('Enter')
    await expect(bar(page)).toContainText('Journey Meadows')
    await expectAccessible(page)
    await expect(page.getByText(projectTexts.unplaced)).toBeVisible()
    await page.getByRole('button', { name: projectTexts.place }).press('Enter')
    const road = page.getByLabel(fields.road)
    await expect(road).toBeFocused()
    await road.selectOption('Noida Expressway')
    await expect(page.getByText(projectTexts.unplaced)).toHaveCount(0)
    await expect(bar(page)).toContainText('Saved')
    await expectAccessible(page)
    expect((await page.request.get('/journey-meadows')).status()).toBe(404)
  },
)
