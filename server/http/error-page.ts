import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { pushPageView } from '#app/analytics/page-view.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'

import { refusalOf } from './call-refusal.ts'
import type { EdgeContext } from './edge.ts'

const TITLES: Partial<Record<number, string>> = {
  403: 'We could not accept this request.',
  404: 'We couldn’t find that page.',
  413: 'That was too large.',
  414: 'That was too large.',
  421: 'This site has another address.',
  503: 'We are busy right now.',
}

/** An error outside the router: JSON for the API, else a page with the public phone; no cache stores server errors. */
export function refuse(c: EdgeContext, status: ContentfulStatusCode, message: string): Response {
  if (status >= 500) c.header('Cache-Control', 'no-store')
  if (new URL(c.req.url).pathname.toLowerCase().startsWith('/api/')) {
    return c.json(refusalOf(c.req.path, status, message), status)
  }
  const { pathname } = new URL(c.req.url)
  return c.html(errorPage(status, message, c.env.visit.nonce, isForStaff(pathname)), status)
}

export function isForStaff(path: string): boolean {
  return /^\/(?:dashboard|admin)(?:[/.?]|$)/i.test(path)
}

export function errorPage(status: number, message: string, nonce: string, isStaff = false): string {
  const title = TITLES[status] ?? 'Something went wrong.'
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)} ${escape(config.BRAND)}</title>
<style nonce="${nonce}">
body{margin:0;padding:4rem 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1b2420;background:#fcfdfb}
main{max-width:36rem;margin:auto}
a{color:inherit}
</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(message)}</p>
${isStaff ? toDashboard(status) : `${callLine()}${TO_HOME}`}
</main>
<script nonce="${nonce}">(${String(pushPageView)})()</script>
</body>
</html>
`
}

const TO_HOME = '<p><a href="/">To the home page</a></p>'

/** Under another name (421) the dashboard has no path. */
function toDashboard(status: number): string {
  const site = status === 421 ? siteOrigin(config.PUBLIC_URL) : ''
  return `<p><a href="${escape(site)}/dashboard">To your dashboard</a></p>`
}

function callLine(): string {
  if (config.PUBLIC_PHONE === undefined) return ''
  const phone = escape(config.PUBLIC_PHONE)
  return `<p>You can also call us on <a href="${telephoneAddress(config.PUBLIC_PHONE)}">${phone}</a>.</p>\n`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
