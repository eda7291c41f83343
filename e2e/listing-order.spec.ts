import type { Locator, Page } from '@playwright/test'

import { listingWith } from '#test/listed.ts'

import { carryTo } from './carry.ts'
import { logIn } from './desk.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from './journey.ts'

const phone = '9876501495'
const password = 'seven quiet lanterns'
const listing = listingWith('with a gallery of several', ({ sections }) =>
  sections.some(
    ({ kind, ...rest }) => kind === 'gallery' && 'items' in rest && rest.items.length > 2,
  ),
)
const EDITOR = `/dashboard/projects/${listing.id}`

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(phone, 'Meera Order', password, 'owner'))

const rows = (page: Page): Locator => page.locator('#field-sections > ol > li')
const grips = (page: Page): Locator =>
  page.locator('#field-sections > ol > li > .listing-row > .listing-order > .grip')

async function titles(page: Page): Promise<string[]> {
  const all = await rows(page).locator('> .listing-row > details > summary').allTextContents()
  return all
}

test('sections change places by dragging, with whatever is open in them, and Escape calls it off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, phone, password)
  await page.goto(EDITOR)
  await hydrated(page)
  const before = await titles(page)
  const [first = '', second = '', third = ''] = before
  await carryTo(page, grips(page).nth(0), { to: rows(page).nth(1), by: 20, isKept: true })
  await expect(rows(page).nth(1)).toHaveAttribute('data-drop-after', '')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-drop-after], [data-carried]')).toHaveCount(0)
  expect(await titles(page)).toEqual(before)
  await carryTo(page, grips(page).nth(0), { to: rows(page).nth(1), by: 20 })
  await expect.poll(() => titles(page)).toEqual([second, first, third, ...before.slice(3)])
  await expect(page.locator('.listing-bar')).toContainText('Saved')
  await carryTo(page, grips(page).nth(1), { to: rows(page).nth(0), by: -20 })
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(page.locator('.listing-bar')).toContainText('As it is published.')
})

test(
  'a picture that is pressed in the preview leads to its photograph',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await logIn(page, phone, password)
    await page.goto(EDITOR)
    await hydrated(page)
    const gallery = listing.sections.find(({ kind }) => kind === 'gallery')
    const slot = gallery?.kind === 'gallery' ? gallery.items[1]?.picture : undefined
    const preview = page.frameLocator('.listing-page iframe')
    const picture = preview.locator('[data-lightbox] img[data-at]').nth(1)
    await expect(picture).toBeAttached()
    await picture.click()
    await expect(page).toHaveURL(`${EDITOR}/photographs#${slot}`)
    await expect(page.locator(`#${slot}`)).toBeInViewport()
    await page.goto(EDITOR)
    await hydrated(page)
    await preview.locator('[data-lightbox] a[data-edits]').nth(1).press('Enter')
    await expect(page).toHaveURL(`${EDITOR}/photographs#${slot}`)
  },
)
