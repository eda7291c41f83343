import type { Locator, Page } from '@playwright/test'

import { navTexts } from '#app/strings/en/nav.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { bodyRows, logIn, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876501377'
const password = 'seven quiet lanterns'

test.beforeAll(() => addStaff(phone, 'Word Desk', password))

function wordOf(page: Page): Locator {
  return page.locator('.toast').filter({ hasText: signInTexts.success })
}

function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: navTexts.menu })
}

test('a toast stands at the top right of the dashboard, at every width', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await logIn(page, phone, password)
    const box = await wordOf(page).boundingBox()
    expect(box?.y).toBeLessThan(height / 4)
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24)
  }
})

test('the word of the login does not cover the menu of a dashboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, phone, password)
  await expect(wordOf(page)).toBeVisible()
  expect(await areApart(wordOf(page), menuOf(page))).toBe(true)
})

test('on a phone it covers neither rows nor what stands above them nor the bar, is announced, and goes on its own', async ({
  page,
}) => {
  for (let at = 0; at < 12; at += 1)
    await sendEnquiry(page.request, {
      name: 'Uncovered Person',
      phone: `98000037${String(at).padStart(2, '0')}`,
      message: 'Price?',
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, phone, password)
  const word = wordOf(page)
  await expect(word.locator('p')).toHaveText(signInTexts.success)
  await expect(page.locator('#live-polite')).toHaveText(signInTexts.success)
  await expect(bodyRows(page).first()).toBeVisible()
  const home = page.locator('.dashboard-header .logo')
  for (const other of [menuOf(page), page.getByRole('main'), bodyRows(page).first(), home])
    expect(await areApart(word, other)).toBe(true)
  expect(await widthBeyond(word)).toBeLessThanOrEqual(0)

  // It moves off with the head, and covers no row that comes up.
  await page.evaluate(() => window.scrollTo(0, 300))
  expect((await word.boundingBox())?.y).toBeLessThan(0)
  await expect(word).toHaveCount(0, { timeout: 10_000 })
})

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not there.')
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y
}

/** Pixels by which it leaves the screen at the right. */
function widthBeyond(part: Locator): Promise<number> {
  return part.evaluate((box) => box.getBoundingClientRect().right - window.innerWidth)
}
