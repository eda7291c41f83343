import { mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'
import { afterEach, expect, test } from 'vitest'

import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { mediaWatch } from '#app/media/storage/media.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { silentStore } from '#test/helpers/put-photo.ts'

import { prepareFile } from './prepare-photo.server.ts'
import { putPhoto, removePhoto } from './store-photo.server.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

async function halves(width: number, height: number): Promise<Sharp> {
  const blue = await sharp({
    create: { width: width / 2, height, channels: 3, background: 'blue' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ])
}

async function put(name: string, bytes: Buffer | string, slot = 'connect') {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const prepared = await prepareFile({ path, slot, maxMb: 50 })
  if ('refused' in prepared) return prepared
  return putPhoto(silentStore(folder), { slot, alt: 'A desk.', focus: 40 }, prepared)
}

async function storedAs(outcome: Awaited<ReturnType<typeof put>>) {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return { ...outcome, path: join(folder, 'media', outcome.file) }
}

test('stores a photo upright and without camera metadata', async () => {
  const jpeg = await (
    await halves(1600, 1200)
  )
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' } } })
    .jpeg()
    .toBuffer()
  const stored = await storedAs(await put('a.jpg', jpeg))
  expect(stored).toMatchObject({ width: 1200, height: 1600, focus: 40, alt: 'A desk.' })
  const { exif, orientation, icc, format } = await sharp(stored.path).metadata()
  expect([exif, orientation, icc, format]).toEqual([undefined, undefined, undefined, 'heif'])
  // Rotated by a quarter to the right, the left half is on top.
  const top = await sharp(stored.path)
    .extract({ left: 100, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...top].map((value) => Math.round(value / 255))).toEqual([1, 0, 0])
})

test('reduces a large photo to 2560 pixels and a wide gamut to sRGB', async () => {
  const wide = await (await halves(3000, 1500)).withIccProfile('p3').webp().toBuffer()
  const stored = await storedAs(await put('b.webp', wide))
  expect([stored.width, stored.height]).toEqual([2560, 1280])
  expect((await sharp(stored.path).metadata()).icc).toBeUndefined()
})

test('accepts PNG and AVIF, and puts transparency on paper colour', async () => {
  const clear = {
    create: { width: 900, height: 600, channels: 4, background: '#00000000' },
  } as const
  const png = await sharp(clear).png().toBuffer()
  const { dominant } = await sharp((await storedAs(await put('c.png', png))).path).stats()
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 })
  const avif = await (await halves(900, 600)).avif({ effort: 0 }).toBuffer()
  expect((await storedAs(await put('d', avif))).width).toBe(900)
})

/** The header claims 30,000 x 30,000 pixels in a hundred bytes. */
function hugePng(small: Buffer): Buffer {
  const bytes = Buffer.from(small)
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test('refuses animations and unsuitable sizes, and stores nothing', async () => {
  mkdirSync(folder, { recursive: true })
  const frame = { width: 900, height: 600, channels: 3, background: 'red' } as const
  const [one, other] = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { ...frame, background } })
        .png()
        .toBuffer(),
    ),
  )
  if (!one || !other) throw new Error('no frames')
  const frames = sharp([one, other], { join: { animated: true } })
  const cases = [
    ['text.jpg', 'This is a text.', /not a picture/],
    [
      'page.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
      /not a picture/,
    ],
    ['moving.webp', await frames.clone().webp().toBuffer(), /animated/],
    ['moving.gif', await frames.clone().gif().toBuffer(), /GIF/],
    ['huge.png', hugePng(one), /900 megapixels.*at most 80/],
    ['small.png', await sharp(one).resize({ width: 799 }).png().toBuffer(), /at least 800/],
    ['broken.png', one.subarray(0, one.length / 2), /cannot open it/],
  ] as const
  for (const [name, bytes, why] of cases) {
    const outcome = await put(name, bytes)
    expect('refused' in outcome && outcome.refused, name).toMatch(why)
  }
  const large = join(folder, 'large.jpg')
  writeFileSync(large, '')
  truncateSync(large, 50_000_001)
  const input = { slot: 'connect', maxMb: 50 }
  expect(await prepareFile({ ...input, path: large })).toEqual({
    refused: expect.stringMatching(/51 MB/),
  })
  expect(await prepareFile({ ...input, path: join(folder, 'none.jpg') })).toEqual({
    refused: expect.stringMatching(/no file/),
  })
  expect(await listPhotos(folder)).toEqual([])
})

