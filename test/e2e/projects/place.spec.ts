import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

const OWNER = '9876501491'
/** Bhutani Film City, which has neighbours on the road map. */
const PROJECT = '/dashboard/projects/17'
const PAGE = '/bhutani-film-city'
const CORNERS = ['28.3391, 77.5401', '28.3421, 77.5411', '28.3411, 77.5441']
const { fields, things } = projectFieldTexts

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test('staff paste a link to a place and the corners of its sector', async ({ page }) => {
  await addStaff(OWNER, 'Meera Place', 'seven quiet lanterns', 'owner')
  await startSession(page, OWNER)
  await page.goto(PROJECT)
  await hydrated(page)
  await page.getByRole('button', { name: projectTexts.addField(things.pin) }).click()
  const pin = page.getByLabel(fields.pin, { exact: true })
  await pin.fill('51.5072, -0.1276')
  await expect(page.getByText('Must lie in India').first()).toBeVisible()
  await pin.fill('https://www.google.com/maps/place/Film/@28,77,17z/data=!8m2!3d28.3401!4d77.5423')
  await pin.blur()
  await expect(pin).toHaveValue('28.3401, 77.5423')
  await page.getByRole('button', { name: projectTexts.addField(things.outline) }).click()
  const outline = page.getByRole('group', { name: fields.outline })
  await outline.getByLabel(fields.of).selectOption('sector')
  const corners = outline.getByRole('group', { name: fields.corners })
  for (const [at, corner] of CORNERS.entries()) {
    if (at > 0) await corners.getByRole('button', { name: projectTexts.addRow }).click()
    await corners.getByLabel(projectTexts.row(fields.corners, at + 1), { exact: true }).fill(corner)
  }
  for (const source of await page.getByLabel(projectTexts.source, { exact: true }).all())
    if (await source.isVisible()) await source.selectOption('developer')
  const header = page.locator('.editor-header')
  await expect(header).toContainText('Saved')
  await expectAccessible(page)
  await header.getByRole('button', { name: new RegExp(`^${projectTexts.publish}`) }).click()
  await expect(page.getByText(projectTexts.published)).toBeVisible()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the page draws what is stated to scale, and leads to the exact point', async ({ page }) => {
    await page.goto(PAGE)
    const plan = page.getByRole('img', { name: /Outline of the sector, exact location 28\.3401/ })
    await expect(plan).toBeVisible()
    await expect(plan.locator('polygon')).toHaveCount(1)
    await expect(plan.locator('.bar')).toContainText(/^\d+\sm$/)
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      /query=28\.3401%2C77\.5423$/,
    )
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join(' ')).toContain('"latitude":28.3401,"longitude":77.5423')
  })
})

test('the plan has no fault that axe finds, on a phone and on a computer', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PAGE)
    await expect(page.locator('.site-plan')).toBeVisible()
    await expectAccessible(page)
  }
})
