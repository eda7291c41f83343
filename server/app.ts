import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { choiceIn } from '#app/analytics/consent.ts'
import { isMeasured } from '#app/analytics/measured-page.ts'
import { config as liveConfig, type Config } from '#app/config/config.server.ts'
import { storeBlocked } from '#app/csp-reports/record-csp-report.server.ts'
import { closedNow } from '#app/enquiries/form/closed-now.server.ts'
import { bringsSolution } from '#app/enquiries/spam/challenge/has-solution.server.ts'
import { DICTIONARY_PATH } from '#app/islands/dictionary-path.ts'
import { processEnd } from '#app/lib/async/process-end.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { drawn } from '#app/media/drawings/drawn-store.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { pagesCacheKey } from '#app/pages/current-pages.server.ts'
import {
  catalogueVersion,
  searchCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { closeRenderWorkers } from '#app/projects/render-worker/render-worker.server.ts'
import { cardOfPage } from '#app/routes/public/frame/page-card.server.ts'
import { firstPictureIds } from '#app/routes/public/home/first-pictures.server.ts'
import { findSitePage, typicalPages } from '#app/routes/public/site-pages.server.ts'
import { refreshPlans } from '#app/projects/catalogue/floor-plans.server.ts'
import { askedQuestionsKey } from '#app/projects/questions/asked-questions.server.ts'
import { clocksAbroadKey } from '#app/staff/working-hours/hours-abroad.ts'
import { officeHoursKey } from '#app/staff/working-hours/office-hours.server.ts'
import { settingsKey } from '#app/settings/stored-settings.server.ts'
import { makeSetupLink } from '#app/staff/set-up/setup-links.server.ts'
import { storeReports } from '#app/web-vitals/take-report.server.ts'
import { db, pool } from '#db/client.server.ts'
import { dataPath } from '#db/data-folder.ts'

import { cardStore } from './cache/cards.ts'
import { compress } from './cache/compress.ts'
import type { Edge, EdgeMiddleware } from './http/edge.ts'
import { errorPage, refuse } from './http/error-page.ts'
import { isReady } from './observability/health.ts'
import { knownHost } from './http/known-host.ts'
import { closeLog, log } from './observability/log.ts'
import { logAnswer } from './observability/log-answer.ts'
import { sameOrigin } from './http/origin.ts'
import { createPageCache } from './cache/page-cache.ts'
import { recordSecrets } from './audit-secrets.ts'
import { page, SORRY } from './http/page.ts'
import { pictureStore } from './cache/pictures.ts'
import { keepCatalogue } from './jobs/catalogue.ts'
import { probeEvents } from './jobs/event-probe.ts'
import { jobs, queues } from './jobs/registry.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { keepWithdrawalCopies } from './jobs/withdrawal-copies.ts'
import { drawPictures, keepDrawings, reportUndrawn } from './jobs/drawings.ts'
import { concurrencyLimit } from './http/limits/concurrency-limit.ts'
import { redirects } from './http/redirects.ts'
import { renderPage, report } from './http/render-page.ts'
import { robotsTag } from './http/headers/robots-tag.ts'
import { securityHeaders } from './http/headers/security-headers.ts'
import { RULES_PATH, speculation, speculationRules } from './http/headers/speculation.ts'
import { dictionaryFile } from './cache/dictionary.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { staticFiles } from './cache/static-files.ts'
import { isUpload } from './http/uploads.ts'
import { receive } from './http/request-info.ts'
import { warnings } from './warnings.ts'
import { reportAnswer } from './observability/answers.ts'
import { openMetrics } from './observability/metrics-endpoint.ts'
import { endTracing, inSpan, startTracing } from './observability/spans.ts'
import { parseProxies } from './http/proxies.ts'
import { maxBodyOf, tooLarge } from './http/limits/whole-body.ts'

/** Robots get a page in one piece, as the cache stores it. */
const WHOLE = { headers: { 'User-Agent': 'Googlebot' } }
const MEASURING = {
  // A setting, which may change while the site runs.
  isMeasured: (path: string) => liveConfig.ANALYTICS_ID !== undefined && isMeasured(path),
  allows: (cookies: string) => choiceIn(cookies) === 'granted',
}
const CLIENT_CLOSED_REQUEST = 499

export type App = Readonly<{
  answer: (request: Request, peer: string | undefined, sent?: Uint8Array) => Promise<Response>
  answerFromCache: ReturnType<typeof createResponseCache>['answer']
  close: () => Promise<void>
  drain: () => void
  draw: (isDrawn: boolean) => Promise<void>
  reportRefusal: (method: string, path: string, status: number) => void
  errorPage: typeof errorPage
  recordSecrets: typeof recordSecrets
  /** With what owners have stored. */
  settings: () => Config
  prepare: () => Promise<void>
  /** For the first owner; undefined once there is an account. */
  setupLink: (port: number) => Promise<string | undefined>
  warnings: typeof warnings
}>

type Parts = ReturnType<typeof createParts>

export async function createApp({ config }: { config: Config }): Promise<App> {
  const parts = createParts(config)
  const { signal } = parts.closing
  const edge = createEdge(config, parts)
  await keepCatalogue(signal)
  // Jobs need the complete catalogue.
  const jobsEnded = runJobs({ jobs, queues }, signal)
  void keepWithdrawalCopies(signal)
  void probeEvents()
  await keepDrawings(signal)
  await startTracing()
  await openMetrics(signal)
  return {
    answer: (request, peer, sent) =>
      inSpan(
        'request',
        () => answerOne(edge, parts, { request, peer, sent }),
        () => ({}),
      ),
    answerFromCache: parts.responseCache.answer,
    close: async () => {
      parts.closing.abort()
      closeRenderWorkers()
      await Promise.all([storeReports(), storeBlocked()])
      await jobsEnded
      await endTracing()
      await pool.end()
      await closeLog()
    },
    drain: () => {
      parts.isDraining = true
      parts.closing.abort()
      processEnd.abort()
    },
    draw: (isDrawn) => (isDrawn ? drawPictures(signal) : reportUndrawn(signal)),
    reportRefusal: (method, path, status) =>
      reportAnswer({ method, path, status, started: performance.now() }),
    errorPage,
    recordSecrets,
    settings: () => liveConfig,
    prepare: async () => {
      await Promise.all([parts.pictureStored.tidy(), parts.cardStored.tidy(), searchCatalogue()])
      await parts.pictureStored.prepare(firstPictureIds(), signal)
    },
    setupLink: (port) =>
      makeSetupLink(db, port).catch((error: unknown) => {
        log.error({ err: error }, 'no set-up link was made')
        return undefined
      }),
    warnings,
  }
}

function createParts(config: Config) {
  // Cached pages must not depend on a request's host.
  const home = siteOrigin(config.PUBLIC_URL) || 'http://localhost'
  const cache = dataPath(config.DATA_DIR, 'cache')
  const proxies = parseProxies(config.TRUSTED_PROXIES)
  const pageCache = createPageCache({
    isCacheable: (path) => findSitePage(path) !== undefined,
    dictionaryPaths: typicalPages,
    render: (path, c) => renderPage(new Request(`${home}${path}`, WHOLE), c),
    version,
    measuring: MEASURING,
  })
  // The day is there for the ages of checks; the rest is all that changes a page.
  function version(): string {
    return [
      indianDay(new Date()),
      // Before the version of the catalogue, which has them.
      refreshPlans(),
      catalogueVersion(),
      pagesCacheKey(),
      officeHoursKey(),
      closedNow(),
      clocksAbroadKey(),
      askedQuestionsKey(),
      settingsKey(),
      drawn.version(),
      media.current().version,
      pageCache.dictionary()?.hash,
    ].join(' ')
  }
  return {
    closing: new AbortController(),
    isDraining: false,
    proxies,
    pageCache,
    version,
    cardStored: cardStore(cache, cardOfPage),
    pictureStored: pictureStore(cache, version),
    responseCache: createResponseCache({
      proxies,
      version,
      dictionary: pageCache.dictionary,
      variantOf: (path, cookies) =>
        MEASURING.isMeasured(path) && MEASURING.allows(cookies) ? 'open' : 'closed',
    }),
  }
}

function createEdge(config: Config, parts: Parts): Hono<Edge> {
  const isDevelopment = config.NODE_ENV === 'development'
  const limited = concurrencyLimit(bringsSolution)
  const edge = new Hono<Edge>()
  edge.use(securityHeaders(isDevelopment))
  edge.use(compress)
  edge.use(knownHost(config.PUBLIC_URL, config.PUBLIC_ALIASES))
  edge.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  edge.get('/readyz', async (c) => {
    const ready = !parts.isDraining && (await isReady())
    const status = ready ? 'ready' : 'not ready'
    return c.json({ status }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  edge.get(RULES_PATH, speculationRules)
  edge.use(robotsTag)
  edge.use(speculation)
  edge.use(redirects)
  edge.get('/pictures/:name', limited, parts.pictureStored.answer)
  edge.get('/cards/:name', limited, parts.cardStored.answer)
  edge.get(DICTIONARY_PATH, dictionaryFile(parts.pageCache.dictionary))
  if (!isDevelopment) edge.use(staticFiles('build/client', parts.version))
  edge.use(sameOrigin(config.PUBLIC_URL))
  edge.use(unlessUpload(limitBody))
  if (!isDevelopment) edge.use(parts.pageCache.answer)
  // An upload takes long, and has limits of its own.
  edge.use(unlessUpload(limited))
  edge.all('*', page)
  edge.notFound((c) => refuse(c, 404, 'The address may have changed.'))
  edge.onError((error, c) => {
    // A client that leaves early is no server error.
    if (c.req.raw.signal.aborted)
      log.debug({ requestId: c.env.visit.requestId }, 'the visitor left')
    else report(c, error)
    return refuse(c, 500, SORRY)
  })
  return edge
}

const limitBody: EdgeMiddleware = (c, next) => {
  const onError = () => refuse(c, 413, tooLarge(c.req.path).message)
  return bodyLimit({ maxSize: maxBodyOf(c.req.path), onError })(c, next)
}

function unlessUpload(middleware: EdgeMiddleware): EdgeMiddleware {
  return (c, next) => (isUpload(c.req.method, c.req.path) ? next() : middleware(c, next))
}

type Incoming = { request: Request; peer: string | undefined; sent: Uint8Array | undefined }

async function answerOne(edge: Hono<Edge>, parts: Parts, incoming: Incoming): Promise<Response> {
  const started = performance.now()
  const { signal: left } = incoming.request
  const { request, visit } = receive(incoming.request, incoming.peer, parts.proxies)
  visit.sent = incoming.sent
  const response = await edge.fetch(request, { visit })
  parts.responseCache.remember(request, visit, response)
  const { pathname: path } = new URL(request.url)
  const { requestId, staff } = visit
  const status = response.status >= 500 && left.aborted ? CLIENT_CLOSED_REQUEST : response.status
  logAnswer({ requestId, method: request.method, path, status, started, staff })
  return response
}
