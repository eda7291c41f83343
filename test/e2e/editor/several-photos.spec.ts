import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { photoTexts } from '#app/strings/en/photos.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501492', 'seven quiet lanterns']
/** Gaur Aspire Centurian Park: other journeys look at other projects' photos. */
const PHOTOS = '/dashboard/projects/10/photos'
const SLOT = 'gaur-aspire-centurian-park-highlights'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

test.beforeAll(() => addStaff(phone, 'Asha Several', password, 'owner'))

const several = (page: Page) => page.locator('.several').first()

async function open(page: Page): Promise<void> {
  await startSession(page, phone)
  await page.goto(PHOTOS)
  await hydrated(page)
}

async function photo(name: string, background: string) {
  const create = { width: 1000, height: 750, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

test('several photos fill the free pictures of a gallery and wait for their descriptions', async ({
  page,
}) => {
  await open(page)
  const list = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('A list.') }
  const files = [await photo('gate.jpg', 'teal'), list, await photo('lawn.jpg', 'olive')]
  await several(page).getByLabel(photoTexts.chooseSeveral).setInputFiles(files)
  const result = several(page).locator('.several-result')
  await expect(result).toContainText(photoTexts.severalDone(2), { timeout: 60_000 })
  await expect(result).toContainText(photoTexts.severalFailed('list.txt', photoTexts.notPicture))
  await expect(page.locator(`#${SLOT}-1`).getByLabel(photoTexts.alt).first()).toBeFocused()
  await expect(page.locator('.photos-todo a')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.type('A teal gate.')
  await page
    .locator(`#${SLOT}-1`)
    .getByRole('button', { name: photoTexts.save, exact: true })
    .click()
  await expect(page.locator('.photos-todo a')).toHaveCount(1)
  await page.locator('.photos-todo a').press('Enter')
  await expect(page.locator(`#${SLOT}-2`)).toBeInViewport()
  await page.goto('/gaur-aspire-centurian-park')
  await expect(page.getByAltText('A teal gate.').first()).toBeAttached()
  await expect(page.locator(`img[src*="${SLOT}-2-"]`).first()).toHaveAttribute('alt', /impression/)
})

test('dropped photos go to the next free pictures, and what finds none is counted', async ({
  page,
}) => {
  await open(page)
  const files = await Promise.all(
    ['red', 'green', 'blue', 'gray'].map((colour) => photo(`${colour}.jpg`, colour)),
  )
  await several(page).evaluate(
    (element, sent) => {
      const data = new DataTransfer()
      for (const { name, text } of sent) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      }
      const init = { bubbles: true, cancelable: true, dataTransfer: data }
      element.dispatchEvent(new DragEvent('drop', init))
    },
    files.map(({ name, buffer }) => ({ name, text: buffer.toString('base64') })),
  )
  const result = several(page).locator('.several-result')
  await expect(result).toContainText(photoTexts.severalDone(3), { timeout: 60_000 })
  await expect(result).toContainText(photoTexts.severalLeft(1))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  }
})

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await open(page)
  for (const at of [1, 2, 3, 4, 5]) {
    const place = page.locator(`#${SLOT}-${at}`)
    const remove = place.getByRole('button', { name: new RegExp(`^${photoTexts.remove}`) })
    if ((await remove.count()) === 0) continue
    await remove.click()
    await expect(place).toContainText(photoTexts.shows.impression)
  }
  await page.close()
})
