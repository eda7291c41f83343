import { logIn } from './desk.ts'
import { addStaff, expect, test } from './journey.ts'

const phone = '9876501377'
const password = 'seven quiet lanterns'

test.beforeAll(() => addStaff(phone, 'Word Desk', password))

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the word of the login does not cover the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await logIn(page, phone, password)
    const word = page.locator('.toast').filter({ hasText: 'Login Successful!' })
    await expect(word).toBeVisible()
    const [said, menu] = [
      await word.boundingBox(),
      await page.getByRole('navigation', { name: 'Staff' }).boundingBox(),
    ]
    expect(said && menu && areApart(said, menu)).toBe(true)
  })

type Box = { x: number; y: number; width: number; height: number }

function areApart(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y
}
