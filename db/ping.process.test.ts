import { createServer } from 'node:net'

import { Client } from 'pg'
import { expect, inject, test } from 'vitest'

import { blackHole } from '#test/helpers/database/black-hole.ts'
import { whileLocked } from '#test/helpers/database/locked.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { ping } from './ping.ts'

/** Milliseconds; only silence takes that long. */
const TIMEOUT_MS = 5000

test('a PostgreSQL that answers is there; one that refuses or is silent is not', async () => {
  expect(await ping(ofWorker('databaseUrl'), TIMEOUT_MS)).toBe('there')
  expect(await ping('postgres://nobody@127.0.0.1:1/none', TIMEOUT_MS)).toBe('silent')
  const hole = await blackHole(inject('socketFolder'))
  hole.swallow({ shut: true })
  expect(await ping(`postgres://nobody@127.0.0.1:${hole.port}/none`, 200)).toBe('silent')
  hole.close()
})

test('it is locked while all statements wait for locks, and not otherwise', async () => {
  const url = ofWorker('databaseUrl')
  const clients = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  await Promise.all(clients.map((client) => client.connect()))
  const [waiting, working] = clients
  const seen: unknown[] = []
  const asked: unknown[] = []
  await whileLocked('leads', async () => {
    asked.push(waiting?.query('select from leads limit 1'))
    await expect.poll(() => ping(url, TIMEOUT_MS)).toBe('locked')
    await working?.query('begin')
    seen.push(await ping(url, TIMEOUT_MS))
    await working?.query('commit')
    seen.push(await ping(url, TIMEOUT_MS))
  })
  await Promise.all(asked)
  expect(seen).toEqual(['there', 'locked'])
  await Promise.all(clients.map((client) => client.end()))
})

test('behind a full pooler the direct connection decides; without either there is none', async () => {
  const url = ofWorker('databaseUrl')
  const pooler = await pausingPooler()
  const pooled = url.replace(/@localhost(\/\w+)\?.*$/, `@127.0.0.1:${pooler.port}$1`)
  expect(await ping(pooled, 300)).toBe('silent')
  expect(await ping(pooled, 300, pooled)).toBe('silent')
  expect(await ping(pooled, 300, 'postgres://nobody@127.0.0.1:1/none')).toBe('silent')
  expect(await ping(pooled, 300, url)).toBe('there')
  const holder = new Client({ connectionString: url })
  await holder.connect()
  await whileLocked('leads', async () => {
    const waiting = holder.query('select from leads limit 1')
    await expect.poll(() => ping(pooled, 300, url), { timeout: 5000 }).toBe('locked')
    return { waiting }
  }).then(({ waiting }) => waiting)
  await holder.end()
  const hole = await blackHole(inject('socketFolder'))
  hole.swallow({ shut: true })
  const shut = `postgres://nobody@127.0.0.1:${hole.port}/none`
  expect(await ping(shut, 300, url)).toBe('silent')
  hole.close()
  pooler.close()
})

/** A pooler without free connections accepts clients and lets them wait. */
async function pausingPooler() {
  const welcome = Buffer.from('5200000008000000005a0000000549', 'hex')
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.write(welcome))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, close: () => server.close() }
}
