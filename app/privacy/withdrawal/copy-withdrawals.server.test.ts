import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { bucketPlace } from '#db/backup/bucket-place.ts'
import { folderPlace } from '#db/backup/folder-place.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'

import { copyWithdrawals, countUncopied, readCopies } from './copy-withdrawals.server.ts'
import { readLines, writeLine } from './withdrawal-file.ts'

const { folder, remove } = temporaryFolder()
const bucket = await testBucket()
afterAll(() => {
  bucket.close()
  remove()
})

const at = '2026-11-25T00:00:00.000Z'
const line = (person: string) =>
  writeLine({ kind: 'withdrawn', people: [person], at, eraseAt: at, tokens: [] })

function machine(name: string): string {
  mkdirSync(join(folder, name))
  return join(folder, name, 'withdrawals.jsonl')
}

async function peopleIn(place: ReturnType<typeof folderPlace>): Promise<string[]> {
  const { texts } = await readCopies(place)
  return texts
    .flatMap((text) => readLines(text).flatMap((one) => ('people' in one ? one.people : [])))
    .toSorted()
}

test.each([
  ['a folder', () => folderPlace(join(folder, 'shared'))],
  ['a bucket', () => bucketPlace({ ...bucket, url: `${bucket.url}/nightly` })],
])('the files of all machines are together in %s', async (name, placeOf) => {
  const place = placeOf()
  const [one, two] = [machine(`one of ${name}`), machine(`two of ${name}`)]
  expect(await copyWithdrawals(place, one)).toBe(0)
  expect(await peopleIn(place)).toEqual([])
  writeFileSync(one, line('a') + line('b'))
  writeFileSync(two, line('c'))
  await Promise.all([copyWithdrawals(place, one), copyWithdrawals(place, two)])
  expect(await copyWithdrawals(place, one)).toBe(0)
  // An unfinished line waits for its end.
  appendFileSync(one, `${line('d')}{"kind":"with`)
  expect(await copyWithdrawals(place, one)).toBe(line('d').length)
  expect(await peopleIn(place)).toEqual(['a', 'b', 'c', 'd'])
  expect(await place.list()).toEqual([])
})

test('a place that refused gets it the next time, and another place gets all', async () => {
  const file = machine('refused')
  writeFileSync(file, line('e'))
  const blocked = join(folder, 'blocked')
  writeFileSync(blocked, 'no folder')
  await expect(copyWithdrawals(folderPlace(blocked), file)).rejects.toThrow(/did not take/)
  for (const name of ['first', 'second']) {
    const place = folderPlace(join(folder, name))
    await copyWithdrawals(place, file)
    expect(await peopleIn(place)).toEqual(['e'])
  }
})

test('a replaced file is copied whole, and earlier copies stay', async () => {
  const file = machine('replaced')
  const place = folderPlace(join(folder, 'for good'))
  writeFileSync(file, line('f') + line('g'))
  await copyWithdrawals(place, file)
  writeFileSync(file, line('h') + line('i') + line('j'))
  await copyWithdrawals(place, file)
  expect(await peopleIn(place)).toEqual(['f', 'g', 'h', 'i', 'j'])
  expect(readdirSync(join(folder, 'for good'))).toHaveLength(2)
})

test('a folder that cannot be read is not taken for an empty one', async () => {
  await expect(readCopies(folderPlace(join(folder, 'blocked')))).rejects.toThrow('ENOTDIR')
})

test('withdrawals that a place refused count once they are older than a moment', async () => {
  const file = machine('alone')
  const place = folderPlace(join(folder, 'taken'))
  const [early, late] = [new Date('2026-11-24'), new Date('2026-11-26')]
  expect(await countUncopied(place, late, file)).toBe(0)
  writeFileSync(file, line('a') + line('b'))
  expect(await countUncopied(place, late, file)).toBe(2)
  expect(await countUncopied(place, early, file)).toBe(0)
  await copyWithdrawals(place, file)
  appendFileSync(file, line('c'))
  expect(await countUncopied(place, late, file)).toBe(1)
  expect(await countUncopied(folderPlace(join(folder, 'elsewhere')), late, file)).toBe(3)
})

test('a foreign or altered copy is skipped and named', async () => {
  const file = machine('signed')
  const place = folderPlace(join(folder, 'open to others'))
  writeFileSync(file, line('k'))
  await copyWithdrawals(place, file)
  const [own = ''] = readdirSync(join(folder, 'open to others'))
  const forged = `northlight-withdrawals-${'0'.repeat(32)}.jsonl`
  writeFileSync(join(folder, 'open to others', forged), line('victim'))
  expect(await readCopies(place)).toEqual({ texts: [line('k')], unsigned: [forged] })
  appendFileSync(join(folder, 'open to others', own), line('victim'))
  expect(await readCopies(place)).toEqual({ texts: [], unsigned: [forged, own].toSorted() })
})
