import sharp from 'sharp'

import { photoTexts } from '#app/strings/en/photos.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501479', 'seven quiet lanterns']

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeAll(() => addStaff(phone, 'Thumb Pictures', password, 'owner'))

test('a photo is chosen or taken by a button of the site, and is seen before it is put', async ({
  page,
}) => {
  await startSession(page, phone)
  await page.goto('/dashboard/projects/16/photos')
  await hydrated(page)
  const own = page.locator('.slot').first()
  await own.getByText(photoTexts.put).tap()
  await expect(own.getByText(photoTexts.drop)).toBeHidden()
  for (const name of [photoTexts.choose, photoTexts.camera]) {
    const button = own.getByText(name, { exact: true })
    const chooser = page.waitForEvent('filechooser')
    await button.tap()
    await chooser
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  const create = { width: 900, height: 700, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const file = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer }
  await own.getByLabel(photoTexts.camera).setInputFiles(file)
  await expect(own.locator('.slot-chosen img')).toBeVisible()
  await expectAccessible(page)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
})
