import { chromium, type Locator, type Page } from '@playwright/test'

import { chromiumFlags, chromiumPath } from '#test/helpers/site/chromium.ts'

/** An opened menu: its links, and its height in screens with the longest group open. */
export type Menu = { links: number; screens: number }

/** Opens both menus of the home page in Chromium, and follows the last link of each. Throws on a dead link. */
export async function measureMenus(base: string): Promise<{ phone: Menu; desktop: Menu }> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const phone = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const desktop = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    return {
      phone: await measureMenu(phone, base, '.burger > summary', '.phone-menu'),
      desktop: await measureMenu(desktop, base, '.nav details > summary', '.mega-menu'),
    }
  } finally {
    await browser.close()
  }
}

async function measureMenu(page: Page, base: string, opener: string, box: string): Promise<Menu> {
  await page.goto(base)
  await page.locator(opener).first().click()
  const menu = page.locator(box).filter({ visible: true })
  const heights = [await heightOf(menu)]
  // On a phone the groups are inside one group, which opens one at a time.
  for (const group of await menu.locator(':scope > details > summary').all()) await group.click()
  for (const group of await menu.locator('details[name] > summary').all()) {
    await group.click()
    heights.push(await heightOf(menu))
  }
  const links = await menu.locator('a').count()
  const last = menu.locator('a[href^="/"]:visible').last()
  const to = await last.getAttribute('href')
  await last.click()
  await page.waitForURL((url) => url.pathname + url.search === to)
  return { links, screens: Math.round(Math.max(...heights) * 10) / 10 }
}

function heightOf(menu: Locator): Promise<number> {
  return menu.evaluate((element) => element.scrollHeight / window.innerHeight)
}
