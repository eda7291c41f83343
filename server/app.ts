import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { choiceIn } from '#app/analytics/consent.ts'
import { isMeasured } from '#app/analytics/measured-page.ts'
import { catalogueVersion, searchCatalogue } from '#app/catalogue.server.ts'
import { wordsShown } from '#app/current-words.server.ts'
import { config } from '#app/config.server.ts'
import { pool } from '#app/db.server.ts'
import { DICTIONARY_PATH } from '#app/dictionary-path.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { fillLeadInterests } from '#app/leads/fill-lead-interests.server.ts'
import { bringsSolution } from '#app/leads/puzzle/brings-solution.server.ts'
import { drawn } from '#app/pictures/drawn/drawn.server.ts'
import { media } from '#app/pictures/media.server.ts'
import { processEnd } from '#app/process-end.server.ts'
import { firstPictureIds } from '#app/routes/site/home/first-pictures.server.ts'
import { cardOfPage } from '#app/routes/site/page-card.server.ts'
import { findSitePage, typicalPages } from '#app/routes/site/site-pages.server.ts'
import { storeReports } from '#app/vitals/take-report.server.ts'
import { storeBlocked } from '#app/policy/take-blocked.server.ts'
import { closeWorkshop } from '#app/workshop.server.ts'
import { dataPath } from '#db/data-folder.ts'

import { cardStore } from './kept/cards.ts'
import { compress } from './kept/compress.ts'
import type { Edge, EdgeContext, EdgeMiddleware } from './edge.ts'
import { refuse } from './error-page.ts'
import { isReady } from './health.ts'
import { knownHost } from './known-host.ts'
import { closeLog, log } from './log.ts'
import { logAnswer } from './log-answer.ts'
import { sameOrigin } from './origin.ts'
import { pageMemory } from './kept/page-memory.ts'
import { page, SORRY } from './page.ts'
import { pictureStore } from './kept/pictures.ts'
import { fillIn } from './fill-in.ts'
import { keepAll } from './keep-all.ts'
import { keepCatalogue } from './keep-catalogue.ts'
import { drawPictures, keepDrawings, tellUndrawn } from './keep-drawings.ts'
import { places } from './places.ts'
import { redirects } from './redirects.ts'
import { renderPage, report } from './render-page.ts'
import { robotsTag } from './headers/robots-tag.ts'
import { securityHeaders } from './headers/security-headers.ts'
import { RULES_PATH, speculation, speculationRules } from './headers/speculation.ts'
import { dictionaryFile } from './kept/dictionary.ts'
import { readyAnswers } from './kept/ready-answers.ts'
import { staticFiles } from './kept/static-files.ts'
import { isUpload } from './uploads.ts'
import { receive } from './visit.ts'
import { tellAnswer } from './watch/answers.ts'
import { openMetrics } from './watch/metrics-door.ts'
import { endTracing, inSpan, startTracing } from './watch/spans.ts'
import { parseProxies } from './proxies.ts'
import { MOST_BODY_BYTES } from './door/whole-body.ts'

/** Robots get a page in one piece, which is how it is kept. */
const WHOLE = { headers: { 'User-Agent': 'Googlebot' } }
/** Pages are kept once, so none depends on the host that a visitor asked. */
const HOME = siteOrigin(config.PUBLIC_URL) || 'http://localhost'

const isDevelopment = config.NODE_ENV === 'development'
const measuring = config.ANALYTICS_ID !== undefined && {
  isMeasured,
  allows: (cookies: string) => choiceIn(cookies) === 'granted',
}
const proxies = parseProxies(config.TRUSTED_PROXIES)
let isDraining = false

