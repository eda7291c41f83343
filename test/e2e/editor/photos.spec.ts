import { readFileSync } from 'node:fs'

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { photoTexts } from '#app/strings/en/photos.ts'
import { dragTo } from '#test/e2e/helpers/browser/drag-to.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const [phone, password] = ['9876501491', 'seven quiet lanterns']
/** Sobha Realty: other journeys look at other projects' pictures. */
const PHOTOS = '/dashboard/projects/15/photos'
const PAGE = '/sobha-reality'
const [ONE, TWO] = ['sobha-reality-highlights-1', 'sobha-reality-highlights-2']

test.describe.configure({ mode: 'serial', timeout: 150_000 })
test.use({ pictures: 'drawn' })

test.beforeAll(() => addStaff(phone, 'Meera Pictures', password, 'owner'))

const place = (page: Page, slot: string) => page.locator(`#${slot}`)

async function open(page: Page): Promise<void> {
  await startSession(page, phone)
  await page.goto(PHOTOS)
  await hydrated(page)
}

/** Larger than any other request may be: grain cannot be packed. */
async function grainy(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 900, height: 700, channels: 3, background: 'teal', noise } as const
  const buffer = await sharp({ create }).jpeg({ quality: 90 }).toBuffer()
  expect(buffer.length).toBeGreaterThan(100_000)
  return { name: 'gate.jpg', mimeType: 'image/jpeg', buffer }
}

