import type { Page } from '@playwright/test'

import { answer, layerOf, onSiteWith, ownView, question } from '#test/e2e/helpers/network/google.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'

const { open, allow, viewsSent, base, requests: asked } = onSiteWith('G-AB12CD34EF')

function cookieNames(page: Page): Promise<string[]> {
  return page.evaluate(() => document.cookie.split('; ').map((one) => one.split('=')[0] ?? ''))
}

/** What a page's data layer holds where measuring is denied: nothing for Google but that it is. */
function denied(path: string): unknown[] {
  return [expect.stringContaining('["consent","default",{"ad_storage":"denied"'), ownView(path)]
}

/** What a page's data layer holds before an answer. */
function unanswered(path: string): unknown[] {
  return [
    expect.stringContaining('["consent","default",{"ad_storage":"denied"'),
    ownView(path),
    expect.stringContaining('"set"'),
    expect.stringContaining(`"page_view",{"page_path":"${path}"`),
  ]
}

test('nothing is asked of Google before an answer, whose two buttons weigh the same', async ({
  page,
}) => {
  await open(page, '/?utm_source=mail')
  await expect(question(page)).toBeVisible()
  const boxes = await Promise.all(
    (['Allow', 'Decline'] as const).map((name) => answer(page, name).boundingBox()),
  )
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.height).toBe(boxes[1]?.height)
  const looks = await question(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => getComputedStyle(one).cssText))
  expect(new Set(looks).size).toBe(1)
  await expect.poll(() => layerOf(page)).toEqual(unanswered('/'))
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/about$/)
  await expect(question(page)).toBeVisible()
  await expect.poll(() => layerOf(page)).toEqual(unanswered('/about'))
  expect(await cookieNames(page)).toEqual([''])
  expect(asked()).toEqual({ scripts: [], sent: [] })
})

test('what is typed when it is allowed stays, and the next page is the first that is counted', async ({
  page,
}) => {
  await open(page, '/connect')
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await answer(page, 'Allow').click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  expect(asked().scripts).toEqual([])
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect.poll(viewsSent).toEqual(['/about'])
})

test(
  'declined, it is never asked for and never asked again',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page, '/')
    await answer(page, 'Decline').click()
    await expect(question(page)).toBeHidden()
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL(/about$/)
    const viewsOfAbout = async () => (await layerOf(page)).filter((one) => one.includes('/about'))
    await expect.poll(viewsOfAbout).toEqual([ownView('/about')])
    await open(page, '/lodha-goa')
    await expect.poll(() => layerOf(page)).toEqual(denied('/lodha-goa'))
    await expect(question(page)).toBeHidden()
    expect(asked()).toEqual({ scripts: [], sent: [] })
  },
)

test('taken back at the foot of the page by keyboard alone, it ends at once', async ({ page }) => {
  await allow(page, '/about')
  expect(await cookieNames(page)).toContain('_ga_AB12CD34EF')
  const change = page.getByRole('button', { name: 'Analytics choice' })
  await change.press('Enter')
  await expect(question(page)).toBeFocused()
  await expect(answer(page, 'Allow')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  const before = [asked().scripts.length, viewsSent().length]
  await answer(page, 'Decline').press('Enter')
  await expect.poll(() => cookieNames(page)).toEqual(['analytics_consent'])
  await hydrated(page)
  await page.getByRole('link', { name: 'Connect' }).first().click()
  await expect(page).toHaveURL(/connect$/)
  await open(page, '/lodha-goa')
  await expect.poll(() => layerOf(page)).toEqual(denied('/lodha-goa'))
  expect([asked().scripts.length, viewsSent().length]).toEqual(before)
})

test('an answer that another tab takes back ends it in this one as well', async ({
  page,
  context,
}) => {
  await allow(page, '/about')
  const other = await context.newPage()
  await open(other, '/terms')
  await expect.poll(viewsSent).toEqual(['/about', '/terms'])
  await other.getByRole('button', { name: 'Analytics choice' }).click()
  await answer(other, 'Decline').click()
  await expect.poll(() => cookieNames(other)).toEqual(['analytics_consent'])
  const before = viewsSent().length
  // What the browser says of a tab that is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await hydrated(page)
  await expect.poll(() => layerOf(page)).toEqual(denied('/about'))
  expect(viewsSent()).toHaveLength(before)
})

test('the question is reached at once by keyboard, and the focus goes on to the page', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(answer(page, 'Decline')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a browser that says no for its owner is not asked, and may still be told yes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await open(page, '/about')
  await expect.poll(() => layerOf(page)).toEqual(denied('/about'))
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Analytics choice' }).click()
  await answer(page, 'Allow').click()
  await expect.poll(viewsSent).toEqual(['/about'])
})

for (const [width, height] of inShort([
  [390, 844],
  [320, 640],
  [844, 390],
  [1440, 900],
] as const)) {
  test(`at ${width} × ${height} the question covers neither chat nor call bar, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/lodha-goa']) {
      await open(page, path)
      await expect(question(page)).toBeVisible()
      await expectAccessible(page)
      for (const link of await page.locator('.chat, .callbar a').filter({ visible: true }).all())
        await link.click({ trial: true })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
      // The last line of the page can be brought above it.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByRole('link', { name: 'Terms' }).click({ trial: true })
    }
  })
}

test.describe('without script', () => {
  test.use(withoutScript)

  test('nothing is asked, because nothing could be loaded', async ({ page }) => {
    await page.goto(`${base()}/about`)
    await expect(page.getByText('May we measure')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Analytics choice' })).toBeHidden()
  })
})
