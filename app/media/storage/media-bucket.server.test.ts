import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { removePhotograph } from '#app/media/photos/store-photograph.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { putColour, untoldStore } from '#test/helpers/put-photograph.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'

import { mediaBucket } from './media-bucket.server.ts'
import { listPhotographs } from './media-folder.server.ts'
import { mediaMirror } from './media-mirror.server.ts'
import { mediaWatch } from './media.server.ts'

const { folder, remove } = temporaryFolder()
const [one, other] = [join(folder, 'one'), join(folder, 'other')]
let given: Awaited<ReturnType<typeof testBucket>>

beforeEach(async () => {
  given = await testBucket()
})
afterEach(() => {
  given.close()
  vi.restoreAllMocks()
  return remove()
})

function put(dataFolder: string, slot: string, background: string) {
  return putColour(dataFolder, slot, background, mediaBucket(given))
}

const slotsOf = (list: readonly { slot: string }[]) => list.map(({ slot }) => slot)

test('a photograph put at one server is shown by another, and taken out at that one by both', async () => {
  const { file } = await put(one, 'connect', 'teal')
  const watch = mediaWatch(other, mediaBucket(given))
  expect(watch.current().photographs.size).toBe(0)
  await watch.catchUp()
  await vi.waitFor(() => expect(watch.current().photographs.get('connect')?.file).toBe(file))
  expect(readdirSync(join(other, 'media')).toSorted()).toEqual([file, 'media.json'])
  expect(given.names()).toEqual([`/photographs/${file}`, '/photographs/media.json'])

  expect(await removePhotograph(untoldStore(other, mediaBucket(given)), 'connect')).toBe(true)
  expect(given.names()).toEqual(['/photographs/media.json'])
  const first = mediaWatch(one, mediaBucket(given))
  await first.catchUp()
  expect(first.current().photographs.size).toBe(0)
  expect(readdirSync(join(one, 'media'))).toEqual(['media.json'])
})

test('a bucket that others change meanwhile is told of once, and one that takes nothing after it', async () => {
  const bucket = mediaBucket(given)
  let told = 0
  const tell = async () => {
    told += 1
    // Somebody else is faster: the list is asked for again.
    if (told === 1) await put(other, 'city-goa', 'olive')
    else given.fill(true)
  }
  await put(one, 'connect', 'teal')
  const store = { dataFolder: one, bucket, tell }
  expect(await removePhotograph(store, 'connect')).toBe(true)
  expect(told).toBe(1)
  expect(slotsOf((await bucket.readList())?.list ?? [])).toEqual(['city-goa'])
  await expect(removePhotograph(store, 'city-goa')).rejects.toThrow('507')
  expect(told).toBe(2)
  given.fill(false)
  expect(slotsOf((await bucket.readList())?.list ?? [])).toEqual(['city-goa'])
  expect(await removePhotograph(store, 'city-mumbai')).toBe(false)
  expect(told, 'nothing was done').toBe(2)
})

test('photographs put at two servers at the same moment are both kept', async () => {
  const slots = ['city-goa', 'city-mumbai', 'city-noida', 'connect']
  const folders = [one, other, one, other]
  await Promise.all(slots.map((slot, index) => put(folders[index] ?? one, slot, 'olive')))
  const { list } = (await mediaBucket(given).readList()) ?? { list: [] }
  expect(slotsOf(list)).toEqual(slots)
  const watch = mediaWatch(one, mediaBucket(given))
  await watch.catchUp()
  expect(slotsOf(await listPhotographs(one))).toEqual(slots)
})

test('a bucket that is set later begins with the photographs of the servers, and erases none', async () => {
  const { file } = await putColour(one, 'connect', 'teal')
  const second = await putColour(other, 'city-goa', 'olive')
  await mediaWatch(one, mediaBucket(given)).catchUp()
  expect(slotsOf(await listPhotographs(one))).toEqual(['connect'])
  expect(given.names()).toEqual([`/photographs/${file}`, '/photographs/media.json'])
  // One server has begun it by then: what another has of its own is put there by the desk or a command.
  await putColour(other, 'city-goa', 'olive', mediaBucket(given))
  const { list } = (await mediaBucket(given).readList()) ?? { list: [] }
  expect(slotsOf(list)).toEqual(['city-goa', 'connect'])
  expect(given.names()).toContain(`/photographs/${second.file}`)
})

test('the first photograph that is put into a bucket leaves those of before', async () => {
  await putColour(one, 'connect', 'teal')
  await put(one, 'city-goa', 'olive')
  expect(slotsOf(await listPhotographs(one))).toEqual(['city-goa', 'connect'])
  const { list } = (await mediaBucket(given).readList()) ?? { list: [] }
  expect(slotsOf(list)).toEqual(['city-goa', 'connect'])
})

