import { randomInt } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { changePhotos } from '#app/media/photos/store-photo.server.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { auditTexts } from '#app/strings/en/audit-log.ts'
import { db } from '#db/client.server.ts'
import { makePool } from '#db/pool.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { silentStore } from '#test/helpers/put-photo.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'
import { start, type Running } from '#test/helpers/site/process.ts'

const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'
const SLOT = 'connect'

let { folder, remove } = temporaryFolder()
let photo = ''
/** The log keeps its lines, so each test reads those after this one. */
let before = ''

beforeEach(async () => {
  ;({ folder, remove } = temporaryFolder())
  photo = join(folder, 'photo.png')
  // Different bytes each time, as real photos have.
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const create = { width: 1000, height: 750, channels: 3, background } as const
  writeFileSync(photo, await sharp({ create }).png().toBuffer())
  before = await lastLine()
})
afterEach(() => remove())

async function lastLine(): Promise<string> {
  const { last } = await db
    .selectFrom('audit_log')
    .select((row) => row.fn.coalesce(row.fn.max('id'), row.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return last
}

/** Audit log lines since the test began. */
async function auditLines(): Promise<string[]> {
  const { lines } = await listAudit(db, null)
  return lines.filter(({ id }) => BigInt(id) > BigInt(before)).map(({ text }) => text)
}

const PUT = `${auditTexts.command} added a photo to ${SLOT}`
const REMOVED = `${auditTexts.command} deleted the photo in ${SLOT}`

function begin(words: string[], variables: Record<string, string> = {}): Running {
  const { DATABASE_URL = '' } = process.env
  return start(words, { DATABASE_URL, DATA_DIR: folder, ...variables })
}

const put = (variables?: Record<string, string>) =>
  begin(['cli/media/media.ts', 'put', SLOT, photo, '--alt', 'A desk.'], variables)
const takeOut = (variables?: Record<string, string>) =>
  begin(['cli/media/media.ts', 'remove', SLOT], variables)

async function endOf(running: Running): Promise<[number | null, string]> {
  return [await running.ended, running.output()]
}

const shown = async () => (await listPhotos(folder)).map(({ slot }) => slot)

test('the audit log has what is put and what is taken out, and nothing else', async () => {
  expect(await endOf(put())).toEqual([0, expect.stringContaining(`${SLOT} shows `)])
  expect(await auditLines()).toEqual([PUT])
  const listed = await endOf(begin(['cli/media/media.ts', 'list'], { DATABASE_URL: NOWHERE }))
  expect(listed).toEqual([0, expect.stringContaining('A desk.')])
  expect((await endOf(takeOut()))[0]).toBe(0)
  expect(await endOf(takeOut())).toEqual([0, `${SLOT} has no photo.\n`])
  expect(await auditLines()).toEqual([REMOVED, PUT])
  const wrong = begin(['cli/media/media.ts', 'put', 'konnect', photo, '--alt', 'A desk.'])
  expect((await endOf(wrong))[0]).toBe(1)
  expect(await auditLines()).toHaveLength(2)
})

test('a logo is put and taken out under the name that the dashboard has, and another is refused', async () => {
  for (const slot of ['godrej-reverine-logo', 'builder-godrej-logo']) {
    const words = ['cli/media/media.ts', 'put', slot, photo, '--alt', 'The wordmark.']
    expect(await endOf(begin(words))).toEqual([0, expect.stringContaining(`${slot} shows `)])
  }
  expect(new Set(await shown())).toEqual(new Set(['godrej-reverine-logo', 'builder-godrej-logo']))
  const emptied = begin(['cli/media/media.ts', 'remove', 'builder-godrej-logo'])
  expect(await endOf(emptied)).toEqual([0, expect.stringContaining('the name in type')])
  expect(await shown()).toEqual(['godrej-reverine-logo'])
  const wrong = begin(['cli/media/media.ts', 'put', 'builder-godraj-logo', photo, '--alt', 'A.'])
  expect(await endOf(wrong)).toEqual([1, expect.stringContaining('Nearest: builder-godrej-logo')])
})

test('one that only waits to be brought back is gone with a line, too', async () => {
  await put().ended
  const out = new Date().toISOString()
  await changePhotos(silentStore(folder), (list) => list.map((one) => ({ ...one, outAt: out })))
  await takeOut().ended
  expect(await listPhotos(folder)).toEqual([])
  expect(await auditLines()).toEqual([REMOVED, PUT])
})

test('in a bucket, too; where it takes nothing, the audit log says nothing', async () => {
  const given = await testBucket()
  const variables = {
    MEDIA_BUCKET: given.url,
    MEDIA_BUCKET_KEY_ID: given.keyId,
    MEDIA_BUCKET_SECRET: given.secret,
    MEDIA_BUCKET_REGION: given.region,
  }
  given.fill(true)
  expect(await endOf(put(variables))).toEqual([1, expect.stringContaining('answered 507')])
  expect(await auditLines()).toEqual([])
  given.fill(false)
  expect((await endOf(put(variables)))[0]).toBe(0)
  expect((await endOf(takeOut(variables)))[0]).toBe(0)
  expect(await auditLines()).toEqual([REMOVED, PUT])
  given.close()
})

test('where the audit log cannot be written nothing is done, with the reason', async () => {
  const away = { DATABASE_URL: NOWHERE }
  const refused = 'Nothing was changed: its audit log entry was not written (connect ECONNREFUSED'
  expect(await endOf(put(away))).toEqual([1, expect.stringContaining(refused)])
  expect(readdirSync(join(folder, 'media'))).toEqual([])
  await put().ended
  expect(await endOf(takeOut(away))).toEqual([1, expect.stringContaining(refused)])
  expect(await shown()).toEqual([SLOT])
  expect(await auditLines()).toEqual([PUT])
  const whole = begin(['cli/run/with-database.ts', 'cli/media/media.ts', 'remove', SLOT], away)
  expect(await endOf(whole)).toEqual([1, expect.stringContaining('Check DATABASE_URL')])
  expect(await shown()).toEqual([SLOT])
})

test('a command that is killed while its line is being written has done nothing', async () => {
  const pool = makePool(ofWorker('databaseOwnerUrl'))
  const owner = await pool.connect()
  await owner.query('begin; lock table audit_log in exclusive mode')
  const running = put()
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000, interval: 50 })
  running.child.kill('SIGKILL')
  expect(await running.ended).toBeNull()
  expect(await shown()).toEqual([])
  await owner.query('commit')
  owner.release()
  await pool.end()
  // PostgreSQL completes statements that it already has: the log may say more than was done, never less.
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
  expect(await shown()).toEqual([])
  expect((await auditLines()).filter((line) => line !== PUT)).toEqual([])
})

async function waiting(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where cardinality(pg_blocking_pids(pid)) > 0 and query like 'insert into "audit_log"%'`.execute(
    db,
  )
  return rows.length
}
