import { projectTexts } from '#app/strings/en/projects.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501495', 'seven quiet lanterns']
/** ATS Pious Orchards: other journeys look at other projects' photos. */
const [PHOTOS, PAGE] = ['/dashboard/projects/9/photos', '/ats-pious-orchards']

test.describe.configure({ timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Ravi Plans', password, 'owner'))

test('a floor plan is added by keys with its unit and area, stands on the page, and goes again', async ({
  page,
}) => {
  await startSession(page, phone)
  await page.goto(PHOTOS)
  await hydrated(page)
  const form = page.getByRole('form', { name: photoTexts.addPlan })
  await form.getByRole('button', { name: photoTexts.addPlan }).press('Enter')
  await form.getByLabel(photoTexts.unit).fill('3 BHK')
  await form.getByLabel(projectFieldTexts.fields.area).fill('2,350 sq ft')
  await form.getByLabel(projectTexts.source).selectOption('developer')
  const text = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('A list.') }
  await form.getByLabel(photoTexts.choosePlan).setInputFiles(text)
  await expect(form.locator('.slot-message')).toHaveText(photoTexts.notPlan)
  const pdf = {
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 x %%EOF'),
  }
  await form.getByLabel(photoTexts.choosePlan).setInputFiles(pdf)
  await form.getByRole('button', { name: photoTexts.addPlan }).press('Enter')
  await expect(form.locator('.slot-message')).toHaveText(photoTexts.putDone, { timeout: 60_000 })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  }

  await page.goto(PAGE)
  await hydrated(page)
  const section = page.locator('#floor-plans')
  await expect(section).toContainText('2,350\u00A0sq\u00A0ft')
  const answer = page.locator('.questions > div', { hasText: 'Floor plans' })
  await expect(answer).toContainText(/3.BHK/)
  await expect(answer).toContainText('Developer’s information')
  // The page has no plan of its other homes yet.
  await expect(page.locator('.enquiry [name=asks][value="Floor plans"]')).toHaveCount(1)
  const link = section.getByRole('link', { name: 'Open the plan (PDF) of 3 BHK, 2,350 sq ft' })
  await expect(link).toHaveAttribute('href', /^\/plans\/ats-pious-orchards-plan-/)
  await expectAccessible(page)

  await page.goto(PHOTOS)
  await hydrated(page)
  const group = page.locator('.photos-group', { hasText: photoTexts.plansHint })
  await group.getByRole('button', { name: new RegExp(`^${photoTexts.remove}`) }).press('Enter')
  await expect(group).toContainText(photoTexts.gone)
})
