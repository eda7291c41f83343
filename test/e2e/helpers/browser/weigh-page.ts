import type { Browser, Page, Request } from '@playwright/test'

import type { PageBudget } from '#app/web-vitals/page-budget.ts'

import { awake, emptyPictures, hydrated } from '#test/e2e/helpers/page-test.ts'
import { isShort } from '#test/e2e/helpers/site.ts'

/** A phone as most visitors have it: 412 by 823 points, 1.75 pixels each. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Milliseconds without a request after which a page is at rest. In short the least of a page is not judged, so that less will do. */
const REST_MS = isShort ? 400 : 800
const MAX_ATTEMPTS = 60

/**
 * What a page carries on a phone with nothing kept from before. Pictures are answered empty, since a page
 * must not be weighed while they are being made; then each that is seen at once is asked for on its own.
 */
export async function weighPage(browser: Browser, path: string): Promise<PageBudget> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await emptyPictures(page)
    const carried = watchRequests(page)
    await page.goto(path)
    await hydrated(page)
    // However slow the machine is.
    await awake(page, '[data-wake~="at-once"]')
    await carried.atRest()
    const before = await carried.bytes()
    const pictures = await bytesOfPictures(page)
    await useEverything(page)
    await carried.atRest()
    const { style: styleInUse, script: scriptInUse } = await carried.bytes()
    return { ...before, pictures, styleInUse, scriptInUse }
  } finally {
    await context.close()
  }
}

function watchRequests(page: Page) {
  const begun: Request[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    // What a browser asks for itself, such as an icon, it asks when it likes.
    if (request.resourceType() === 'other') return
    begun.push(request)
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))

  async function atRest(): Promise<void> {
    let seen = -1
    while (seen !== begun.length || open.size > 0) {
      seen = begun.length
      await page.waitForTimeout(REST_MS)
    }
  }

  async function bytesOf(type: string): Promise<number> {
    const own = begun.filter((request) => request.resourceType() === type)
    const sizes = await Promise.all(own.map(bodyBytes))
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  async function bytes() {
    return {
      document: await bytesOf('document'),
      style: await bytesOf('stylesheet'),
      script: await bytesOf('script'),
      fonts: await bytesOf('font'),
      requests: begun.length,
    }
  }

  return { atRest, bytes }
}

/** As the server says, or as they were counted where it cannot know ahead. */
async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response()
  const contentLength = response?.headers()['content-length']
  if (contentLength !== undefined) return Number(contentLength)
  return (await request.sizes()).responseBodySize
}

const pictureBytes = new Map<string, Promise<number>>()

async function bytesOfPictures(page: Page): Promise<number> {
  const sources = await page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isSeen =
        image.checkVisibility() &&
        bottom > 0 &&
        right > 0 &&
        top < window.innerHeight &&
        left < window.innerWidth
      return isSeen && image.currentSrc.includes('/pictures/')
    })
    // A tab may begin in a window of another size, and Chromium prefers the larger picture it has from then: one of other addresses chooses again.
    return Promise.all(
      seen.map(async (image) => {
        const box = document.createElement('div')
        const written = image.closest('picture')?.outerHTML ?? image.outerHTML
        box.innerHTML = written.replaceAll(/\.(?:avif|webp)(?=[" ])/g, '$&?again')
        const [again = image] = box.getElementsByTagName('img')
        again.loading = 'eager'
        await again.decode()
        return again.currentSrc.replace('?again', '')
      }),
    )
  })
  let all = 0
  for (const source of new Set(sources)) {
    const known = pictureBytes.get(source) ?? bytesOfPicture(page, source)
    pictureBytes.set(source, known)
    all += await known
  }
  return all
}

/** While a picture is being made its master may stand in for it, which no one keeps. */
async function bytesOfPicture(page: Page, source: string): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const answer = await page.request.get(source, { headers: { accept: 'image/avif,image/webp' } })
    const cacheControl = answer.headers()['cache-control'] ?? ''
    if (answer.ok() && cacheControl.includes('immutable')) return (await answer.body()).byteLength
    await page.waitForTimeout(REST_MS)
  }
  throw new Error(`${source} was not made in time`)
}

/** Everything that wakes at a use: islands, the search field, the viewer of pictures. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-island], [data-lightbox] a'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    for (const field of document.querySelectorAll('form:has([data-suggestions]) input'))
      field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  // React leaves its mark on what it has taken over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((box) =>
      Object.keys(box).some((key) => key.startsWith('__reactContainer')),
    ),
  )
}
