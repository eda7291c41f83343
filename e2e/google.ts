import type { BrowserContext, Page } from '@playwright/test'

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
export type Asked = { scripts: string[]; sent: string[] }

/** No request reaches Google; each is noted. */
export async function standInForGoogle(context: BrowserContext): Promise<Asked> {
  const asked: Asked = { scripts: [], sent: [] }
  await context.route(/^https:\/\/[^/]*google[^/]*\//, async (route) => {
    const request = route.request()
    const isScript = request.url().startsWith('https://www.googletagmanager.com/')
    if (isScript) asked.scripts.push(request.url())
    else asked.sent.push(`${request.url()} ${request.postData() ?? ''}`)
    await (isScript
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ status: 204 }))
  })
  return asked
}

/** The page's data layer as text, one line an entry. */
export function layerOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      JSON.stringify(Object(entry).length === undefined ? entry : Array.from(Object(entry))),
    ),
  )
}
