import { createHash } from 'node:crypto'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { DICTIONARY_PATH as PATH } from '#app/islands/dictionary-path.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

/** Most bytes of the pages that hold what no other page does: large drawings, words in two languages. */
const LARGER = new Map([
  ['/', 10_500],
  ['/how-we-check', 4700],
  ['/privacy-notice', 5700],
  ['/privacy/rights', 4000],
])

/** What a browser that speaks it knows after its first page: RFC 9842. */
async function learn() {
  await fetchPath('/connect')
  await expect.poll(async () => (await fetchPath(PATH)).status, { timeout: 10_000 }).toBe(200)
  const file = await fetchPath(PATH, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
  const sent = Buffer.from(await file.arrayBuffer())
  const plain = brotliDecompressSync(sent)
  const digest = createHash('sha256').update(plain).digest()
  return { file, sent, plain, digest, held: `:${digest.toString('base64')}:` }
}

function holding(held: string): RequestInit {
  const accepted = 'gzip, deflate, br, zstd, dcb, dcz'
  return { headers: { 'Accept-Encoding': accepted, 'Available-Dictionary': held } }
}

test('before it is made there is nothing to have, and no error', async () => {
  const answer = await fetchPath(PATH)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('the dictionary says what it is for, is kept for a day and not sent again to who has it', async () => {
  const { file, sent } = await learn()
  expect(file.headers.get('Use-As-Dictionary')).toBe('match="/*", match-dest=("document")')
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=86400')
  expect(sent.byteLength).toBeLessThan(28_900)
  expect(Buffer.from(await (await fetchPath(PATH)).arrayBuffer())).toEqual(
    brotliDecompressSync(sent),
  )
  const held = { headers: { 'If-None-Match': file.headers.get('ETag') ?? '' } }
  expect((await fetchPath(PATH, held)).status).toBe(304)
})

test('who holds it gets the same page, all but a few in under 3.2 kB', async () => {
  const { held, plain, digest } = await learn()
  const map = await (await fetchPath('/sitemap.xml')).text()
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
  expect(pages.length).toBeGreaterThan(19)
  for (const [, path = ''] of pages) {
    const html = await (await fetchPath(path)).text()
    const answer = await fetchPath(path, holding(held))
    expect(answer.headers.get('Content-Encoding'), path).toBe('dcz')
    expect(answer.headers.get('Vary'), path).toContain('Available-Dictionary')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.subarray(0, 40), path).toEqual(
      Buffer.concat([Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]), digest]),
    )
    expect(zstdDecompressSync(body.subarray(40), { dictionary: plain }).toString(), path).toBe(html)
    expect(body.byteLength, path).toBeLessThan(LARGER.get(path) ?? 3200)
  }
})

test('who holds another, or does not read it, gets what everyone gets', async () => {
  const { held } = await learn()
  const other = createHash('sha256').update('another').digest('base64')
  const without = { headers: { 'Accept-Encoding': 'br', 'Available-Dictionary': held } }
  for (const init of [holding(`:${other}:`), without]) {
    expect((await fetchPath('/connect', init)).headers.get('Content-Encoding')).toBe('br')
  }
})
