import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { inShort, isShort, timeoutFactor } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'

const SCREEN = { width: 390, height: 844 }
test.use({
  pictures: 'empty',
  viewport: SCREEN,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
})

const spacious = projectWhere('with spaces', (project) => (project.pages ?? []).length > 0)
const space = `/${spacious.slug}/${spacious.pages?.[0]?.slug}`
const turning = projectWhere('with pictures in turn', (one) => one.slideshow !== undefined)

/** Pages whose largest thing on a phone's first screen is words; of all others it is a picture. */
const WORDED: ReadonlySet<string> = new Set([
  '/',
  '/connect',
  '/how-we-check',
  '/nri',
  '/changes',
  '/privacy-policy',
  '/calculators',
  '/calculators/emi',
  '/calculators/payment-plan',
  '/visit/lodha-goa',
  '/admin',
])
const PICTURED: readonly string[] = [
  ...PAGES.filter((path) => !WORDED.has(path)),
  space,
  `/${turning.slug}`,
]

/** CSS px below the window from which Chromium fetches a lazy picture on a fast line. */
const NEAR = 1250

/** A picture at once in place of each, with as much in it that a browser takes it for one. */
const noise = await sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .webp({ quality: 30 })
  .toBuffer()

test('on a phone the largest picture is in the document and hurried, and what lies below comes later', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000 * timeoutFactor)
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: noise }),
  )
  const below = new Set<string>()
  for (const path of new Set([...inShort(PAGES, 4), ...inShort(PICTURED, 4), '/no-such-page'])) {
    await page.goto(path)
    await hydrated(page)
    const largest = await largestPaint(page, PICTURED.includes(path))
    expect.soft(largest.isPicture, `${path}: ${largest.what}`).toBe(PICTURED.includes(path))
    const hurried = await hurriedIn(page, await (await request.get(path)).text())
    // A page whose largest is of words may hurry one that stands next to them, never two.
    expect.soft(hurried.length, `${path}: hurried`).toBeLessThanOrEqual(1)
    if (largest.isPicture) {
      expect.soft(largest, path).toMatchObject({ priority: 'high', loading: 'eager' })
      expect.soft(hurried[0]?.offered, path).toContain(largest.address)
      expect.soft(hurried[0]?.loading, path).not.toBe('lazy')
    }
    const later = await eagerBelow(page)
    for (const what of later.eager) expect.soft(what, `${path}: eager below`).toBe('')
    if (later.all > 0) below.add(path)
  }
  expect(below.size).toBeGreaterThan(isShort ? 2 : 8)
})

/** What the browser calls the largest contentful paint; where it is to be a picture, a slow machine has a while to paint it. */
function largestPaint(page: Page, isAwaited: boolean) {
  return page.evaluate(
    async (wait) => {
      const element = await new Promise<unknown>((resolve) => {
        let last: unknown
        setTimeout(() => resolve(last), wait)
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          last = entry && 'element' in entry ? entry.element : undefined
          if (last instanceof HTMLImageElement) resolve(last)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      if (!(element instanceof HTMLImageElement)) {
        const what = element instanceof HTMLElement ? element.innerText : 'nothing'
        return { isPicture: false, what, address: '', priority: '', loading: '' }
      }
      const { fetchPriority: priority, loading, currentSrc, alt: what } = element
      return { isPicture: true, what, address: new URL(currentSrc).pathname, priority, loading }
    },
    isAwaited ? 10_000 : 200,
  )
}

/** The pictures that a document, as it is sent, has fetched before others, with every file that each may choose. */
function hurriedIn(page: Page, html: string) {
  return page.evaluate((sent) => {
    const parsed = new DOMParser().parseFromString(sent, 'text/html')
    return [...parsed.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map(
      (image) => {
        const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        const offered = sets.map((one) => one.getAttribute('srcset')).join(' ')
        return { offered, loading: image.getAttribute('loading') }
      },
    )
  }, html)
}

/**
 * Of the pictures that begin below the first screen or are not shown: how many there are, and which are not
 * left for later. A row of cards that fills a wide screen's first is asked for after all else where it
 * begins nearer than `NEAR`.
 */
function eagerBelow(page: Page): Promise<{ all: number; eager: string[] }> {
  return page.evaluate((near) => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const boxes = [...document.images].map((image) => {
      const { top, width } = image.getBoundingClientRect()
      const { loading, fetchPriority, currentSrc } = image
      return { top, isShown: width > 0, loading, fetchPriority, currentSrc }
    })
    const later = boxes.filter(({ isShown, top }) => !isShown || top >= window.innerHeight)
    const eager = later.filter(({ isShown, top, loading, fetchPriority, currentSrc }) => {
      const isLast = isShown && top < window.innerHeight + near && fetchPriority === 'low'
      return loading !== 'lazy' && !isLast && !currentSrc.startsWith('data:')
    })
    return { all: later.length, eager: eager.map((one) => `${one.currentSrc} at ${one.top}`) }
  }, NEAR)
}
