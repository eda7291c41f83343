import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { z } from 'zod'

import { expect, test } from '#test/e2e/helpers/page-test.ts'
import { held } from '#test/e2e/helpers/site.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

test.use({ pictures: 'drawn' })

const told = z.object({
  path: z.string(),
  when: z.string(),
  isPrerendering: z.boolean(),
  /** When it was shown, in milliseconds after its making began; 0 where it was never made ahead. */
  shownAfter: z.number(),
  /** The page views that it has counted for Google, and those of its own data layer. */
  views: z.number(),
  own: z.number(),
  /** How the browser got it, where it says so. */
  delivery: z.string(),
})
type Told = z.infer<typeof told>

/** What is made ready on which page before the browser goes there. */
const AHEAD: Readonly<Record<string, { way: 'prerender' | 'prefetch'; to: string }>> = {
  '/connect': { way: 'prerender', to: '/about' },
  '/disclaimer': { way: 'prefetch', to: '/terms' },
}

/** What each page tells of itself, and where it goes then: ahead, back, forward, and ahead again. */
const REPORTER = `
const tell = (when) => fetch('/told', { method: 'POST', keepalive: true, body: JSON.stringify({
  path: location.pathname, when, isPrerendering: document.prerendering,
  shownAfter: performance.getEntriesByType('navigation')[0].activationStart,
  views: (window.dataLayer ?? []).filter((entry) => entry[0] === 'event' && entry[1] === 'page_view').length,
  own: (window.dataLayer ?? []).filter((entry) => entry.event === 'page_view').length,
  delivery: performance.getEntriesByType('navigation')[0].deliveryType,
}) })
const until = async (isSo) => { while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50)) }
const counted = () => (window.dataLayer ?? []).some((entry) => entry[1] === 'page_view')
addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return
  await new Promise((resolve) => setTimeout(resolve, 500))
  await tell('back')
  if (location.pathname === '/connect') history.forward()
  else location.href = '/disclaimer'
})
addEventListener('load', async () => {
  if (document.prerendering) {
    // What counts too early would have by then.
    await until(() => document.documentElement.dataset.hydrated)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await tell('made ready')
    await until(() => !document.prerendering)
  }
  await until(counted)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await tell('shown')
  if (location.pathname === '/about') history.back()
})
`

test.describe('a page that the browser makes ready before it is asked for', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ ANALYTICS_ID: 'G-AB12CD34EF', ...held })
  })
  test.afterAll(() => site.stop())

  // No DevTools here, as Playwright's are: Chromium makes no page ready while they look on.
  test('is counted once, when it is shown, and again after each return from the browser’s store', async ({
    launchOptions,
  }) => {
    const reports: Told[] = []
    const ready = new Set<string>()
    const proxy = createServer((request, response) => {
      void answer(request).then(({ status, headers, body }) => {
        response.writeHead(status, headers)
        response.end(body)
      })
    })
    async function answer(request: IncomingMessage) {
      const { url = '/' } = request
      if (url.startsWith('/ready/'))
        return { status: 200, headers: {}, body: String(ready.has(url.slice('/ready'.length))) }
      // One that is drawn ahead is ready when it says so.
      if (request.headers['sec-purpose'] === 'prefetch') ready.add(url)
      if (url !== '/told') return ask(site.base, request)
      const report = told.parse(JSON.parse(await text(request)))
      reports.push(report)
      if (report.when === 'made ready') ready.add(report.path)
      return { status: 204, headers: {}, body: '' }
    }
    proxy.listen(0, 'localhost')
    await once(proxy, 'listening')
    const address = proxy.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const folder = mkdtempSync(path.join(tmpdir(), 'northlight-prerender-'))
    const browser = spawn(
      launchOptions.executablePath ?? '',
      [
        '--headless=new',
        ...(launchOptions.args ?? []),
        `--user-data-dir=${folder}`,
        `http://localhost:${port}/connect`,
      ],
      { stdio: 'ignore' },
    )
    try {
      await expect
        .poll(() => reports.map(({ when, path: at }) => `${at} ${when}`), { timeout: 30_000 })
        .toContain('/terms shown')
      const find = (at: string, when: string) =>
        reports.find((one) => one.path === at && one.when === when)
      expect(find('/about', 'made ready')).toMatchObject({ isPrerendering: true, views: 0, own: 0 })
      expect(find('/about', 'shown')).toMatchObject({ isPrerendering: false, views: 1, own: 1 })
      expect(find('/about', 'shown')?.shownAfter).toBeGreaterThan(0)
      expect(find('/connect', 'shown')).toMatchObject({ views: 1, own: 1, shownAfter: 0 })
      expect(find('/connect', 'back')).toMatchObject({ views: 2, own: 2 })
      expect(find('/about', 'back')).toMatchObject({ views: 2, own: 2 })
      // What is fetched and not drawn runs nothing before it is gone to.
      expect(reports.filter((one) => one.path === '/terms')).toEqual([
        expect.objectContaining({
          when: 'shown',
          views: 1,
          own: 1,
          delivery: 'navigational-prefetch',
        }),
      ])
    } finally {
      browser.kill()
      await once(browser, 'exit')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      proxy.close()
      proxy.closeAllConnections()
    }
  })
})

/** The site's own answer, with the reporter in its pages and without the policy that would refuse it. */
async function ask(base: string, request: IncomingMessage) {
  const headers = { 'X-Forwarded-Host': '', Cookie: 'analytics_consent=granted' }
  const answer = await fetch(`${base}${request.url}`, { headers })
  const type = answer.headers.get('Content-Type') ?? ''
  const kept = { 'Content-Type': type, 'Cache-Control': answer.headers.get('Cache-Control') ?? '' }
  const timing = answer.headers.get('Server-Timing')
  const said = timing === null ? kept : { ...kept, 'Server-Timing': timing }
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!type.startsWith('text/html')) return { status: answer.status, headers: said, body: bytes }
  const ahead = AHEAD[request.url ?? '']
  const goes = ahead
    ? `<script type="speculationrules">{"${ahead.way}":[{"urls":["${ahead.to}"],"eagerness":"immediate"}]}</script>
<script>const wait = setInterval(async () => { if (await (await fetch('/ready${ahead.to}')).text() === 'true') { clearInterval(wait); location.href = '${ahead.to}' } }, 200)</script>`
    : ''
  const added = `${goes}<script>${REPORTER}</script></head>`
  const body = bytes.toString().replace('</head>', () => added)
  return { status: answer.status, headers: said, body: Buffer.from(body) }
}
