import type { BrowserContext, Page } from '@playwright/test'

import { startSite, type Site } from '#test/helpers/site/site.ts'

import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { held } from '#test/e2e/helpers/site.ts'

/** Stands in for Google's script: sends every entry of the data layer, and leaves its cookies. */
const SCRIPT = `(() => {
  const send = (entry) => fetch('https://region1.google-analytics.com/g/collect', {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    body: JSON.stringify('length' in entry ? Array.from(entry) : entry),
  })
  document.cookie = '_ga=GA1.1.1.1; path=/'
  document.cookie = '_ga_AB12CD34EF=GS1.1.1; path=/'
  window.dataLayer.forEach(send)
  const push = window.dataLayer.push
  window.dataLayer.push = (...entries) => {
    entries.forEach(send)
    return push.apply(window.dataLayer, entries)
  }
})()`

/** What Google was asked for: the addresses of its scripts, and whatever else was sent to it. */
type GoogleRequests = { scripts: string[]; sent: string[] }

/** No request reaches Google; each is noted. */
async function standInForGoogle(context: BrowserContext): Promise<GoogleRequests> {
  const requests: GoogleRequests = { scripts: [], sent: [] }
  await context.route(/^https:\/\/[^/]*google[^/]*\//, async (route) => {
    const request = route.request()
    const isScript = request.url().startsWith('https://www.googletagmanager.com/')
    if (isScript) requests.scripts.push(request.url())
    else requests.sent.push(`${request.url()} ${request.postData() ?? ''}`)
    await (isScript
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ status: 204 }))
  })
  return requests
}

/** The page's data layer as text, one line an entry. */
export function layerOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      JSON.stringify(Object(entry).length === undefined ? entry : Array.from(Object(entry))),
    ),
  )
}

/** The journeys of a file on a site of their own, which has this analytics id. */
export function onSiteWith(id: string) {
  let site: Site
  let requests: GoogleRequests

  test.beforeAll(async () => {
    test.setTimeout(60_000)
    site = await startSite({ ...held, ANALYTICS_ID: id })
  })
  test.afterAll(() => site.stop())
  test.beforeEach(async ({ context }) => {
    requests = await standInForGoogle(context)
  })

  async function open(page: Page, path: string) {
    await page.goto(site.base + path)
    await hydrated(page)
  }

  /** Allows it on a page that is loaded again at once, and waits until Google's script was there. */
  async function allow(page: Page, path = '/') {
    await open(page, path)
    await answer(page, 'Allow').click()
    await expect.poll(viewsSent).toContain(path.split('?', 1).join())
    await hydrated(page)
  }

  /** The paths of the page views that Google was sent: a container reads the page's own, Analytics events alone. */
  function viewsSent(): (string | undefined)[] {
    const view = id.startsWith('GTM-') ? '"event":"page_view"' : '["event","page_view"'
    return requests.sent
      .filter((one) => one.includes(view))
      .map((one) => /"page_path":"([^"]*)"/.exec(one)?.[1])
  }

  return { open, allow, viewsSent, base: () => site.base, requests: () => requests }
}

/** The page's own view of a path, as a line of its data layer. */
export function ownView(path: string): unknown {
  return expect.stringContaining(`{"event":"page_view","path":"${path}","page_path":"${path}"`)
}

export function question(page: Page) {
  return page.getByRole('region', { name: 'Analytics choice' })
}

export function answer(page: Page, name: 'Allow' | 'Decline') {
  return question(page).getByRole('button', { name })
}
