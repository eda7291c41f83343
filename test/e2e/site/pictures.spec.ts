import type { Page } from '@playwright/test'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { shownPictures, type ShownPicture } from '#test/e2e/helpers/browser/shown-pictures.ts'
import { inShort, isShort, timeoutFactor } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'

/**
 * A phone as Lighthouse's, then phones, a tablet and a desktop screen of one and two dots a pixel, and a
 * dense phone, of whose dots three quarters are served. Where `isSlow`, everything comes late as well;
 * The short form has those marked `isShort`, each with some of the pages, `bin/northlight test e2e` all.
 */
const SCREENS = [
  { width: 412, height: 823, dots: 1.75, isShort: true },
  { width: 390, height: 844, dots: 1 },
  { width: 390, height: 844, dots: 2 },
  { width: 390, height: 844, dots: 3, served: 2.25, isSlow: true, isShort: true },
  { width: 768, height: 1024, dots: 1 },
  { width: 768, height: 1024, dots: 2 },
  { width: 1440, height: 900, dots: 1, isSlow: true, isShort: true },
  { width: 1440, height: 900, dots: 2 },
] as const

/** Besides one page of every kind: a space, and a head of many pictures. */
const MORE = [spaceAddress(), '/lake-view-farms']

const screens = isShort ? SCREENS.filter((screen) => 'isShort' in screen) : SCREENS
for (const [at, { width, height, dots, ...screen }] of screens.entries()) {
  /** In short each screen has some pages of its own. */
  const shareOf = (paths: readonly string[]) =>
    inShort(
      paths.filter((_, index) => !isShort || index % screens.length === at),
      4,
    )
  const served = 'served' in screen ? screen.served : dots
  test.describe(`at ${width} x ${height} and ${dots} dots a pixel`, () => {
    test.use({ pictures: 'empty', viewport: { width, height }, deviceScaleFactor: dots })

    test('each picture is the smallest that suffices, and only the first screen’s are hurried', async ({
      page,
    }) => {
      test.setTimeout(120_000 * timeoutFactor)
      let seen = 0
      for (const path of shareOf([...PAGES, ...MORE])) {
        await page.goto(path)
        await hydrated(page)
        const pictures = await shownPictures(page)
        seen += pictures.length
        for (const picture of pictures) expectSmallest(picture, served, path)
        const hurried = pictures.filter(({ priority }) => priority === 'high')
        expect.soft(hurried.length, `${path}: first pictures`).toBeLessThanOrEqual(1)
        const eager = pictures.filter(({ loading }) => loading !== 'lazy')
        expect.soft(eager.length, `${path}: eager`).toBeLessThanOrEqual(4)
        // A row that only peeps in at the foot of the screen may come later, and slides lie on the first.
        const late = pictures.filter(({ loading, top }) => loading === 'lazy' && top < height * 0.8)
        const expected = pictures.filter(({ address }) => /-slide-[2-9]/.test(address))
        expect.soft(late.length, `${path}: late`).toBeLessThanOrEqual(expected.length)
      }
      expect(seen).toBeGreaterThan(isShort ? 10 : 100)
    })

    test('the viewer asks for what it shows, too', async ({ page }) => {
      await page.goto('/godrej-reverine')
      await hydrated(page)
      const thumbs = page.locator('.gallery a')
      for (const thumb of [thumbs.first(), thumbs.last()]) {
        await thumb.click()
        await expect(page.locator('.yarl__slide_current img')).toBeVisible()
        const [picture, ...others] = await shownPictures(page, '.yarl__slide_current')
        expect(others).toEqual([])
        if (!picture) throw new Error('The viewer shows no picture.')
        expectSmallest(picture, served, 'viewer')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    if (!('isSlow' in screen)) return
    test('nothing moves while pictures come late, and next to nothing while faces do', async ({
      page,
    }) => {
      test.setTimeout(240_000 * timeoutFactor)
      await page.route('**/pictures/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.fallback()
      })
      await countShifts(page)
      for (const path of [...shareOf(PAGES), '/ats-pious-orchards', '/shortlist']) {
        expect.soft(await shiftOf(page, path), path).toBeLessThan(0.001)
      }
      await page.evaluate(() =>
        window.localStorage.setItem('shortlist', '["lodha-goa","ska-estate","ace-acreville"]'),
      )
      expect.soft(await shiftOf(page, '/shortlist'), 'three kept').toBeLessThan(0.01)
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      for (const path of [...shareOf(PAGES), '/ats-pious-orchards']) {
        expect.soft(await shiftOf(page, path), `${path}, faces late`).toBeLessThan(0.005)
      }
    })
  })
}

for (const [width, height] of [
  [412, 823],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px, with the pictures themselves`, () => {
    test.use({ viewport: { width, height }, pictures: 'drawn' })

    test('the largest picture at first is found in the document, and asked for before others', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000 * timeoutFactor)
      let seen = 0
      for (const path of ['/projects', '/city/noida', '/godrej-reverine', '/lake-view-farms']) {
        await page.goto(path)
        const largest = await largestPicture(page)
        if (!largest) continue
        seen += 1
        expect.soft(largest, path).toMatchObject({ priority: 'high', isLazy: false })
        const html = await (await request.get(path)).text()
        expect.soft(html.includes(largest.address), `${path}: ${largest.address}`).toBe(true)
      }
      expect(seen).toBeGreaterThan(1)
    })
  })
}

/** The picture that the browser calls the largest contentful paint; undefined where that is of words. */
async function largestPicture(page: Page) {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const last = entries.at(-1)
    const element = last && 'element' in last ? last.element : undefined
    if (!(element instanceof HTMLImageElement)) return undefined
    const { fetchPriority, loading, currentSrc } = element
    // Of pictures that are shown alike the one that is painted first is called the largest, be it asked for before the others or not.
    const isHurried = [...document.images].some(
      ({ fetchPriority: other, width, height }) =>
        other === 'high' && width === element.width && height === element.height,
    )
    const priority = isHurried ? 'high' : fetchPriority
    return { priority, isLazy: loading === 'lazy', address: new URL(currentSrc).pathname }
  })
}

/** The file is as wide as what is shown of it, or the widest there is, and none smaller is. */
function expectSmallest(
  { address, width: shown, chosen, offered }: ShownPicture,
  dots: number,
  where: string,
): void {
  const wanted = shown * dots
  const smaller = offered.filter((one) => one < chosen)
  const what = `${where}: ${address} for ${Math.round(wanted)} of ${offered.join(', ')}`
  // What a page says of the width may be a twentieth too much.
  expect.soft(Math.max(...smaller, 0), what).toBeLessThan(wanted * 1.06)
  expect.soft(Math.max(...offered) === chosen || chosen > wanted * 0.99, what).toBe(true)
}

function spaceAddress(): string {
  const { slug, pages } = projectWhere('with spaces', (project) => (project.pages ?? []).length > 0)
  return `/${slug}/${pages?.[0]?.slug}`
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(document.documentElement.dataset['shift'] ?? 0)
        const value = 'value' in entry ? Number(entry.value) : 0
        document.documentElement.dataset['shift'] = String(before + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of a page's layout shifts, as browsers count them, from its opening until all has come. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(100)
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
