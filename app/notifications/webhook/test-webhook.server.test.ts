import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { webhooks } from '#app/notifications/destinations.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'

import { testWebhook } from './test-webhook.server.ts'
import { webhookBody } from './webhook-body.ts'

const [FRESH, OLD] = [1, 2].map((one) => `whsec_${Buffer.alloc(32, one).toString('base64')}`)
const texts = webhookTexts.test
const never = new AbortController().signal
const before = { ...config }

const taken: unknown[] = []
let answer = (response: ServerResponse) => void response.writeHead(204).end()

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    taken.push(new Webhook(OLD ?? '').verify(Buffer.concat(chunks), headers))
    answer(response)
  })
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  Object.assign(config, before, { WEBHOOK_SECRET: before.WEBHOOK_SECRET })
  taken.length = 0
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

function send(variables: Partial<typeof config> = {}, id: string = randomUUID()) {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const WEBHOOK_URLS = [`http://127.0.0.1:${port}/hook?key=1`]
  Object.assign(config, { WEBHOOK_URLS, WEBHOOK_ALLOW_PRIVATE: true, WEBHOOK_SECRET: [FRESH, OLD] })
  Object.assign(config, variables)
  const [target = ''] = webhooks(config).keys()
  return testWebhook(target, { id }, never)
}

test('a test has the fields of an enquiry, no lead, and the signatures of both secrets', async () => {
  expect(await send()).toMatchObject({ isAccepted: true, text: texts.accepted })
  const [event] = taken
  expect(webhookBody.parse(event)).toMatchObject({
    type: 'test',
    data: { lead: '0', message: texts.message, email: config.PUBLIC_EMAIL },
  })
})

test.each([
  [200, texts.accepted],
  [302, failureTexts.ledOn(302)],
  [401, texts.unauthorized],
  [404, texts.notFound],
  [410, failureTexts.gone],
  [418, failureTexts.answered(418)],
  [503, texts.broken],
])('an answer of %d is shown in its own words, and explained', async (status, text) => {
  answer = (response) => void response.writeHead(status).end('Own\u202e <b>words</b>\n'.repeat(20))
  const result = await send()
  expect(result).toMatchObject({ isAccepted: status === 200, text })
  expect(result.answer).toMatch(new RegExp(`^Answer: ${status}, after [\\d,]+ ms$`))
  expect(result.body).toBe(Array(10).fill('Own <b>words</b>').join('\n'))
})

test('of a long answer the beginning is read', async () => {
  answer = (response) => {
    response.writeHead(500)
    for (let part = 0; part < 100; part += 1) response.write('x'.repeat(10_000))
  }
  const { body, text } = await send()
  expect(text).toBe(texts.broken)
  expect(body).toBe('x'.repeat(1000))
})

test('a private network, a name that is not there and a dead port are refused in words', async () => {
  expect(await send({ WEBHOOK_ALLOW_PRIVATE: false })).toMatchObject({
    text: failureTexts.privateAddress,
    answer: expect.stringMatching(/^No answer/),
  })
  expect(taken).toEqual([])
  expect(await send({ WEBHOOK_URLS: ['http://127.0.0.1:1/'] })).toMatchObject({
    text: texts.refusedCall,
  })
  expect(await send({ WEBHOOK_URLS: [] })).toMatchObject({ text: texts.gone, answer: '' })
})

test('one owner sends five a minute', async () => {
  answer = (response) => void response.writeHead(204).end()
  const id = randomUUID()
  for (let count = 0; count < 5; count += 1)
    expect(await send({}, id)).toHaveProperty('isAccepted', true)
  expect(await send({}, id)).toMatchObject({ isAccepted: false, answer: '', text: texts.wait })
  expect(taken).toHaveLength(5)
})
