import { readdirSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { madePicture } from '#test/helpers/made-picture.ts'
import { fetchPath, peers, postForm } from '#test/helpers/site/app.ts'

/** The scripts of a page that a browser would run: attributes and text. */
function scriptsOf(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/application\/(?:ld\+)?json/.test(attributes))
}

test.each(['/', '/connect', '/godrej-reverine', '/admin'])(
  '%s has the security headers and one short script, which fetches a file of ours and which its policy knows',
  async (path) => {
    const response = await fetchPath(path)
    expect(response.status).toBe(200)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
    const scripts = scriptsOf(await response.text())
    expect(scripts).toHaveLength(1)
    for (const { text, attributes } of scripts) {
      expect(attributes).toMatch(/data-scripts="\/assets\/[\w-]+\.js"/)
      expect(text.length).toBeLessThan(1900)
      const nonce = /nonce="(?<nonce>[^"]+)"/.exec(attributes)?.groups?.['nonce']
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy).toContain(nonce === undefined ? `'sha256-${hash}'` : `'nonce-${nonce}'`)
    }
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  },
)

test.each([
  ['/', null],
  ['/godrej-reverine', null],
  ['/admin', 'same-origin'],
  ['/visit/godrej-reverine', 'same-origin'],
])('%s asks for a process of its own only where it is one visitor’s: %s', async (path, policy) => {
  const response = await fetchPath(path)
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe(policy)
})

function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
}

test.each(['/', '/connect', '/godrej-reverine', '/city/noida', '/terms'])(
  '%s brings its style along, which its policy knows; the one for paper comes later',
  async (path) => {
    const response = await fetchPath(path)
    const html = await response.text()
    const withoutScript = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    const head = withoutScript.slice(0, withoutScript.indexOf('</head>'))
    expect(stylesIn(head).map((style) => style.includes('--paper'))).toEqual([true])
    const firstScreen = withoutScript.slice(head.length, withoutScript.indexOf('</h1>'))
    expect(stylesIn(firstScreen)).toEqual([])
    const hashes = stylesIn(html).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `style-src 'self' ${hashes.join(' ')};`,
    )
    expect(`${head}${firstScreen}`).not.toMatch(/rel="stylesheet"/)
    const linked = withoutScript.match(/<link rel="stylesheet" href="[^"]+"/g) ?? []
    expect(linked.filter((link) => !link.includes('/below-'))).toEqual([])
    expect(html).toMatch(
      /<noscript><link rel="stylesheet" href="[^"]+" media="print"\/><\/noscript>/,
    )
  },
)

