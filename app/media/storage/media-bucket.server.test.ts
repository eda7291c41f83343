import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { putColour, silentStore } from '#test/helpers/put-photo.ts'
import { testBucket } from '#test/helpers/site/bucket.ts'

import { mediaBucket } from './media-bucket.server.ts'
import { listPhotos } from './media-folder.server.ts'
import { mediaMirror } from './media-mirror.server.ts'
import { mediaWatch } from './media.server.ts'

const { folder, remove } = temporaryFolder()
const [one, other] = [join(folder, 'one'), join(folder, 'other')]
let settings: Awaited<ReturnType<typeof testBucket>>

beforeEach(async () => {
  settings = await testBucket()
})
afterEach(() => {
  settings.close()
  vi.restoreAllMocks()
  return remove()
})

function put(dataFolder: string, slot: string, background: string) {
  return putColour(dataFolder, slot, background, mediaBucket(settings))
}

const slotsOf = (list: readonly { slot: string }[]) => list.map(({ slot }) => slot)

test('another server shows a photo that was uploaded at one, and both remove it', async () => {
  const { file } = await put(one, 'connect', 'teal')
  const watch = mediaWatch(other, mediaBucket(settings))
  expect(watch.current().photos.size).toBe(0)
  await watch.catchUp()
  await vi.waitFor(() => expect(watch.current().photos.get('connect')?.file).toBe(file))
  expect(readdirSync(join(other, 'media')).toSorted()).toEqual([file, 'media.json'])
  expect(settings.names()).toEqual([`/photos/${file}`, '/photos/media.json'])

  expect(await removePhoto(silentStore(other, mediaBucket(settings)), 'connect')).toBe(true)
  expect(settings.names()).toEqual(['/photos/media.json'])
  const first = mediaWatch(one, mediaBucket(settings))
  await first.catchUp()
  expect(first.current().photos.size).toBe(0)
  expect(readdirSync(join(one, 'media'))).toEqual(['media.json'])
})

test('announces each change once, despite a conflict or a refusal of the bucket', async () => {
  const bucket = mediaBucket(settings)
  let told = 0
  const tell = async () => {
    told += 1
    // Another server is faster, so the list is read again.
    if (told === 1) await put(other, 'city-goa', 'olive')
    else settings.fill(true)
  }
  await put(one, 'connect', 'teal')
  const store = { dataFolder: one, bucket, notify: tell }
  expect(await removePhoto(store, 'connect')).toBe(true)
  expect(told).toBe(1)
  expect(slotsOf((await bucket.readList())?.list ?? [])).toEqual(['city-goa'])
  await expect(removePhoto(store, 'city-goa')).rejects.toThrow('507')
  expect(told).toBe(2)
  settings.fill(false)
  expect(slotsOf((await bucket.readList())?.list ?? [])).toEqual(['city-goa'])
  expect(await removePhoto(store, 'city-mumbai')).toBe(false)
  expect(told, 'nothing was done').toBe(2)
})

test('keeps both photos that two servers upload at once', async () => {
  const slots = ['city-goa', 'city-mumbai', 'city-noida', 'connect']
  const folders = [one, other, one, other]
  await Promise.all(slots.map((slot, index) => put(folders[index] ?? one, slot, 'olive')))
  const { list } = (await mediaBucket(settings).readList()) ?? { list: [] }
  expect(slotsOf(list)).toEqual(slots)
  const watch = mediaWatch(one, mediaBucket(settings))
  await watch.catchUp()
  expect(slotsOf(await listPhotos(one))).toEqual(slots)
})

test('a new bucket starts with the servers’ photos and deletes none', async () => {
  const { file } = await putColour(one, 'connect', 'teal')
  const second = await putColour(other, 'city-goa', 'olive')
  await mediaWatch(one, mediaBucket(settings)).catchUp()
  expect(slotsOf(await listPhotos(one))).toEqual(['connect'])
  expect(settings.names()).toEqual([`/photos/${file}`, '/photos/media.json'])
  // Another server has started the bucket meanwhile; the rest comes from the dashboard or a command.
  await putColour(other, 'city-goa', 'olive', mediaBucket(settings))
  const { list } = (await mediaBucket(settings).readList()) ?? { list: [] }
  expect(slotsOf(list)).toEqual(['city-goa', 'connect'])
  expect(settings.names()).toContain(`/photos/${second.file}`)
})

test('the first upload to a bucket keeps the earlier photos', async () => {
  await putColour(one, 'connect', 'teal')
  await put(one, 'city-goa', 'olive')
  expect(slotsOf(await listPhotos(one))).toEqual(['city-goa', 'connect'])
  const { list } = (await mediaBucket(settings).readList()) ?? { list: [] }
  expect(slotsOf(list)).toEqual(['city-goa', 'connect'])
})

