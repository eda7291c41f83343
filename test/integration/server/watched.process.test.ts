import { once } from 'node:events'
import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { db, pool } from '#db/client.server.ts'
import { freePort } from '#ops/bench/free-port.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const SOON = { timeout: 20_000, interval: 100 }
const TOKEN = 'a token of sixteen signs and more'
const TYPED = { name: 'Zubeida Qureshi', phone: '9876598765', email: 'zubeida@example.com' }
const MESSAGE = 'Is the corner plot still free?'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
})

const sentLog = z.object({
  resourceLogs: z.array(
    z.object({
      scopeLogs: z.array(
        z.object({
          logRecords: z.array(z.object({ body: z.object({ stringValue: z.string() }) }).loose()),
        }),
      ),
    }),
  ),
})

/** All that a collector was sent, as it came: spans, and lines of the log with what they were sent by. */
const received: string[] = []
const receivedLogs: string[] = []
const logKeys = new Set<string>()
const collector = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    const body = Buffer.concat(chunks)
    const isZipped = request.headers['content-encoding'] === 'gzip'
    const isLog = request.url === '/v1/logs'
    if (isLog) logKeys.add(String(request.headers['x-key']))
    const kept = isLog ? receivedLogs : received
    kept.push(String(isZipped ? gunzipSync(body) : body))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
})

let site: Site
let metrics = ''

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const metricsPort = await freePort()
  metrics = `http://127.0.0.1:${metricsPort}`
  site = await startSite({
    DATABASE_URL: ofWorker('databaseUrl'),
    DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `http://127.0.0.1:${port}/v1/logs`,
    OTEL_EXPORTER_OTLP_LOGS_HEADERS: 'X-Key=a%20key',
    OTEL_TRACES_SAMPLER_ARG: '1',
    LOG_LEVEL: 'info',
    OTEL_SERVICE_NAME: 'northlight-test',
  })
}, 60_000)

afterAll(async () => {
  await site.stop()
  collector.close()
  await db.deleteFrom('leads').where('message', '=', MESSAGE).execute()
  await pool.end()
})

function sendEnquiry(phone: string): Promise<number> {
  const pay = { ...TYPED, phone, message: MESSAGE }
  return fetch(`${site.base}/api/v1/user/connect?utm_source=secret-source`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay }),
  }).then(({ status }) => status)
}

async function figures(): Promise<string> {
  const answer = await fetch(`${metrics}/metrics`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The figure of a line, by its name and labels as they are written. */
function figure(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? Number.NaN)
}

test('figures tell what was answered and taken, in the form that Prometheus reads', async () => {
  await fetch(`${site.base}/connect`)
  await fetch(`${site.base}/connect`)
  expect(await sendEnquiry(TYPED.phone)).toBe(200)
  expect(await sendEnquiry(TYPED.phone)).toBe(200)
  expect(await sendEnquiry('123')).toBe(422)
  await fetch(`${site.base}/${'a'.repeat(3000)}`)
  const text = await figures()
  const count = (route: string, method: string, status: number) =>
    figure(
      text,
      `northlight_http_requests_total{route="${route}",method="${method}",status="${status}"}`,
    )
  expect(count('page', 'GET', 200)).toBe(2)
  expect(count('enquiry', 'POST', 200)).toBe(2)
  expect(count('enquiry', 'POST', 422)).toBe(1)
  expect(count('page', 'GET', 414)).toBe(1)
  for (const [outcome, times] of Object.entries({ stored: 1, repeated: 1, refused: 1, failed: 0 }))
    expect(figure(text, `northlight_enquiries_total{outcome="${outcome}"}`), outcome).toBe(times)
  expect(figure(text, 'northlight_http_request_duration_seconds_count{route="enquiry"}')).toBe(3)
  expect(figure(text, 'northlight_database_up')).toBe(1)
  for (const name of [
    'outbox_events',
    'outbox_oldest_seconds',
    'deliveries_open',
    'desks_listening',
  ])
    expect(figure(text, `northlight_${name}`), name).toBeGreaterThanOrEqual(0)
  expect(figure(text, 'northlight_database_connections{state="waiting"}')).toBe(0)
  expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(text).toContain('northlight_jobs{queue="deliver",state="ready"}')
  // Every line is a comment or a name, labels and a figure (the text format of Prometheus, 0.0.4).
  for (const line of text.split('\n').filter((one) => one !== ''))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z_\d]+(?:\{[^{}]*\})? [-+\d.eEInfNa]+)$/)
})

