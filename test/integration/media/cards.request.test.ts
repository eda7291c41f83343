import { existsSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

async function cardAt(path: string): Promise<string> {
  const html = await (await fetchPath(path)).text()
  const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return new URL(address).pathname
}

test.each(['/', '/lodha-goa', '/bhutani-city-center/apartments', '/city/goa', '/about'])(
  'the card of %s is a JPEG of 1200 x 630 pixels, kept for ever',
  async (path) => {
    const address = await cardAt(path)
    const response = await fetchPath(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(existsSync(join(ofWorker('dataFolder'), 'cache', address))).toBe(true)
  },
)

test('the words stand on paper, the picture next to them', async () => {
  const response = await fetchPath(await cardAt('/lodha-goa'))
  const { data, info } = await sharp(await response.arrayBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const darkest = (left: number, top: number, width: number, height: number) =>
    Math.min(
      ...Array.from({ length: height }, (_, row) => (top + row) * info.width + left).flatMap(
        (start) => [...data.subarray(start, start + width)],
      ),
    )
  // The title; the margin left of it; the line of the brand.
  expect(darkest(52, 125, 300, 70)).toBeLessThan(80)
  expect(darkest(0, 0, 40, 630)).toBeGreaterThan(240)
  expect(darkest(95, 55, 200, 30)).toBeLessThan(80)
})

test('every page has a card of its own, what has none shows the home page’s', async () => {
  const paths = ['/', '/projects', '/lodha-goa', '/city/noida', '/connect', '/about', '/terms']
  const own = await Promise.all(paths.map(cardAt))
  expect(new Set(own).size).toBe(paths.length)
  expect(await cardAt('/no-such-page')).toBe(own[0])
  expect(await cardAt('/city/nowhere')).toBe(own[0])
})

test('a card shared with older words leads to the present one', async () => {
  const address = await cardAt('/lodha-goa')
  const old = await fetchPath('/cards/lodha-goa-00000000.jpg')
  expect([old.status, old.headers.get('Location')]).toEqual([302, address])
  expect(old.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  '/cards/nowhere-00000000.jpg',
  '/cards/lodha-goa.jpg',
  '/cards/lodha-goa.nothing-00000000.jpg',
  '/cards/..%2F..%2Fsecret-00000000.jpg',
])('%s is not found', async (path) => {
  expect((await fetchPath(path)).status).toBe(404)
})
