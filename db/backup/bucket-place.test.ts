import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { testBucket } from '#test/bucket.ts'
import { temporaryFolder } from '#test/data-folder.ts'

import { bucketPlace } from './bucket-place.ts'
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

test('a backup goes up in parts, is read back, listed oldest first, fetched and removed', async () => {
  const path = join(folder, 'backup')
  // More than one part, and not whole ones.
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

test('a key that is refused is told with what to check', async () => {
  const stranger = bucketPlace({ ...bucket, secret: 'another' })
  await expect(stranger.list()).rejects.toThrow(/answered 403 .*BACKUP_TO/)
})

test('what is older than its days goes, but never the newest, and nothing that is not a backup', () => {
  const names = [named(1), named(20), named(24), 'northlight-notes.txt']
  expect(outOfDate(names, named(24), 30)).toEqual([])
  expect(outOfDate(names, named(24), 7)).toEqual([named(1)])
  expect(outOfDate([named(24)], named(24), 1)).toEqual([])
})
