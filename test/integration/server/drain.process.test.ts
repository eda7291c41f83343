import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test, vi } from 'vitest'

import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

let site: Site | undefined
afterEach(() => site?.stop())

function startDraining(DRAIN_SECONDS: string): Promise<Site> {
  return startSite({
    DATABASE_URL: ofWorker('databaseUrl'),
    DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
    DRAIN_SECONDS,
  })
}

type Answer = { status: number; connection: string | undefined }

function ask(url: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, (response) => {
      const { statusCode: status = 0, headers } = response
      response.resume()
      response.once('end', () => resolve({ status, connection: headers.connection }))
    }).once('error', reject)
  })
}

test('a process that must end answers on, closes kept connections and says that it is not ready', async () => {
  site = await startDraining('4')
  const { base, child, ended } = site
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(`${base}/connect`, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  expect((await ask(`${base}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  await vi.waitFor(async () => expect((await ask(`${base}/readyz`)).status).toBe(503), 2000)
  // On the connection that it has kept so far, from memory and from the routes.
  expect(await ask(`${base}/connect`, agent)).toEqual({ status: 200, connection: 'close' })
  expect(await ask(`${base}/shortlist`, agent)).toEqual({ status: 200, connection: 'close' })
  expect(await ended).toBe(0)
  await expect(ask(`${base}/connect`)).rejects.toThrow('ECONNREFUSED')
})

test('who says it twice does not wait', async () => {
  site = await startDraining('300')
  const { child, ended } = site
  child.kill('SIGTERM')
  await sleep(300)
  child.kill('SIGTERM')
  expect(await Promise.race([ended, sleep(20_000, 'late')])).toBe(0)
}, 40_000)

test('Ctrl+C does not wait either', async () => {
  site = await startDraining('300')
  const { child, ended } = site
  child.kill('SIGINT')
  expect(await Promise.race([ended, sleep(20_000, 'late')])).toBe(0)
}, 40_000)
