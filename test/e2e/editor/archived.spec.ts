import { projectTexts } from '#app/strings/en/projects.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { TAKEN_OFF } from '#test/e2e/helpers/projects/taken-off.ts'

const owner = { phone: '9876501621', password: 'seven quiet lanterns' }
const SIZES = [
  [390, 844],
  [1440, 900],
] as const

test.describe.configure({ timeout: 90_000 })

test.beforeAll(() => addStaff(owner.phone, 'Meera Archive', owner.password, 'owner'))

test('a project is taken off the site and brought back, from its form and from the list, by the keys', async ({
  page,
}) => {
  const statusIs = (status: number) =>
    expect
      .poll(async () => (await page.request.get(`/${TAKEN_OFF.slug}`)).status(), {
        timeout: 15_000,
      })
      .toBe(status)
  const takeOff = async () => {
    await page.getByRole('button', { name: projectTexts.archive }).press('Enter')
    await page.getByRole('button', { name: projectTexts.archiveNow }).press('Enter')
    await expect(page.getByText(projectTexts.archived)).toBeVisible()
    await statusIs(410)
  }
  await startSession(page, owner.phone)
  await page.goto(`/dashboard/projects/${TAKEN_OFF.id}`)
  await hydrated(page)
  const off = page.getByRole('button', { name: projectTexts.archive })
  await off.press('Enter')
  await expect(page.getByText(projectTexts.archiveConfirm)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: projectTexts.archiveNot }).press('Enter')
  await expect(off).toBeFocused()
  await takeOff()
  // The way back stands where it was pressed, and the keys go on from there.
  await expect(page.getByRole('button', { name: projectTexts.bringBack })).toBeInViewport()
  await expect(page.getByText(projectTexts.archivedNote)).toBeFocused()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page)
    expect(await excessWidth(page)).toBe(0)
  }
  await page.getByRole('button', { name: projectTexts.bringBack }).press('Enter')
  await expect(page.getByRole('button', { name: projectTexts.archive })).toBeVisible()
  await statusIs(200)

  await takeOff()
  await page.goto('/dashboard/projects?q=noida')
  await hydrated(page)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page)
    expect(await excessWidth(page)).toBe(0)
  }
  const back = page.getByRole('button', { name: new RegExp(`^${projectTexts.bringBack} `) })
  await back.press('Enter')
  await expect(back).toHaveCount(0)
  await expect(page).toHaveURL(/\?q=noida$/)
  await statusIs(200)
  await page.goto(`/dashboard/projects/${TAKEN_OFF.id}/history`)
  await expect(page.getByText(projectTexts.returned)).toHaveCount(2)
})
