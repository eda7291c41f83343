import sharp from 'sharp'

import { logoTexts as texts, settingsTexts } from '#app/strings/en/settings.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501797'
const SCREEN = '/dashboard/settings/business/logo'

/** Other journeys find the name of the brand in the header. */
test.use({ siteOf: 'logo' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => addStaff(owner, 'Rukmini Rao', 'seven quiet lanterns'))

function picture(width: number, height: number): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 60, alpha: 0.5 }
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

const file = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer })

test('an owner uploads a logo, every header shows it, and a revert takes it back', async ({
  page,
}) => {
  await openLeads(page, owner)
  await page.goto('/dashboard/settings/business')
  await page.getByRole('link', { name: texts.add }).click()
  await expect(page.getByText(texts.none)).toBeVisible()
  await page.getByLabel(texts.file).setInputFiles(file(await picture(100, 30)))
  await page.getByRole('button', { name: texts.upload }).click()
  await expect(page.getByText(/This picture is 100 pixels wide/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(texts.file).setInputFiles(file(await picture(1200, 240)))
  await page.getByRole('button', { name: texts.upload }).click()
  await expect(page.getByText(settingsTexts.saved)).toBeVisible()
  const logo = page.locator('.logo img')
  await expect(logo).toHaveJSProperty('naturalWidth', 320)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', SCREEN]) {
      await page.goto(path)
      await expect(logo).toHaveJSProperty('width', 160)
      await expect(logo).toHaveAttribute('alt', 'Northlight Estates')
      await expectAccessible(page)
    }
  }
  await page.goto('/dashboard/settings/business')
  for (const alt of [texts.onLight('Northlight Estates'), texts.onDark('Northlight Estates')])
    await expect(page.getByRole('img', { name: alt })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${settingsTexts.revertOf('')}`) }).click()
  await expect(page.getByText(settingsTexts.reverted)).toBeVisible()
  await page.goto('/')
  await expect(logo).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a logo is uploaded and removed', async ({ page }) => {
    await startSession(page, owner)
    await page.goto(SCREEN)
    await page.getByLabel(texts.file).setInputFiles(file(await picture(400, 400)))
    await page.getByRole('button', { name: texts.upload }).click()
    await expect(page.getByText(settingsTexts.saved)).toBeVisible()
    await expect(page.locator('.logo img')).toHaveJSProperty('width', 40)
    await page.goto(SCREEN)
    await page.getByRole('button', { name: texts.remove }).click()
    await expect(page.locator('.logo img')).toHaveCount(0)
  })
})
