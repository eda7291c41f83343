import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { projectWhere } from '#test/helpers/listed.ts'

const phone = '9876501497'
const password = 'seven quiet lanterns'
const project = projectWhere('with several sections', ({ sections }) => sections.length > 3)
const DATED = '/dashboard/projects/18'

/** Drafts of other journeys would be counted with these. */
test.use({ siteOf: 'keys' })

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Meera Keys', password, 'owner'))

test('the keys go past the page to the form and back to Publish, and keep their place where a section goes or comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page, phone)
  await page.goto(`/dashboard/projects/${project.id}`)
  await hydrated(page)
  const toForm = page.getByRole('button', { name: projectTexts.toForm })
  await toForm.focus()
  await expect(toForm).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const toPublish = page.getByRole('button', { name: projectTexts.toPublish })
  await expect(toPublish.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.editor-form :focus')).toBeAttached()
  await toPublish.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.editor-publish')).toBeFocused()

  const rows = page.locator('#field-sections > ol > li')
  const heading = (at: number) => rows.nth(at).locator('summary').first()
  const count = await rows.count()
  const second = await heading(1).textContent()
  await rows.nth(0).locator('> .editor-row > .editor-order > button').last().press('Enter')
  await expect(rows).toHaveCount(count - 1)
  await expect(heading(0)).toHaveText(second ?? '')
  const undo = page.locator('#undo-field-sections')
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(rows).toHaveCount(count)
  await expect(heading(0)).toBeFocused()
  await expect(page.locator('.editor-header')).toContainText(projectTexts.asPublished)
  for (const left of [count - 1, count - 2]) {
    const last = rows.nth(left)
    await last.locator('> .editor-row > .editor-order > button').last().press('Enter')
    await expect(rows).toHaveCount(left)
    await expect(undo).toBeFocused()
  }
  await page.getByLabel(projectTexts.addSection).first().selectOption('overview')
  await page
    .locator('#field-sections > p')
    .getByRole('button', { name: projectTexts.addSection })
    .press('Enter')
  await expect(heading(count - 2)).toBeFocused()
})

test('a source of a day to come is refused at its day, and holds nothing else: not once its fact is put back either', async ({
  page,
}) => {
  await startSession(page, phone)
  await page.goto(DATED)
  await hydrated(page)
  const bar = page.locator('.editor-header')
  const publish = bar.getByRole('button', { name: /^Publish( \d|$)/ })
  const price = page.getByLabel(projectFieldTexts.fields.price, { exact: true }).first()
  const was = await price.inputValue()
  await price.fill('7.77 CR')
  // Other fields of the form have sources before this one has its own.
  const priced = page.locator('.editor-field').filter({ has: price }).last()
  await priced.getByLabel(projectTexts.source, { exact: true }).selectOption('developer')
  const day = priced.getByLabel(projectFieldTexts.fields.on)
  await day.fill('2099-05-01')
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(projectTexts.dayAhead)).toBeVisible()
  await expect(publish).toBeDisabled()
  await expect(bar).toContainText('Saved')
  await expectAccessible(page)
  await bar.getByRole('button', { name: projectTexts.nameSource }).press('Enter')
  await expect(day).toBeFocused()
  await price.fill(was)
  await expect(bar).toContainText(`${projectTexts.asPublished} Saved`)
  const summary = page.getByLabel(projectFieldTexts.fields.summary, { exact: true }).first()
  const told = await summary.inputValue()
  await summary.fill(`${told} Near.`)
  await expect(bar).toContainText(/Draft, 1 change\. Saved/)
  await summary.fill(told)
  await expect(bar).toContainText(`${projectTexts.asPublished} Saved`)
})
