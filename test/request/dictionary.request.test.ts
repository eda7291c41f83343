import { createHash } from 'node:crypto'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { ask } from '../app.ts'

/** What a browser that speaks it knows after its first page: RFC 9842. */
async function learn() {
  await expect
    .poll(async () => (await ask('/connect')).headers.get('Link'), { timeout: 10_000 })
    .not.toBeNull()
  const link = (await ask('/connect')).headers.get('Link') ?? ''
  const path = /^<([^>]+)>; rel="compression-dictionary"$/.exec(link)?.[1] ?? ''
  const file = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
  const sent = Buffer.from(await file.arrayBuffer())
  const plain = brotliDecompressSync(sent)
  const digest = createHash('sha256').update(plain).digest()
  return { path, file, sent, plain, digest, held: `:${digest.toString('base64')}:` }
}

function holding(held: string): RequestInit {
  const accepted = 'gzip, deflate, br, zstd, dcb, dcz'
  return { headers: { 'Accept-Encoding': accepted, 'Available-Dictionary': held } }
}

test('a page names a dictionary, which says what it is for and may be kept for a year', async () => {
  const { file, sent, path } = await learn()
  expect(file.status).toBe(200)
  expect(file.headers.get('Use-As-Dictionary')).toBe('match="/*", match-dest=("document")')
  expect(file.headers.get('Cache-Control')).toContain('immutable')
  expect(sent.byteLength).toBeLessThan(20_000)
  expect(Buffer.from(await (await ask(path)).arrayBuffer())).toEqual(brotliDecompressSync(sent))
})

/** The only ones of their kinds. */
const single = new Set(['/', '/projects'])

test('who holds it gets the same page, one of many of its kind in under 3 KB', async () => {
  const { held, plain, digest } = await learn()
  const map = await (await ask('/sitemap.xml')).text()
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
  expect(pages.length).toBeGreaterThan(19)
  for (const [, path = ''] of pages) {
    const html = await (await ask(path)).text()
    const answer = await ask(path, holding(held))
    expect(answer.headers.get('Content-Encoding'), path).toBe('dcz')
    expect(answer.headers.get('Vary'), path).toContain('Available-Dictionary')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.subarray(0, 40), path).toEqual(
      Buffer.concat([Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]), digest]),
    )
    expect(zstdDecompressSync(body.subarray(40), { dictionary: plain }).toString(), path).toBe(html)
    expect(body.byteLength, path).toBeLessThan(single.has(path) ? 9500 : 3000)
  }
})

test('who holds another, or does not read it, gets what everybody gets', async () => {
  const { held } = await learn()
  const other = createHash('sha256').update('another').digest('base64')
  const without = { headers: { 'Accept-Encoding': 'br', 'Available-Dictionary': held } }
  for (const init of [holding(`:${other}:`), without]) {
    expect((await ask('/connect', init)).headers.get('Content-Encoding')).toBe('br')
  }
  expect((await ask('/dictionaries/0123456789abcdef')).status).toBe(404)
})