test('without a bucket, two that are put into one folder at the same moment are both kept', async () => {
  const close = given
  given = { ...given, url: 'http://127.0.0.1:9/none' }
  const slots = ['city-goa', 'city-mumbai', 'city-noida', 'connect']
  await Promise.all(slots.map((slot) => putColour(one, slot, 'brown')))
  expect(slotsOf(await listPhotographs(one))).toEqual(slots)
  given = close
})

test('an unchanged list is not sent again', async () => {
  await put(one, 'connect', 'teal')
  const bucket = mediaBucket(given)
  const etag = (await bucket.readList())?.etag
  expect(etag).toMatch(/^"/)
  expect(await bucket.readList(etag)).toBeUndefined()
})

test('a wrong key is refused with a sentence, and nothing is stored', async () => {
  given = { ...given, secret: 'ANOTHER' }
  await expect(put(one, 'connect', 'teal')).rejects.toThrow(/answered 403 .* Check MEDIA_BUCKET/)
  expect(readdirSync(join(one, 'media'))).toEqual([])
  expect(given.names()).toEqual([])
})

test('the same photograph put once more is still shown when the bucket refuses it', async () => {
  await put(one, 'connect', 'teal')
  given = { ...given, secret: 'ANOTHER' }
  await expect(put(one, 'connect', 'teal')).rejects.toThrow(/answered 403/)
  expect(mediaWatch(one).current().photographs.size).toBe(1)
})

test('while the bucket is away the photographs stay, which is said once', async () => {
  await put(one, 'connect', 'teal')
  given.close()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const watch = mediaWatch(one, mediaBucket(given))
  await watch.catchUp()
  expect(watch.current().photographs.size).toBe(1)
  expect(said).toHaveBeenCalledTimes(1)
})

test('what others have put comes here before the list names it, with a change made at this server', async () => {
  const { file } = await put(one, 'connect', 'teal')
  await put(other, 'city-goa', 'olive')
  const watch = mediaWatch(other)
  expect([...watch.current().photographs.keys()]).toEqual(['city-goa', 'connect'])
  expect(readdirSync(join(other, 'media'))).toContain(file)
})

test('a photograph whose file cannot be fetched leaves its place as it was, until it comes', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = await put(one, 'connect', 'teal')
  const watch = mediaWatch(other, mediaBucket(given))
  await watch.catchUp()
  const second = await put(one, 'connect', 'navy')
  const bytes = given.read(`/photographs/${second.file}`)
  given.drop(second.file)
  // By a change of one's own, and by following the bucket.
  await put(other, 'city-goa', 'olive')
  const shown = () => mediaWatch(other).current().photographs.get('connect')?.file
  expect(shown()).toBe(first.file)
  const following = mediaMirror(other, mediaBucket(given))
  await following()
  await following()
  expect(shown()).toBe(first.file)
  expect(slotsOf(await listPhotographs(other))).toEqual(['city-goa', 'connect'])
  expect(said).toHaveBeenCalledTimes(1)
  await mediaBucket(given).put(second.file, new Uint8Array(bytes))
  await following()
  expect(shown()).toBe(second.file)
})

test('what is put here while the bucket is being read stays', async () => {
  await put(one, 'connect', 'teal')
  const bucket = mediaBucket(given)
  const slow = {
    ...bucket,
    readList: async (known?: string) => {
      const found = await bucket.readList(known)
      await put(other, 'city-goa', 'olive')
      return found
    },
  }
  await mediaMirror(other, slow)()
  expect(slotsOf(await listPhotographs(other))).toEqual(['city-goa', 'connect'])
})

test.each([
  ['is no list', 'nonsense'],
  ['leads out of the folder', JSON.stringify([{ slot: 'connect', file: '../../x.avif' }])],
  ['is longer than any list', ' '.repeat(9 * 1024 * 1024)],
])('a list in the bucket that %s changes nothing here, and is told of', async (_, text) => {
  const { file } = await put(one, 'connect', 'teal')
  given.put('media.json', Buffer.from(text))
  await expect(mediaBucket(given).readList()).rejects.toThrow(/Check who else writes to it/)
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await mediaMirror(one, mediaBucket(given))()
  expect(told).toHaveBeenCalledOnce()
  expect((await listPhotographs(one)).map((photograph) => photograph.file)).toEqual([file])
})

test('a photograph in the bucket that is larger than any is not read into memory', async () => {
  given.put('large.avif', Buffer.alloc(65 * 1024 * 1024))
  await expect(mediaBucket(given).get('large.avif')).rejects.toThrow(/more than 64 MB/)
})