test('a public page is kept: the same for every visitor, and not sent twice to one who has it', async () => {
  const first = await fetchPath('/godrej-reverine', { headers: { 'Accept-Encoding': 'gzip' } })
  const etag = first.headers.get('ETag') ?? ''
  expect(first.headers.get('Content-Encoding')).toBe('gzip')
  expect(first.headers.get('Cache-Control')).toBe('no-cache')
  expect(gunzipSync(Buffer.from(await first.arrayBuffer())).toString()).toContain('</html>')
  const campaign = await fetchPath('/godrej-reverine?utm_source=x&gclid=1')
  expect(campaign.headers.get('ETag')).toBe(etag)
  const again = await fetchPath('/godrej-reverine', { headers: { 'If-None-Match': etag } })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test('a page asked with a query of its own is made for it', async () => {
  const plots = await fetchPath('/projects?type=Plots')
  expect(plots.headers.get('ETag')).toBeNull()
  expect(await plots.text()).not.toBe(await (await fetchPath('/projects')).text())
})

test('health and readiness answer', async () => {
  expect((await fetchPath('/healthz')).status).toBe(200)
  expect(await (await fetchPath('/readyz')).json()).toEqual({ status: 'ready' })
})

test.each([
  ['/projects/', '/projects'],
  ['/Connect?a=1', '/connect?a=1'],
  ['/ATS-Province-D-Olympia/', '/ats-province-d-olympia'],
  ['/ats-province-d-olmpia', '/ats-province-d-olympia'],
  ['//evil.test/', '/evil.test'],
])('%s is sent for good to %s', async (from, to) => {
  const response = await fetchPath(from)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(to)
})

test('a page is compressed with brotli for who reads it', async () => {
  const response = await fetchPath('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Vary')).toContain('Accept-Encoding')
  const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
  expect(text).toContain('</html>')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'a file answers %s as any address that only is read',
  async (method) => {
    const response = await fetchPath('/favicon.svg', { method })
    expect(response.status).toBe(405)
  },
)

test('assets are sent precompressed and may be kept for ever', async () => {
  const path = /\/assets\/[\w.-]+\.css/.exec(await (await fetchPath('/')).text())?.[0] ?? ''
  const response = await fetchPath(path, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
})

test('a call that is too large is refused in JSON, a form with a page', async () => {
  const body = 'x'.repeat(64 * 1024 + 1)
  const call = await fetchPath('/api/v1/user/connect', { method: 'POST', body })
  expect(call.status).toBe(413)
  expect(await call.json()).toMatchObject({ statusCode: '413' })
  const form = await fetchPath('/connect', { method: 'POST', body })
  expect(form.status).toBe(413)
  expect(form.headers.get('Content-Type')).toContain('text/html')
})

test.each(['/admin', '/admin.data', '/%61dmin', '/Dashboard', '//admin'])(
  'a post to %s without a known origin is refused',
  async (path) => {
    expect((await postForm(path, {}, { Origin: 'null' })).status).toBe(403)
    expect((await postForm(path, {}, {})).status).toBe(403)
    expect((await postForm(path, {}, { Origin: 'https://evil.test' })).status).toBe(403)
  },
)

test('an enquiry may hide where it comes from, but may not come from another site', async () => {
  const fields = { name: '', phone: '', email: '', message: '' }
  expect((await postForm('/connect', fields, { Origin: 'null' })).status).toBe(422)
  expect((await postForm('/connect', fields, {})).status).toBe(422)
  expect((await postForm('/connect', fields, { Origin: 'https://evil.test' })).status).toBe(403)
})

test('an enquiry whose browser hides the page, but says that it is another site, is refused', async () => {
  const fields = { name: '', phone: '', email: '', message: '' }
  for (const hidden of [{ Origin: 'null' }, {}]) {
    const headers = { ...hidden, 'Sec-Fetch-Site': 'cross-site' }
    expect((await postForm('/connect', fields, headers)).status).toBe(403)
  }
  const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
  expect((await postForm('/connect', fields, own)).status).toBe(422)
})

function callFrom(headers: Record<string, string>): Promise<Response> {
  return fetchPath('/api/v1/user/connect', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{}',
  })
}

test('a call reads no cookie and is answered alike from anywhere, also where that is no address', async () => {
  const { status } = await callFrom({})
  expect(status).toBeLessThan(500)
  for (const Origin of ['https://evil.test', 'no address', 'https://[']) {
    expect((await callFrom({ Origin })).status, Origin).toBe(status)
  }
})

test('what an answer varies by is named once', async () => {
  for (const path of ['/', '/projects?type=Plots', '/robots.txt', '/dashboard', '/favicon.svg']) {
    const varied = (await fetchPath(path)).headers.get('Vary')?.split(', ') ?? []
    expect(new Set(varied).size, path).toBe(varied.length)
  }
})

test('behind a trusted proxy that ends TLS the public origin counts', async () => {
  const headers = { Origin: 'https://homes.test', 'X-Forwarded-Proto': 'https' }
  const init = { method: 'POST', headers, body: new URLSearchParams({ name: '' }) }
  const proxied = await fetchPath('/connect', init, { peer: peers.proxy })
  expect(proxied.status).not.toBe(403)
  expect(proxied.headers.get('Strict-Transport-Security')).toContain('max-age')
  expect((await fetchPath('/connect', init)).status).toBe(403)
})

test('a picture is made once and may be kept for ever; an unknown one is not found', async () => {
  const path =
    /\/pictures\/[\w-]+-400-\d\.avif/.exec(await (await fetchPath('/')).text())?.[0] ?? ''
  for (const response of [await madePicture(() => fetchPath(path)), await fetchPath(path)]) {
    expect(response.headers.get('Content-Type')).toBe('image/avif')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
  expect((await fetchPath('/pictures/connect-00000000-400.avif')).status).toBe(404)
  expect((await fetchPath(path.replace('-400-', '-401-'))).status).toBe(404)
  // Pages that were open before pictures had fewer widths, and were encoded as they are now.
  const wider = await fetchPath(path.replace('-400-', '-340-'))
  expect([wider.status, wider.headers.get('Location')]).toEqual([301, path])
  const before = await fetchPath(path.replace(/-\d\.avif$/, '.avif'))
  expect(before.status).toBe(301)
  expect(before.headers.get('Location')).toBe(path)
})

test('the one script that a public page names is of 6,700 bytes at most', () => {
  const [file, ...others] = readdirSync('build/client/assets').filter((name) =>
    /^loader-.*\.js\.br$/.test(name),
  )
  expect(others).toEqual([])
  expect(statSync(`build/client/assets/${file}`).size).toBeLessThanOrEqual(6700)
})