test('without a bucket, one folder keeps both of two simultaneous photos', async () => {
  const close = settings
  settings = { ...settings, url: 'http://127.0.0.1:9/none' }
  const slots = ['city-goa', 'city-mumbai', 'city-noida', 'connect']
  await Promise.all(slots.map((slot) => putColour(one, slot, 'brown')))
  expect(slotsOf(await listPhotos(one))).toEqual(slots)
  settings = close
})

test('sends no unchanged list', async () => {
  await put(one, 'connect', 'teal')
  const bucket = mediaBucket(settings)
  const etag = (await bucket.readList())?.etag
  expect(etag).toMatch(/^"/)
  expect(await bucket.readList(etag)).toBeUndefined()
})

test('reports a wrong key in a sentence and stores nothing', async () => {
  settings = { ...settings, secret: 'ANOTHER' }
  await expect(put(one, 'connect', 'teal')).rejects.toThrow(/answered 403 .* Check MEDIA_BUCKET/)
  expect(readdirSync(join(one, 'media'))).toEqual([])
  expect(settings.names()).toEqual([])
})

test('shows the same photo after a second upload that the bucket refuses', async () => {
  await put(one, 'connect', 'teal')
  settings = { ...settings, secret: 'ANOTHER' }
  await expect(put(one, 'connect', 'teal')).rejects.toThrow(/answered 403/)
  expect(mediaWatch(one).current().photos.size).toBe(1)
})

test('keeps the photos while the bucket does not answer, and logs it once', async () => {
  await put(one, 'connect', 'teal')
  settings.close()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const watch = mediaWatch(one, mediaBucket(settings))
  await watch.catchUp()
  expect(watch.current().photos.size).toBe(1)
  expect(said).toHaveBeenCalledTimes(1)
})

test('downloads other servers’ photos before a change of this one lists them', async () => {
  const { file } = await put(one, 'connect', 'teal')
  await put(other, 'city-goa', 'olive')
  const watch = mediaWatch(other)
  expect([...watch.current().photos.keys()]).toEqual(['city-goa', 'connect'])
  expect(readdirSync(join(other, 'media'))).toContain(file)
})

test('a slot keeps its photo until the new file can be downloaded', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = await put(one, 'connect', 'teal')
  const watch = mediaWatch(other, mediaBucket(settings))
  await watch.catchUp()
  const second = await put(one, 'connect', 'navy')
  const bytes = settings.read(`/photos/${second.file}`)
  settings.drop(second.file)
  // Both by a change of its own and by following the bucket.
  await put(other, 'city-goa', 'olive')
  const shown = () => mediaWatch(other).current().photos.get('connect')?.file
  expect(shown()).toBe(first.file)
  const following = mediaMirror(other, mediaBucket(settings))
  await following()
  await following()
  expect(shown()).toBe(first.file)
  expect(slotsOf(await listPhotos(other))).toEqual(['city-goa', 'connect'])
  expect(said).toHaveBeenCalledTimes(1)
  await mediaBucket(settings).put(second.file, new Uint8Array(bytes))
  await following()
  expect(shown()).toBe(second.file)
})

test('keeps a photo that is uploaded while the bucket is read', async () => {
  await put(one, 'connect', 'teal')
  const bucket = mediaBucket(settings)
  const slow = {
    ...bucket,
    readList: async (known?: string) => {
      const found = await bucket.readList(known)
      await put(other, 'city-goa', 'olive')
      return found
    },
  }
  await mediaMirror(other, slow)()
  expect(slotsOf(await listPhotos(other))).toEqual(['city-goa', 'connect'])
})

test.each([
  ['is no list', 'nonsense'],
  ['leads out of the folder', JSON.stringify([{ slot: 'connect', file: '../../x.avif' }])],
  ['is longer than any list', ' '.repeat(9 * 1024 * 1024)],
])('a list in the bucket that %s changes nothing here and is logged', async (_, text) => {
  const { file } = await put(one, 'connect', 'teal')
  settings.put('media.json', Buffer.from(text))
  await expect(mediaBucket(settings).readList()).rejects.toThrow(/Check who else writes to it/)
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await mediaMirror(one, mediaBucket(settings))()
  expect(told).toHaveBeenCalledOnce()
  expect((await listPhotos(one)).map((photo) => photo.file)).toEqual([file])
})

test('does not read a photo larger than the limit into memory', async () => {
  settings.put('large.avif', Buffer.alloc(65 * 1024 * 1024))
  await expect(mediaBucket(settings).get('large.avif')).rejects.toThrow(/more than 64 MB/)
})
