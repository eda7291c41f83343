import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { filePages } from '#app/pages/file-pages.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { publishTexts } from '#test/e2e/helpers/editor/publish-texts.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

const OWNER = '9876501493'
const { about } = filePages
const PEOPLE = ['Meera', 'Anil', 'Asha', 'Ravi'].map((name) => ({
  name: `${name} Rao`,
  role: 'Relationship manager',
}))

test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.use({ pictures: 'drawn' })

test.beforeAll(() => addStaff(OWNER, 'Meera People', 'seven quiet lanterns', 'owner'))

test('without an entry no page names anyone', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('#people')).toHaveCount(0)
})

test('an owner enters the people, and visitors find them where they ask', async ({ page }) => {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages/about')
  await hydrated(page)
  await publishTexts(page, 'about', { ...about, people: PEOPLE })
  await page.reload()
  await expect(page.frameLocator('.editor-preview iframe').locator('main')).toContainText(
    'Ravi Rao',
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await expect(page.locator('#people li')).toHaveCount(PEOPLE.length)
    await expectAccessible(page)
    await page.goto('/connect')
    await expect(page.locator('main .people li')).toHaveCount(PEOPLE.length)
    await expectAccessible(page)
    await page.goto('/lake-view-farms')
    await expect(page.locator('.enquiry .people li')).toHaveCount(3)
    await expect(page.getByRole('contentinfo')).toContainText('Ravi Rao, Relationship manager')
    await expectAccessible(page)
  }
})

const PHOTOS = '/dashboard/pages/about/photos'
const ALT = 'Meera Rao in front of the office.'
const places = ['#people', '.footer', '.enquiry']

async function openPhotos(page: Page) {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages/about')
  await hydrated(page)
  await page.getByRole('link', { name: photoTexts.link, exact: true }).click()
  await expect(page).toHaveURL(PHOTOS)
  return page.locator('.slot').filter({ hasText: 'Meera Rao' })
}

/** How many photos of people stand where visitors see them. */
async function shownPhotos(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const [index, path] of ['/about', '/about', '/lake-view-farms'].entries()) {
    await page.goto(path)
    found.push(await page.locator(`${places[index]} .people-photo`).count())
  }
  return found
}

test('a photo stands next to a name once it is described, and the others keep their initials', async ({
  page,
}) => {
  const slot = await openPhotos(page)
  await expectAccessible(page)
  await expect(page.locator('.slot')).toHaveCount(PEOPLE.length)
  await expect(slot).toContainText(photoTexts.noPortrait)
  const create = { width: 600, height: 800, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await slot.getByText(photoTexts.put).click()
  await slot
    .getByLabel(photoTexts.choose)
    .setInputFiles({ name: 'meera.jpg', mimeType: 'image/jpeg', buffer })
  await slot.getByRole('button', { name: photoTexts.send }).click()
  await expect(slot).toContainText(photoTexts.putUndescribed)
  expect(await shownPhotos(page)).toEqual([0, 0, 0])
  await page.goto('/dashboard/pages/about')
  await page.getByRole('link', { name: photoTexts.describe }).click()
  await slot.getByLabel(photoTexts.alt).first().fill(ALT)
  await slot.getByRole('button', { name: photoTexts.save }).click()
  await expect(slot).toContainText(photoTexts.saved)
  await expectAccessible(page)
  await expect.poll(() => shownPhotos(page), { timeout: 15_000 }).toEqual([1, 1, 1])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const photo = page.locator('#people').getByRole('img', { name: ALT })
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(160)
    await expect(page.locator('#people .people-initials')).toHaveText(['AR', 'AR', 'RR'])
    await expectAccessible(page)
    await page.goto('/connect')
    await expect(page.locator('main').getByRole('img', { name: ALT })).toHaveCount(1)
    await expectAccessible(page)
  }
  await page.goto('/dashboard/pages/about')
  const preview = page.frameLocator('.editor-preview iframe')
  await expect(preview.locator('#people').getByRole('img', { name: ALT })).toBeVisible()
})

test('a removed photo is gone everywhere and can be restored', async ({ page }) => {
  const slot = await openPhotos(page)
  const press = (name: string) => slot.getByRole('button', { name }).click()
  await press(photoTexts.remove)
  await expect(slot).toContainText(photoTexts.gone)
  await expect.poll(() => shownPhotos(page), { timeout: 15_000 }).toEqual([0, 0, 0])
  await page.goto(PHOTOS)
  await hydrated(page)
  await press(photoTexts.undo)
  await expect(slot).toContainText(photoTexts.back)
  await press(photoTexts.remove)
  await expect(slot).toContainText(photoTexts.gone)
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the people are in the page itself', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('#people')).toContainText('Anil Rao')
  })

  test('the terms have no part that is still to write', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.locator('.text-numbered > li')).toHaveCount(
      filePages.terms.sections.length - 1,
    )
    await expect(page.locator('main')).not.toContainText('To be completed')
  })
})

test('without entries no page names anyone again', async ({ page }) => {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages')
  await publishTexts(page, 'about', about)
  await page.goto('/connect')
  await expect(page.locator('.people')).toHaveCount(0)
})
