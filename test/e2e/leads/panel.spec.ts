import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { fill, open, send } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

for (const [width, height] of inShort([
  [1440, 900],
  [1366, 768],
] as const)) {
  test(`the enquiry panel stays in view, whole, while a project is read at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/godrej-reverine')
    await hydrated(page)
    const panel = page.locator('.project .enquiry')
    for (const name of ['Residences', 'Location']) {
      const heading = page.getByRole('heading', { name, exact: true })
      await heading.evaluate((part) =>
        part.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      await expect(panel, name).toBeInViewport({ ratio: 1 })
    }
  })
}

test('a panel with errors on a low screen is scrolled to its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/godrej-reverine')
  await fill(page, { Phone: '12345', Email: 'asha' })
  await send(page).click()
  await expect(page.getByText(enquiryTexts.phone).locator('visible=true').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Location', exact: true }).scrollIntoViewIfNeeded()
  await send(page).focus()
  await expect(send(page)).toBeInViewport({ ratio: 1 })
})