test('replaces a photo, and removing it leaves nothing', async () => {
  const first = await storedAs(await put('e.png', await (await halves(900, 600)).png().toBuffer()))
  const watch = mediaWatch(folder)
  expect(watch.current().photos.get('connect')?.hash).toBe(first.hash)
  const second = await storedAs(
    await put('f.png', await (await halves(1000, 600)).png().toBuffer()),
  )
  await watch.catchUp()
  expect(watch.current()).toMatchObject({ version: 2 })
  expect(watch.current().photos.get('connect')?.hash).toBe(second.hash)
  // The first photo can be restored.
  const kept = [first.file, second.file].toSorted()
  expect(readdirSync(join(folder, 'media')).toSorted()).toEqual([...kept, 'media.json'])
  expect(watch.current().out.get('connect')?.hash).toBe(first.hash)
  expect(await removePhoto(silentStore(folder), 'connect')).toBe(true)
  expect(await removePhoto(silentStore(folder), 'connect')).toBe(false)
  expect(readdirSync(join(folder, 'media'))).toEqual(['media.json'])
  await watch.catchUp()
  expect(watch.current().photos.size).toBe(0)
})

test('keeps the photos when the list is broken', async () => {
  await put('g.png', await (await halves(900, 600)).png().toBuffer())
  const watch = mediaWatch(folder)
  expect(watch.current().photos.size).toBe(1)
  writeFileSync(join(folder, 'media/media.json'), '[{')
  const say = console.error
  const messages: unknown[] = []
  console.error = (...words: unknown[]) => void messages.push(words)
  await watch.catchUp()
  await watch.catchUp()
  console.error = say
  expect(messages).toHaveLength(1)
  expect(watch.current()).toMatchObject({ version: 1 })
  expect(watch.current().photos.size).toBe(1)
})

test('a later change deletes a killed process’s files, but no listed or recent ones', async () => {
  const { path } = await storedAs(await put('first.png', await pngOf('red')))
  const media = join(folder, 'media')
  const left = [
    'connect-0123456789abcdef.avif',
    'connect-0123456789abcdef.avif.77',
    'media.json.78',
  ]
  const underWay = 'home-fedcba9876543210.avif'
  const theirs = 'original.avif'
  for (const name of [...left, underWay, theirs]) writeFileSync(join(media, name), 'half')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const name of [...[...left, theirs].map((one) => join(media, one)), path])
    utimesSync(name, longAgo, longAgo)
  const second = await storedAs(await put('second.png', await pngOf('blue'), 'home'))
  expect(readdirSync(media).toSorted()).toEqual(
    [basename(path), second.file, underWay, theirs, 'media.json'].toSorted(),
  )
})

test('shows a photo that is uploaded twice at once, even when the first upload fails', async () => {
  const prepared = await prepareFile({
    path: fileOf('gate.png', await pngOf('red')),
    slot: 'connect',
    maxMb: 50,
  })
  if ('refused' in prepared) throw new Error(prepared.refused)
  const input = { slot: 'connect', alt: 'A gate.', focus: 50 }
  const fails = putPhoto(
    { dataFolder: folder, notify: () => sleep(200).then(() => Promise.reject(new Error('away'))) },
    input,
    prepared,
  )
  const both = await Promise.allSettled([
    fails,
    sleep(50).then(() => putPhoto(silentStore(folder), input, prepared)),
  ])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  const [listed] = await listPhotos(folder)
  expect(readdirSync(join(folder, 'media'))).toContain(listed?.file)
})

function fileOf(name: string, bytes: Buffer): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

function pngOf(background: string): Promise<Buffer> {
  const create = { width: 1600, height: 1200, channels: 3, background } as const
  return sharp({ create }).png().toBuffer()
}
