import { once } from 'node:events'
import { createServer } from 'node:http'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { openLogSender, type LogSender } from './log-sender.ts'

const records = z.object({
  resourceLogs: z.tuple([
    z.object({
      resource: z.unknown(),
      scopeLogs: z.tuple([
        z.object({
          logRecords: z.array(z.object({ body: z.object({ stringValue: z.string() }) }).loose()),
        }),
      ]),
    }),
  ]),
})

let status = 200
const bodies: string[] = []
const collector = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    if (status === 200) bodies.push(String(Buffer.concat(chunks)))
    response.writeHead(status).end()
  })
})
let endpoint = ''

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/logs`
})
beforeEach(() => {
  status = 200
  bodies.length = 0
})
afterAll(() => collector.close())

function open(told: string[] = []): LogSender {
  const tell = (said: string) => void told.push(said)
  return openLogSender({ endpoint, headers: {}, service: 'homes', warn: tell })
}

function sent() {
  return bodies.flatMap(
    (body) => records.parse(JSON.parse(body)).resourceLogs[0].scopeLogs[0].logRecords,
  )
}

test('a line is sent unchanged, with its time and severity', async () => {
  const sender = open()
  const line = '{"level":40,"time":"2026-11-25T10:00:00.123Z","msg":"says \\"time\\":\\"x\\""}'
  sender.take(`${line}\n`)
  await sender.close()
  expect(sent()).toEqual([
    {
      timeUnixNano: '1795600800123000000',
      severityNumber: 13,
      severityText: 'warn',
      body: { stringValue: line },
    },
  ])
  expect(bodies[0]).toContain('"stringValue":"homes"')
})

test('many lines arrive once each and in order', async () => {
  const sender = open()
  for (let index = 0; index < 1203; index += 1) sender.take(`{"level":30,"n":${index}}`)
  await sender.close()
  expect(bodies).toHaveLength(3)
  expect(sent().map(({ body }) => body.stringValue)).toEqual(
    Array.from({ length: 1203 }, (_, index) => `{"level":30,"n":${index}}`),
  )
})

test('a limited number of lines waits, and losses are reported once', async () => {
  const received: string[] = []
  const sender = open(received)
  status = 503
  for (let index = 0; index < 5010; index += 1) sender.take(`{"level":30,"n":${index}}`)
  await expect.poll(() => received, { timeout: 5000 }).toHaveLength(1)
  expect(received[0]).toContain('does not accept')
  expect(sent()).toEqual([])
  status = 200
  await expect.poll(() => sent().length, { timeout: 5000 }).toBe(5000)
  expect(received).toEqual([received[0], 'The log endpoint works again; 10 lines were lost'])
  await sender.close()
})

test('refused lines do not block others', async () => {
  const told: string[] = []
  const sender = open(told)
  status = 413
  for (let index = 0; index < 501; index += 1) sender.take(`{"level":30,"n":${index}}`)
  await expect.poll(() => told, { timeout: 5000 }).toHaveLength(1)
  status = 200
  await expect.poll(() => sent(), { timeout: 5000 }).toHaveLength(1)
  expect(sent()[0]?.body.stringValue).toBe('{"level":30,"n":500}')
  await expect.poll(() => told[1]).toBe('The log endpoint works again; 500 lines were lost')
  await sender.close()
})