/** What a person drops on a place, or pastes into it. */
function handOver(at: Locator, kind: 'drop' | 'paste', bytes: Buffer, name: string) {
  return at.evaluate(
    (element, [event, text, called]) => {
      const data = new DataTransfer()
      const read = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
      data.items.add(new File([read], called, { type: 'image/heic' }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    [kind, bytes.toString('base64'), name] as const,
  )
}

test(
  'a file is chosen by keys, is seen to come, and stands on the page; a replacement wants words',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route('**/photos/upload?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await startSession(page, phone)
    await page.goto('/dashboard/projects?q=sobha')
    await page.getByRole('link', { name: photoTexts.titleOf('Sobha Realty') }).press('Enter')
    await expect(page).toHaveURL(PHOTOS)
    await hydrated(page)
    await expectAccessible(page)
    const own = place(page, ONE)
    await expect(own).toContainText(photoTexts.shows.impression)
    await own.getByText(photoTexts.put).press('Enter')
    await own.getByLabel(photoTexts.choose).setInputFiles(await grainy())
    await expect(own).toContainText('gate.jpg')
    await expect(own.locator('.slot-chosen img')).toBeVisible()
    await own.getByLabel(photoTexts.alt).fill('A gate in the grain.')
    await expectAccessible(page)
    await own.getByRole('button', { name: photoTexts.send }).press('Enter')
    await expect(own.getByRole('progressbar')).toBeVisible()
    await expect(own.locator('.slot-message')).toHaveText(photoTexts.putDone, {
      timeout: 60_000,
    })
    await expect(own.getByText(photoTexts.putAnother)).toBeFocused()
    await page.keyboard.press('Enter')
    await own
      .locator('.slot-upload')
      .getByLabel(photoTexts.choose)
      .setInputFiles(await grainy())
    await own.getByRole('button', { name: photoTexts.send }).press('Enter')
    await expect(own.locator('.slot-message')).toHaveText(photoTexts.altMissing)
    await expect(own.locator('.slot-upload').getByLabel(photoTexts.alt)).toBeFocused()
    await expectAccessible(page)
    await page.goto(PAGE)
    await expect(page.getByAltText('A gate in the grain.').first()).toBeAttached()
  },
)

test('a press cancels what is being sent, and nothing is changed', async ({ page }) => {
  await open(page)
  await page.route('**/photos/upload?*', () => {})
  const own = place(page, TWO)
  await own.getByText(photoTexts.put).click()
  await own.getByLabel(photoTexts.choose).setInputFiles(await grainy())
  await own.getByLabel(photoTexts.alt).fill('Nothing yet.')
  await own.getByRole('button', { name: photoTexts.send }).click()
  await own.getByRole('button', { name: photoTexts.cancel }).press('Enter')
  await expect(own.locator('.slot-message')).toHaveText(photoTexts.cancelled)
  await expect(own.getByRole('button', { name: photoTexts.send })).toBeFocused()
  await expect(own).toContainText(photoTexts.shows.impression)
})

test('what is no picture is refused at once; a HEIC is dropped, and one is pasted', async ({
  page,
}) => {
  await open(page)
  const own = place(page, TWO)
  const heic = readFileSync('test/pictures/upright.heic')
  await own.getByText(photoTexts.put).click()
  const list = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await own.getByLabel(photoTexts.choose).setInputFiles(list)
  await expect(own.locator('.slot-message')).toContainText(photoTexts.notPicture)
  await handOver(own, 'paste', heic, 'pasted.heic')
  await expect(own).toContainText('pasted.heic')
  await page.reload()
  await hydrated(page)
  await handOver(own, 'drop', heic, 'IMG_0042.HEIC')
  await expect(own.getByLabel(photoTexts.alt)).toBeFocused()
  await page.keyboard.type('Red above blue.')
  await own.getByRole('button', { name: photoTexts.send }).press('Enter')
  await expect(own.locator('.slot-message')).toHaveText(photoTexts.putDone, {
    timeout: 60_000,
  })
  await page.goto(PAGE)
  await expect(page.getByAltText('Red above blue.').first()).toBeAttached()
})

test('the focal point goes by the arrow keys and by a touch, and the page is cut there', async ({
  page,
}) => {
  await open(page)
  const own = place(page, TWO)
  const point = own.getByRole('button', { name: new RegExp(`^${photoTexts.focus}`) })
  await point.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  await expect(point).toHaveAccessibleName(/60% across, 30% down/)
  await own.getByLabel(photoTexts.across, { exact: true }).press('ArrowRight')
  await expect(point).toHaveAccessibleName(/70% across/)
  const box = await point.boundingBox()
  if (!box) throw new Error('no picture')
  await point.click({ position: { x: box.width * 0.2, y: box.height * 0.9 } })
  await expect(point).toHaveAccessibleName(/20% across, 90% down/)
  await own.getByLabel(photoTexts.alt).first().fill('Red above blue, upright.')
  await own.getByRole('button', { name: photoTexts.save, exact: true }).press('Enter')
  await expect(own.locator('.slot-message')).toHaveText(photoTexts.saved)
  await page.goto(PAGE)
  const shown = page.getByAltText('Red above blue, upright.').first()
  await expect(shown).toHaveCSS('object-position', '20% 90%')
})

test('photos of a gallery change places by keys, and the keyboard goes along', async ({ page }) => {
  await open(page)
  await place(page, ONE)
    .getByRole('button', { name: new RegExp(`^${photoTexts.later}`) })
    .press('Enter')
  await expect(place(page, TWO).getByLabel(photoTexts.alt).first()).toHaveValue(
    'A gate in the grain.',
  )
  await expect(place(page, ONE).getByLabel(photoTexts.alt).first()).toHaveValue(
    'Red above blue, upright.',
  )
  await expect(
    place(page, TWO).getByRole('button', { name: new RegExp(`^${photoTexts.later}`) }),
  ).toBeFocused()
})

test('photos of a gallery change places by dragging, and Escape calls it off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await open(page)
  const words = (id: string) => place(page, id).getByLabel(photoTexts.alt).first()
  const handle = place(page, TWO).locator('.drag-handle')
  await dragTo(page, handle, { to: place(page, ONE), isHeld: true })
  await expect(place(page, ONE)).toHaveAttribute('data-over', '')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(place(page, ONE)).not.toHaveAttribute('data-over')
  await expect(words(TWO)).toHaveValue('A gate in the grain.')
  await dragTo(page, handle, { to: place(page, ONE) })
  await expect(words(ONE)).toHaveValue('A gate in the grain.')
  await dragTo(page, place(page, ONE).locator('.drag-handle'), { to: place(page, TWO) })
  await expect(words(TWO)).toHaveValue('A gate in the grain.')
})

test('a tall logo is 300 pixels high on the page of its project, and fits a phone', async ({
  page,
}) => {
  await open(page)
  const own = place(page, 'sobha-reality-logo')
  const create = { width: 600, height: 1200, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer }
  await own.getByText(photoTexts.put).click()
  await own.getByLabel(photoTexts.choose).setInputFiles(logo)
  await own.getByLabel(photoTexts.alt).fill('The word Sobha.')
  await own.getByRole('button', { name: photoTexts.send }).press('Enter')
  await expect(own.locator('.slot-message')).toHaveText(photoTexts.putDone, {
    timeout: 60_000,
  })
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(PAGE)
    const shown = page.getByAltText('The word Sobha.')
    await expect(shown).toBeVisible()
    expect(await shown.boundingBox()).toMatchObject({ width: 150, height: 300 })
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  }
})

test('one that is taken out leaves its impression, and comes back', async ({ page }) => {
  await open(page)
  const own = place(page, ONE)
  await own.getByRole('button', { name: new RegExp(`^${photoTexts.remove}`) }).press('Enter')
  await expect(own).toContainText(photoTexts.shows.impression)
  const undo = own.getByRole('button', { name: new RegExp(`^${photoTexts.undo}`) })
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(own.getByLabel(photoTexts.alt).first()).toHaveValue('Red above blue, upright.')
  await expect(own.getByRole('button', { name: new RegExp(`^${photoTexts.remove}`) })).toBeFocused()
})

test('on a phone and on a desktop, by day and by night, it fits and axe finds nothing', async ({
  page,
}) => {
  await open(page)
  const shots = process.env['SHOTS']
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/${width}-${colorScheme}.png`, fullPage: true })
    }
  }
})

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await open(page)
  for (const slot of [ONE, TWO]) {
    const takeOut = place(page, slot).getByRole('button', {
      name: new RegExp(`^${photoTexts.remove}`),
    })
    // The short form of the journeys puts one alone.
    if ((await takeOut.count()) === 0) continue
    await takeOut.click()
    await expect(place(page, slot)).toContainText(photoTexts.shows.impression)
  }
  await page.close()
})
