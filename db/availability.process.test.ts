import { performance as hooks } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, inject, test, vi } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { blackHole } from '#test/helpers/database/black-hole.ts'
import { whileLocked } from '#test/helpers/database/locked.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { PING_MS, LOOK_AFTER_MS, whileAvailable } from './availability.server.ts'
import { pool } from './client.server.ts'

const own = config.DATABASE_URL
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Object.assign(config, { DATABASE_URL: own })
})

/** Accepts connections and never answers. */
async function shutHole() {
  const hole = await blackHole(inject('socketFolder'))
  const url = ofWorker('databaseUrl').replace(/@localhost(\/\w+)\?.*$/, `@127.0.0.1:${hole.port}$1`)
  Object.assign(config, { DATABASE_URL: url })
  hole.swallow({ shut: true })
  return hole
}

function isBack(): Promise<string> {
  return whileAvailable(sleep(LONG_MS, 'done')).catch((error: unknown) =>
    error instanceof Error ? error.message : '',
  )
}

/** Milliseconds, longer than the first check takes. */
const LONG_MS = 1500

test('work waits while the database answers pings', async () => {
  expect(await whileAvailable(sleep(LONG_MS, 'done'))).toBe('done')
  await expect(whileAvailable(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('work fails once pings stay unanswered, and waits again after a reply', async () => {
  const hole = await shutHole()
  const never = new Promise<never>(() => {})
  await expect(whileAvailable(never)).rejects.toThrow('The database does not answer')
  await expect(whileAvailable(never)).rejects.toThrow('The database does not answer')
  hole.open()
  await expect.poll(isBack, { timeout: 20_000 }).toBe('done')
  hole.close()
})

const counting = () => pool.query('select count(*) from leads')

test('work that waits for locks of others fails, unless another statement of ours runs', async () => {
  const [first, second] = await whileLocked('leads', async () => {
    const work = counting()
    await expect(whileAvailable(work)).rejects.toThrow('Statements in the database wait for locks')
    const sleeping = pool.query(`select pg_sleep(${LONG_MS * 1.5} / 1000.0)`)
    const meanwhile = whileAvailable(counting())
    expect(await Promise.race([meanwhile, sleeping.then(() => 'slept')])).toBe('slept')
    return [work, meanwhile.catch(() => 'given up')]
  })
  await Promise.allSettled([first, second])
})

function busy(utilization: number): void {
  vi.spyOn(hooks, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 1, utilization })
}

test('an enquiry’s two seconds leave time for everything else', async () => {
  expect(LOOK_AFTER_MS + PING_MS).toBeLessThanOrEqual(1800)
  const hole = await shutHole()
  busy(0.1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  await pool.query('select 1')
  let ended = ''
  const work = whileAvailable(new Promise<never>(() => {}))
  const told = work.catch((error: unknown) => (ended = String(error)))
  // The last reply counts, not the start of the work.
  await vi.advanceTimersByTimeAsync(LOOK_AFTER_MS - 1)
  await pool.query('select 1')
  await vi.advanceTimersByTimeAsync(LOOK_AFTER_MS + PING_MS - 1)
  expect(ended).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await told
  expect(ended).toBe('Error: The database does not answer')

  // A busy process may not have read its input, and pings once more.
  busy(0.95)
  await pool.query('select 1')
  ended = ''
  const busyWork = whileAvailable(new Promise<never>(() => {}))
  const busyTold = busyWork.catch((error: unknown) => (ended = String(error)))
  await vi.advanceTimersByTimeAsync(LOOK_AFTER_MS + PING_MS + 1)
  expect(ended).toBe('')
  await vi.advanceTimersByTimeAsync(PING_MS + 1)
  await busyTold
  expect(ended).toBe('Error: The database does not answer')
  hole.close()
})
