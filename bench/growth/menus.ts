import { chromium, type Page } from '@playwright/test'

import { chromiumFlags, chromiumPath } from '#test/chromium.ts'

/** An opened menu: its links that can be reached, and how many screens it is long. */
export type Menu = { links: number; screens: number }

/** Opens both menus of the home page in Chromium, and leaves each by its last link. Throws where one leads nowhere. */
export async function measureMenus(base: string): Promise<{ phone: Menu; desk: Menu }> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const phone = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    return {
      phone: await measureMenu(phone, base, '.burger > summary', '.phone-menu'),
      desk: await measureMenu(desk, base, '.nav details > summary', '.mega-menu'),
    }
  } finally {
    await browser.close()
  }
}

async function measureMenu(page: Page, base: string, opener: string, box: string): Promise<Menu> {
  await page.goto(base)
  await page.locator(opener).first().click()
  const menu = page.locator(box)
  // On a phone each group opens by itself.
  const closed = menu.locator('details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
  const links = menu.locator('a:visible')
  const { height, count } = {
    height: await menu.evaluate((element) => element.scrollHeight / window.innerHeight),
    count: await links.count(),
  }
  const to = await links.last().getAttribute('href')
  await links.last().click()
  await page.waitForURL((url) => url.pathname + url.search === to)
  return { links: count, screens: Math.round(height * 10) / 10 }
}
