import { config } from '#app/config.server.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { EdgeContext } from './edge.ts'

const TITLES: Partial<Record<number, string>> = {
  403: 'That was not accepted.',
  404: 'There is no such page.',
  413: 'That was too long.',
  414: 'That was too long.',
  421: 'This site has another address.',
  503: 'This takes a moment longer.',
}

/**
 * Answers with an error outside the router: JSON for a call, a page with the public phone otherwise.
 * What is wrong on our side may be right in a moment, so nobody keeps it.
 */
export function refuse(c: EdgeContext, status: ContentfulStatusCode, message: string): Response {
  if (status >= 500) c.header('Cache-Control', 'no-store')
  if (new URL(c.req.url).pathname.toLowerCase().startsWith('/api/')) {
    return c.json({ statusCode: String(status), message }, status)
  }
  return c.html(errorPage(status, message, c.env.visit.nonce), status)
}

/** A page that says why there is nothing else, with the public phone; its style bears the nonce. */
export function errorPage(status: number, message: string, nonce: string): string {
  const title = TITLES[status] ?? 'Something went wrong.'
  const phone = escape(config.PUBLIC_PHONE)
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
<p>You can also call us on <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>.</p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
