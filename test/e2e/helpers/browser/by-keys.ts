import type { Locator, Page } from '@playwright/test'

/** Goes on with Tab, as far as a patient person would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}
