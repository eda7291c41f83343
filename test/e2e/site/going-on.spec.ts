import type { Page } from '@playwright/test'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { wholeBrowser } from '#test/e2e/helpers/browser/whole-browser.ts'
import { projects } from '#test/helpers/listed.ts'

test.use({ pictures: 'drawn' })

/** What the browser says of how it got the document that is shown. */
function arrival(page: Page) {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('no document')
    const { encodedBodySize: bytes } = entry
    const delivery = 'deliveryType' in entry ? entry.deliveryType : ''
    return { bytes, delivery, encoding: 'contentEncoding' in entry ? entry.contentEncoding : '' }
  })
}

test.describe('in a browser with all that it has for going on', () => {
  const browser = wholeBrowser()

  test('a page that is left is put aside whole, and is there at once on the way back', async ({
    baseURL,
  }) => {
    test.slow()
    const others = ['/bhutani-city-center/wellness', '/calculators/assured-return', '/disclaimer']
    const privacy = ['/privacy-notice', '/privacy/rights']
    // No one comes back to the login.
    const left = [...PAGES.filter((page) => page !== '/admin'), ...others, ...privacy]
    for (const path of inShort(left, 8)) {
      const page = await browser().newPage({ baseURL: baseURL ?? '' })
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => (document.body.dataset['mark'] = 'the same document'))
      await page.goto('/terms')
      await page.evaluate(() => history.back())
      await expect(page.locator('body'), path).toHaveAttribute('data-mark', 'the same document')
      await page.close()
    }
  })

  test('one project after another comes in under 3 KB', async ({ baseURL }) => {
    const page = await browser().newPage({ baseURL: baseURL ?? '' })
    const [first, second] = projects.map(({ slug }) => `/${slug}`)
    await page.goto('/connect')
    expect(await arrival(page)).toMatchObject({ encoding: 'br' })
    // The dictionary is fetched when the page is touched for the first time.
    const fetched = page.waitForResponse('**/dictionary')
    await page.mouse.move(200, 200)
    expect((await fetched).ok()).toBe(true)
    await expect(async () => {
      await page.goto(`${first}?utm_source=${Date.now()}`)
      expect(await arrival(page)).toMatchObject({ encoding: 'dcz' })
    }).toPass()
    await page.goto(second ?? '')
    const { encoding, bytes } = await arrival(page)
    expect(encoding).toBe('dcz')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(3000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.close()
  })
})

/** What Chromium tried, by the DevTools protocol, which keeps it from making pages ready itself. */
async function attempts(page: Page): Promise<string[]> {
  const tried: string[] = []
  const session = await page.context().newCDPSession(page)
  for (const kind of ['Prefetch', 'Prerender'] as const) {
    session.on(
      kind === 'Prefetch' ? 'Preload.prefetchStatusUpdated' : 'Preload.prerenderStatusUpdated',
      ({ key, status }) => tried.push(`${kind} ${new URL(key.url).pathname} ${status}`),
    )
  }
  await session.send('Preload.enable')
  return tried
}

test.describe('looking ahead', () => {
  test('a page under the pointer is fetched before the press, and the press uses it', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const tried = await attempts(page)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(page.locator('script[type=speculationrules]')).toBeAttached()
    const link = page.getByRole('banner').getByRole('link', { name: 'About' })
    await link.hover()
    await expect.poll(() => tried).toContain('Prefetch /about Ready')
    expect(tried.join()).toContain('Prerender /about')
    await link.click()
    await expect(page).toHaveURL(/about/)
    expect((await arrival(page)).delivery).toBe('navigational-prefetch')
  })

  for (const [connection, isPrefetched] of [
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '3g' }, true],
  ] as const) {
    test(`with ${JSON.stringify(connection)} no page is made ready before it is wanted`, async ({
      page,
    }) => {
      await page.addInitScript((told) => {
        Object.defineProperty(navigator, 'connection', { value: told })
      }, connection)
      await page.goto('/')
      await hydrated(page)
      const tried = await attempts(page)
      await page.getByRole('heading', { level: 1 }).hover()
      if (isPrefetched)
        await expect(page.locator('link[rel="compression-dictionary"]')).toBeAttached()
      await page.getByRole('banner').getByRole('link', { name: 'About' }).hover()
      // The rules that came with the page, which fetch and do not draw.
      await expect.poll(() => tried.join()).toContain('/about')
      expect(tried.filter((one) => one.startsWith('Prerender'))).toEqual([])
      await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
      const dictionaries = page.locator('link[rel="compression-dictionary"]')
      await expect(dictionaries).toHaveCount(isPrefetched ? 1 : 0)
    })
  }

  test('what belongs to one visitor alone, files and the dashboard are never fetched ahead', async ({
    page,
  }) => {
    await page.goto('/lodha-goa')
    await hydrated(page)
    const tried = await attempts(page)
    await page.evaluate(() => {
      const names = [
        '/visit/lodha-goa',
        '/brochures/lodha-goa.pdf',
        '/admin',
        '/dashboard',
        '/sign-out',
        '/shortlist',
      ]
      for (const name of [...names, '/terms']) {
        const link = Object.assign(document.createElement('a'), { href: name, textContent: name })
        link.style.display = 'block'
        document.querySelector('main')?.prepend(link)
      }
    })
    const links = page.locator('main > a[style]')
    // The last one written is the first one shown, and the only one that is allowed.
    for (const at of [6, 5, 4, 3, 2, 1]) {
      await links.nth(at).hover()
      await page.waitForTimeout(300)
    }
    await links.first().hover()
    await expect.poll(() => tried).toContain('Prefetch /terms Ready')
    expect(tried.filter((one) => !one.includes(' /terms '))).toEqual([])
  })
})
