import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { pool } from '#app/db.server.ts'
import { media } from '#app/pictures/media.server.ts'
import { sitePages } from '#app/routes/api/site-map.server.ts'
import { cardOfPage } from '#app/routes/site/page-card.server.ts'
import { closeWorkshop } from '#app/workshop.server.ts'

import { busy } from './busy.ts'
import { cardStore } from './cards.ts'
import { compress } from './compress.ts'
import type { Edge, EdgeContext } from './edge.ts'
import { refuse } from './error-page.ts'
import { isReady } from './health.ts'
import { log } from './log.ts'
import { sameOrigin } from './origin.ts'
import { pageMemory } from './page-memory.ts'
import { pictureStore } from './pictures.ts'
import { redirects } from './redirects.ts'
import { renderPage, report } from './render-page.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'
import { keepTidy } from './tidy-database.ts'
import { parseProxies, receive } from './visit.ts'

const MOST_BODY_BYTES = 64 * 1024
/** Robots get a page in one piece, which is how it is kept. */
const WHOLE = { headers: { 'User-Agent': 'Googlebot' } }
/** Milliseconds to find out whether what failed did so because the database is away. */
const LOOK_MS = 500
const SORRY = 'Something went wrong on our side. Please try again in a minute.'

const isDevelopment = config.NODE_ENV === 'development'
const proxies = parseProxies(config.TRUSTED_PROXIES)
let isDraining = false

const pictureStored = pictureStore(`${config.DATA_DIR}/cache`)
const cardStored = cardStore(`${config.DATA_DIR}/cache`, cardOfPage)
const closing = new AbortController()
const edge = new Hono<Edge>()
edge.use(securityHeaders(isDevelopment))
edge.use(compress)
edge.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
edge.get('/readyz', async (c) => {
  const ready = !isDraining && (await isReady())
  const status = ready ? 'ready' : 'not ready'
  return c.json({ status }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
})
edge.use(redirects)
edge.get('/pictures/:name', pictureStored.answer)
edge.get('/cards/:name', cardStored.answer)
if (!isDevelopment) edge.use(staticFiles('build/client'))
edge.use(sameOrigin(config.PUBLIC_URL))
edge.use(
  bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: (c: EdgeContext) =>
      refuse(c, 413, 'The request is larger than 64 KB, which is all we accept.'),
  }),
)
if (!isDevelopment) {
  const paths = sitePages().map(({ path }) => path)
  edge.use(
    pageMemory(
      paths,
      (url, c) => renderPage(new Request(url, WHOLE), c),
      () => media.current().version,
    ),
  )
}
keepTidy(closing.signal)
edge.all('*', page)
edge.notFound((c) => refuse(c, 404, 'The address may have changed.'))
edge.onError((error, c) => {
  report(c, error)
  return refuse(c, 500, SORRY)
})

/** Answers one request; `peer` is the address at the other end of its connection. */
export async function answer(incoming: Request, peer: string | undefined): Promise<Response> {
  const started = performance.now()
  const { request, visit } = receive(incoming, peer, proxies)
  const response = await edge.fetch(request, { visit })
  const path = new URL(request.url).pathname
  const isRoutine = response.ok && /^\/(?:assets|cards|pictures|healthz|readyz)(?:\/|$)/.test(path)
  log[isRoutine ? 'debug' : 'info']({
    requestId: visit.requestId,
    method: request.method,
    path,
    status: response.status,
    ms: Math.round(performance.now() - started),
  })
  return response
}

/** What the owner should know of the catalogue, one sentence each; said once at the start. */
export function warnings(): string[] {
  const unregistered = projects.filter(({ rera }) => rera?.number === undefined)
  if (unregistered.length === 0 || config.UNREGISTERED_PROJECTS === 'interest-only') return []
  return [
    `${unregistered.length} of ${projects.length} listings are shown without a RERA number ("npm run rera:report" names them; UNREGISTERED_PROJECTS=interest-only takes interest in them only).`,
  ]
}

/** From now on /readyz says no, so that a load balancer sends its requests elsewhere, and nothing is made ahead. */
export function drain(): void {
  isDraining = true
  closing.abort()
}

/** Drops what older releases made, then makes what nobody has asked for yet; ends with the process. */
export async function prepare(): Promise<void> {
  await Promise.all([pictureStored.tidy(), cardStored.tidy()])
  await pictureStored.prepare(closing.signal)
}

/** Ends what the process holds open, after its last answer. */
export async function close(): Promise<void> {
  closeWorkshop()
  await pool.end()
}

async function page(c: EdgeContext): Promise<Response> {
  const response = await renderPage(c.req.raw, c, c.env.visit.nonce)
  if (response.status === 503 && response.body === null) return busy(c)
  if (response.status !== 500) return response
  if (!(await isReady(LOOK_MS))) {
    c.header('Retry-After', '10')
    return refuse(c, 503, SORRY)
  }
  // The router's last resort is an empty or bare text answer.
  const isBare = !/html|json|script/.test(contentType(response))
  return isBare && c.req.method !== 'HEAD' ? refuse(c, 500, SORRY) : response
}

function contentType(response: Response): string {
  return response.headers.get('Content-Type') ?? ''
}