test('no one else gets figures, and the site itself shows none', async () => {
  const wrong = { Authorization: 'Bearer another token of this length' }
  expect((await fetch(`${metrics}/metrics`)).status).toBe(401)
  expect((await fetch(`${metrics}/metrics`, { headers: wrong })).status).toBe(401)
  const right = { Authorization: `Bearer ${TOKEN}` }
  expect((await fetch(`${metrics}/`, { headers: right })).status).toBe(404)
  expect(await (await fetch(`${site.base}/metrics`)).text()).not.toContain('northlight_http')
})

test('spans tell how long what took, and nothing of anybody', async () => {
  await fetch(`${site.base}/shortlist?q=secret-search`)
  expect(await sendEnquiry('9876598764')).toBe(200)
  const spans = () =>
    received.flatMap((body) =>
      exported
        .parse(JSON.parse(body))
        .resourceSpans.flatMap((resource) => resource.scopeSpans)
        .flatMap((scope) => scope.spans),
    )
  await vi.waitFor(() => expect(spans().map(({ name }) => name)).toContain('insert leads'), SOON)
  const all = spans()
  const statement = all.find(({ name }) => name === 'insert leads')
  const names = all.filter(({ traceId }) => traceId === statement?.traceId).map(({ name }) => name)
  expect(names).toContain('POST enquiry')
  expect(statement?.parentSpanId).toBeTruthy()
  await vi.waitFor(() => expect(spans().map(({ name }) => name)).toContain('GET page'), SOON)
  const keys = new Set(all.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].toSorted()).toEqual([
    'db.query.summary',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'northlight.from_memory',
    'northlight.request_id',
  ])
  const text = received.join('\n') + (await figures())
  for (const typed of [...Object.values(TYPED), 'Zubeida', '98764', MESSAGE, 'secret-'])
    expect(text).not.toContain(typed)
})

function sentLines() {
  return receivedLogs.flatMap((body) =>
    sentLog
      .parse(JSON.parse(body))
      .resourceLogs.flatMap((resource) => resource.scopeLogs)
      .flatMap((scope) => scope.logRecords),
  )
}

test('each line of the log is sent to another machine as well', async () => {
  await fetch(`${site.base}/dashboard/team`, { redirect: 'manual' })
  const refused = expect.stringMatching(/"path":"\/dashboard\/team","status":302/)
  await vi.waitFor(
    () =>
      expect(sentLines()).toContainEqual(
        expect.objectContaining({ severityText: 'info', body: { stringValue: refused } }),
      ),
    SOON,
  )
  expect([...logKeys]).toEqual(['a key'])
  const written = new Set(site.output().split('\n'))
  for (const { body } of sentLines()) expect(written).toContain(body.stringValue)
})

test('metrics are for this machine alone, or for the network with a token', async () => {
  const OF_NETWORK = '127.0.0.2'
  expect((await fetch(`${metrics}/metrics`.replace('127.0.0.1', OF_NETWORK))).status).toBe(401)
  const port = await freePort()
  const plain = await startSite({
    DATABASE_URL: ofWorker('databaseUrl'),
    DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
    METRICS_PORT: String(port),
  })
  try {
    const own = () => fetch(`http://127.0.0.1:${port}/metrics`).then(({ status }) => status)
    await vi.waitFor(async () => expect(await own()).toBe(200), SOON)
    await expect(fetch(`http://${OF_NETWORK}:${port}/metrics`)).rejects.toThrow('fetch failed')
  } finally {
    await plain.stop()
  }
})

test('without the settings nothing of it is loaded', async () => {
  const plain = await startSite({
    DATABASE_URL: ofWorker('databaseUrl'),
    DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
    NODE_DEBUG: 'esm',
  })
  try {
    expect((await fetch(`${plain.base}/connect`)).status).toBe(200)
    expect(plain.output()).not.toMatch(/opentelemetry\/sdk|prom-client/)
  } finally {
    await plain.stop()
  }
})
