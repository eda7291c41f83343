import { brotliCompressSync, constants } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicPaths } from '#test/helpers/site/public-paths.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

/** Ten packets of 1,460 bytes, which a server sends before it hears from the browser (RFC 6928). */
const FIRST_WAY = 14_600

let site: Site | undefined
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://homes.test' })
})
afterAll(() => site?.stop())

/** Bytes that are sent until the end of a page's name, its headers among them. */
async function bytesToName(path: string): Promise<number> {
  const answer = await fetch(`${site?.base}${path}`)
  const html = await answer.text()
  const end = html.indexOf('</h1>')
  expect(end, `${path} has no name`).toBeGreaterThan(0)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const begun = brotliCompressSync(html.slice(0, end), { params })
  const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\r\n')
  return begun.byteLength + headers.length
}

test('style, menus and name of every page come the first way there', async () => {
  const paths = publicPaths(await (await fetch(`${site?.base}/sitemap.xml`)).text())
  expect(paths.length).toBeGreaterThan(40)
  const late: string[] = []
  for (const path of paths) {
    const bytes = await bytesToName(path)
    if (bytes > FIRST_WAY) late.push(`${path}: ${bytes}`)
  }
  expect(late).toEqual([])
})
