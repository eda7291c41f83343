import type { Locator, Page } from '@playwright/test'

/** Carries something by its grip to the middle of a place, or further by some pixels; lets it go, or not. */
export async function dragTo(
  page: Page,
  handle: Locator,
  { to, by = 0, isHeld = false }: { to: Locator; by?: number; isHeld?: boolean },
): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const from = await middleOf(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const end = await middleOf(to)
  await page.mouse.move(end.x, end.y + by, { steps: 5 })
  if (!isHeld) await page.mouse.up()
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('What is carried is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
