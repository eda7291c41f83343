import type { Page } from '@playwright/test'

import { startSite, type Site } from '../test/site.ts'
import { fill, send, toast, thanks } from './enquiry-form.ts'
import { layerOf, standInForGoogle, type Asked } from './google.ts'
import { expect, expectAccessible, hydrated, test } from './journey.ts'

const ID = 'G-AB12CD34EF'
const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ID}`

let site: Site
let asked: Asked

test.beforeAll(async () => {
  test.setTimeout(60_000)
  site = await startSite({ ANALYTICS_ID: ID })
})
test.afterAll(() => site.stop())
test.beforeEach(async ({ context }) => {
  asked = await standInForGoogle(context)
})

async function open(page: Page, path: string) {
  await page.goto(site.base + path)
  await hydrated(page)
}

function question(page: Page) {
  return page.getByRole('region', { name: 'Analytics choice' })
}

function answer(page: Page, name: 'Allow' | 'Decline') {
  return question(page).getByRole('button', { name })
}

/** Allows it on a page that is loaded again at once, and waits until Google's script was there. */
async function allow(page: Page, path = '/') {
  await open(page, path)
  await answer(page, 'Allow').click()
  await expect.poll(() => asked.sent.length).toBeGreaterThan(0)
  await hydrated(page)
}

function cookieNames(page: Page): Promise<string[]> {
  return page.evaluate(() => document.cookie.split('; ').map((one) => one.split('=')[0] ?? ''))
}

/** The paths of the page views that Google was sent. */
function viewsSent(): unknown[] {
  return asked.sent
    .filter((one) => one.includes('"page_view"'))
    .map((one) => /"page_path":"([^"]*)"/.exec(one)?.[1])
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
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/about$/)
  await expect(question(page)).toBeVisible()
  expect(await layerOf(page)).toEqual([
    expect.stringContaining('["consent","default",{"ad_storage":"denied"'),
    expect.stringContaining('"set"'),
    expect.stringContaining('"page_view",{"page_path":"/"'),
    expect.stringContaining('"set"'),
    expect.stringContaining('"page_view",{"page_path":"/about"'),
  ])
  expect(await cookieNames(page)).toEqual([''])
  expect(asked).toEqual({ scripts: [], sent: [] })
})

test('allowed, the page itself and each one after it is counted once, where it came from too', async ({
  page,
}) => {
  await allow(page, '/?utm_source=mail&gclid=7')
  await expect(question(page)).toBeHidden()
  expect(asked.scripts).toEqual([SCRIPT])
  await page.locator('.g-hot .card a').first().click()
  await expect.poll(viewsSent).toEqual(['/', '/bhutani-city-center'])
  await hydrated(page)
  await page.goBack()
  await expect.poll(viewsSent).toEqual(['/', '/bhutani-city-center', '/'])
  expect(asked.scripts).toEqual([SCRIPT, SCRIPT, SCRIPT])
  expect(asked.sent[0]).toContain('"ad_storage":"denied"')
  expect(asked.sent.join()).not.toMatch(/"ad_\w+":"granted"|gclid/)
  const views = asked.sent.filter((one) => one.includes('"page_view"'))
  expect(views[0]).toContain(`"page_location":"${site.base}/?utm_source=mail"`)
  expect(views[1]).toContain(`"page_referrer":"${site.base}/"`)
})

test('what is typed when it is allowed stays, and the next page is the first that is counted', async ({
  page,
}) => {
  await open(page, '/connect')
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await answer(page, 'Allow').click()
  await expect(question(page)).toBeHidden()
  await page.evaluate(() => (document.title = 'The same document'))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  expect(asked.scripts).toEqual([])
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect.poll(viewsSent).toEqual(['/about'])
})

test('declined, it is never asked for and never asked again', async ({ page }) => {
  await open(page, '/')
  await answer(page, 'Decline').click()
  await expect(question(page)).toBeHidden()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/about$/)
  expect((await layerOf(page)).filter((one) => one.includes('/about'))).toEqual([])
  await open(page, '/lodha-goa')
  await expect(question(page)).toBeHidden()
  expect(await layerOf(page)).toHaveLength(1)
  expect(asked).toEqual({ scripts: [], sent: [] })
})

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
  const before = asked.scripts.length
  await answer(page, 'Decline').press('Enter')
  await expect.poll(() => cookieNames(page)).toEqual(['analytics_consent'])
  await hydrated(page)
  expect(asked.sent.at(-1)).toContain('["consent","update",{"analytics_storage":"denied"}]')
  const sent = asked.sent.length
  await page.getByRole('link', { name: 'Connect' }).first().click()
  await expect(page).toHaveURL(/connect$/)
  await open(page, '/lodha-goa')
  expect([asked.scripts.length, asked.sent.length]).toEqual([before, sent])
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
  const sent = asked.sent.length
  // What the browser says of a tab that is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await hydrated(page)
  await expect.poll(() => layerOf(page)).toHaveLength(1)
  expect(asked.sent.slice(sent).join()).not.toContain('"page_view"')
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
  await expect.poll(() => layerOf(page)).toHaveLength(1)
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Analytics choice' }).click()
  await answer(page, 'Allow').click()
  await expect.poll(viewsSent).toEqual(['/about'])
})

test('nothing that a visitor types reaches the data layer or Google', async ({ page }) => {
  const typed = { Name: 'Zebulon Quill', Phone: '9812345670', Email: 'zq@example.com' }
  await allow(page, '/lodha-goa')
  const layers: string[] = []
  await fill(page, { ...typed, Message: 'A corner plot for Grandmother' })
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  await expect.poll(() => asked.sent.join()).toContain('"generate_lead"')
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault())
  })
  await page.locator('.hd-tel').click()
  await expect.poll(() => asked.sent.join()).toContain('"contact"')
  layers.push(...(await layerOf(page)))
  await open(page, '/lodha-goa')
  await page.locator('.hd-find > summary').click()
  await page.getByLabel('Find a project').fill('Quillwords')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Quillwords/)
  await hydrated(page)
  await expect.poll(() => layerOf(page)).not.toHaveLength(0)
  layers.push(...(await layerOf(page)))
  // A page that comes from the search tells where from, not what for.
  await open(page, '/about')
  await expect.poll(viewsSent).toContain('/about')
  layers.push(...(await layerOf(page)))

  const everything = [...layers, ...asked.sent, ...asked.scripts].join('\n')
  for (const word of ['Zebulon', 'Quill', '98123', '45670', 'zq@', 'example.com', 'Grandmother'])
    expect(everything).not.toContain(word)
  expect(asked.sent.filter((one) => one.includes('generate_lead'))).toEqual([
    expect.stringContaining('{"page_path":"/lodha-goa","project":"lodha-goa"}'),
  ])
  expect(asked.sent.filter((one) => one.includes('"contact"'))).toEqual([
    expect.stringContaining('{"page_path":"/lodha-goa","project":"lodha-goa","kind":"call"}'),
  ])
})

test('where words or secrets stand in the address, and on the staff side, Google never is', async ({
  page,
}) => {
  await allow(page)
  const before = asked.scripts.length
  await page
    .getByRole('link', { name: 'See all projects' })
    .or(page.locator('a[href="/projects"]'))
    .first()
    .click()
  await expect(page).toHaveURL(/projects$/)
  await hydrated(page)
  await page.getByLabel('Search').first().fill('Goa')
  await expect(page).toHaveURL(/q=Goa/)
  for (const path of ['/visit/lodha-goa', '/calculators/emi', '/shortlist', '/admin']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.scripts).toHaveLength(before)
  expect(await layerOf(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Analytics choice' })).toHaveCount(0)
})

test('a container of Tag Manager gets the same events in its own form', async ({ page }) => {
  test.setTimeout(90_000)
  const other = await startSite({ ANALYTICS_ID: 'GTM-AB12CD3' })
  try {
    await page.goto(`${other.base}/lodha-goa`)
    await expect(question(page)).toContainText('Google Tag Manager')
    await answer(page, 'Allow').click()
    await expect.poll(() => asked.sent.join()).toContain('"event":"page_view"')
    expect(asked.scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
    const [first, second, third, ...rest] = await layerOf(page)
    expect(first).toContain('["consent","default"')
    expect(second).toBe('["consent","update",{"analytics_storage":"granted"}]')
    expect(third).toMatch(/^\{"gtm\.start":\d+,"event":"gtm\.js"\}$/)
    expect(rest).toEqual([expect.stringContaining('{"event":"page_view","page_path":"/lodha-goa"')])
  } finally {
    await other.stop()
  }
})

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
  [1440, 900],
] as const) {
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
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, because nothing could be loaded', async ({ page }) => {
    await page.goto(`${site.base}/about`)
    await expect(page.getByText('May we measure')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Analytics choice' })).toBeHidden()
  })
})
