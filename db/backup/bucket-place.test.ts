import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'

import { bucketPlace } from './bucket-place.ts'
import { BackupRefusal } from './archive.ts'
import { backupName, hashOf, outOfDate } from './place.ts'

const { folder, remove } = temporaryFolder()
const bucket = await testBucket()
const place = bucketPlace({ ...bucket, url: `${bucket.url}/nightly` })
afterAll(() => {
  bucket.close()
  remove()
})

const named = (day: number) =>
  backupName({ madeAt: new Date(Date.UTC(2026, 10, day)), migration: '0024-x.sql', isSealed: true })
const going = new AbortController().signal

test('a backup is uploaded in parts, read back, listed oldest first, fetched and removed', async () => {
  const path = join(folder, 'backup')
  writeFileSync(path, randomBytes(17 * 1024 * 1024 + 5))
  const hash = await hashOf(path)
  expect(await place.put(path, named(3), going)).toBe(hash)
  writeFileSync(path, 'small')
  for (const day of [2, 1]) await place.put(path, named(day), going)
  expect(await place.list()).toEqual([named(1), named(2), named(3)])
  const fetched = await place.fetch(named(3), folder)
  expect(await hashOf(fetched)).toBe(hash)
  expect(readFileSync(await place.fetch(named(2), folder), 'utf8')).toBe('small')
  await place.remove(named(1))
  expect(await place.list()).toEqual([named(2), named(3)])
})

test('a refused key is reported with what to check', async () => {
  const stranger = bucketPlace({ ...bucket, secret: 'another' })
  await expect(stranger.list()).rejects.toThrow(/answered 403 .*BACKUP_TO/)
})

async function parrot(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}/backups`
  return {
    at: bucketPlace({ ...bucket, url }),
    stop: () => (server.closeAllConnections(), server.close()),
  }
}

test('a bucket whose list never ends, or fills the memory, is refused', async () => {
  const endless = await parrot((response) =>
    response.end('<NextContinuationToken>again</NextContinuationToken>'),
  )
  await expect(endless.at.list()).rejects.toThrow(/has no end/)
  endless.stop()
  const long = await parrot((response) => {
    const timer = setInterval(() => response.write('<Key>x</Key>'.repeat(100_000)), 1)
    response.once('close', () => clearInterval(timer))
  })
  await expect(long.at.list()).rejects.toThrow(BackupRefusal)
  long.stop()
})

test('a bucket that returns more than it got fails', async () => {
  const path = join(folder, 'given')
  writeFileSync(path, 'small')
  const babbling = await parrot((response) => {
    response.write('<UploadId>1</UploadId>')
    response.end('x'.repeat(1_000_000))
  })
  expect(await babbling.at.put(path, named(5), going)).not.toBe(await hashOf(path))
  babbling.stop()
})

test('outdated backups are removed, but never the newest, and no other file', () => {
  const names = [named(1), named(20), named(24), 'northlight-notes.txt']
  expect(outOfDate(names, named(24), 30)).toEqual([])
  expect(outOfDate(names, named(24), 7)).toEqual([named(1)])
  expect(outOfDate([named(24)], named(24), 1)).toEqual([])
})