const cardStored = cardStore(dataPath(config.DATA_DIR, 'cache'), cardOfPage)
const closing = new AbortController()
const memory = pageMemory({
  isKept: (path) => findSitePage(path) !== undefined,
  dictionaryPaths: typicalPages,
  render: (path, c) => renderPage(new Request(`${HOME}${path}`, WHOLE), c),
  version,
  measuring: measuring || undefined,
})
const readyMade = readyAnswers({
  proxies,
  version,
  dictionary: memory.dictionary,
  variantOf: (path, cookies) =>
    measuring && isMeasured(path) && measuring.allows(cookies) ? 'open' : 'closed',
})
const pictureStored = pictureStore(dataPath(config.DATA_DIR, 'cache'), version)
/** What nginx logs of a visitor who left before the answer. */
const LEFT = 499
const placed = places(bringsSolution)
const edge = new Hono<Edge>()
edge.use(securityHeaders(isDevelopment))
edge.use(compress)
edge.use(knownHost(config.PUBLIC_URL, config.PUBLIC_ALIASES))
edge.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
edge.get('/readyz', async (c) => {
  const ready = !isDraining && (await isReady())
  const status = ready ? 'ready' : 'not ready'
  return c.json({ status }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
})
edge.get(RULES_PATH, speculationRules)
edge.use(robotsTag)
edge.use(speculation)
edge.use(redirects)
edge.get('/pictures/:name', placed, pictureStored.answer)
edge.get('/cards/:name', placed, cardStored.answer)
edge.get(DICTIONARY_PATH, dictionaryFile(memory.dictionary))
if (!isDevelopment) edge.use(staticFiles('build/client', version))
edge.use(sameOrigin(config.PUBLIC_URL))
edge.use(
  unlessUpload(
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: (c: EdgeContext) =>
        refuse(c, 413, 'The request is larger than 64 KB, which is all we accept.'),
    }),
  ),
)
if (!isDevelopment) edge.use(memory.answer)
// What lies in memory is answered by then; a photograph is on its way for long, and the door bounds those.
edge.use(unlessUpload(placed))
const kept = keepAll(closing.signal)
await keepCatalogue(closing.signal)
// Only the whole catalogue says what older leads are about.
void fillIn('Projects and cities', fillLeadInterests, closing.signal)
await keepDrawings(closing.signal)
await startTracing()
await openMetrics(closing.signal)
edge.all('*', page)
edge.notFound((c) => refuse(c, 404, 'The address may have changed.'))
edge.onError((error, c) => {
  // Who leaves before the answer is there is no error of ours.
  if (c.req.raw.signal.aborted) log.debug({ requestId: c.env.visit.requestId }, 'the visitor left')
  else report(c, error)
  return refuse(c, 500, SORRY)
})

export { noteSecrets } from './note-secrets.ts'
export { warnings } from './warnings.ts'

function unlessUpload(middleware: EdgeMiddleware): EdgeMiddleware {
  return (c, next) => (isUpload(c.req.method, c.req.path) ? next() : middleware(c, next))
}

/** Answers one request; `peer` is the address at the other end of its connection, `sent` the body where the door has read it. */
export async function answer(
  incoming: Request,
  peer: string | undefined,
  sent?: Uint8Array,
): Promise<Response> {
  return inSpan(
    'request',
    () => answerOne(incoming, peer, sent),
    () => ({}),
  )
}

async function answerOne(
  incoming: Request,
  peer: string | undefined,
  sent: Uint8Array | undefined,
): Promise<Response> {
  const started = performance.now()
  const { signal: left } = incoming
  const { request, visit } = receive(incoming, peer, proxies)
  visit.sent = sent
  const response = await edge.fetch(request, { visit })
  readyMade.remember(request, visit, response)
  const { pathname: path } = new URL(request.url)
  const { requestId, staff } = visit
  // Whoever left was answered nothing: that is no failure of ours.
  const status = response.status >= 500 && left.aborted ? LEFT : response.status
  logAnswer({ requestId, method: request.method, path, status, started, staff })
  return response
}

/** What the door refused before it came here counts as an answer, too. */
export function noteRefusal(method: string, path: string, status: number): void {
  tellAnswer({ method, path, status, started: performance.now() })
}

/** Answers at once what is kept ready; says whether it was. */
export const answerAtOnce = readyMade.answer

/** Of what may change in the life of the process: listings and words are published, a legal text comes into force, listings are drawn, photographs are added, and the dictionary is made. */
function version(): string {
  const pictures = `${drawn.version()} ${media.current().version}`
  return `${catalogueVersion()} ${wordsShown()} ${pictures} ${memory.dictionary()?.held ?? ''}`
}

/** From now on /readyz says no, so that a load balancer sends its requests elsewhere, and nothing is made ahead. */
export function drain(): void {
  isDraining = true
  closing.abort()
  processEnd.abort()
}

/** Drops what older releases made, then makes what nobody has asked for yet; ends with the process. */
export async function prepare(): Promise<void> {
  await Promise.all([pictureStored.tidy(), cardStored.tidy(), searchCatalogue()])
  await pictureStored.prepare(firstPictureIds(), closing.signal)
}

/** Draws what is published and has no picture, or only tells of it; ends with the process. */
export function draw(isDrawn: boolean): Promise<void> {
  return isDrawn ? drawPictures(closing.signal) : tellUndrawn(closing.signal)
}

/** Ends what the process holds open, after its last answer. */
export async function close(): Promise<void> {
  closing.abort()
  closeWorkshop()
  await Promise.all([storeReports(), storeBlocked()])
  await kept
  await endTracing()
  await pool.end()
  await closeLog()
}
