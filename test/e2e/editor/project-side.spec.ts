import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501478', 'seven quiet lanterns']

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

test.beforeAll(() => addStaff(phone, 'Side Catalogue', password, 'owner'))

test('on a phone that lies on its side the hour’s form opens above what is at the thumb', async ({
  page,
}) => {
  await startSession(page, phone)
  await page.goto('/dashboard/projects/14')
  await hydrated(page)
  await page.getByRole('button', { name: projectTexts.editText, exact: true }).tap()
  const opener = page.getByText(projectTexts.publishAt)
  await opener.tap()
  const send = page.getByRole('button', { name: projectTexts.schedule, exact: true })
  await expect(async () => {
    const [form, foot] = [
      await send.boundingBox(),
      await page.locator('.editor-action-bar').boundingBox(),
    ]
    expect(form && foot && form.y > 0 && form.y + form.height <= foot.y).toBe(true)
  }).toPass()
  await expect(opener).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectAccessible(page)
})
