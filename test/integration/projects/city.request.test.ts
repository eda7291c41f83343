import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { cities } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

test.each(['/city/%20', '/city/%09', '/city/,', '/city/150'])(
  '%s names no city, so it is the home page, not to be indexed',
  async (path) => {
    const response = await fetchPath(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Property in')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('Real Estate Projects')
  },
)

test('every listed place has a tile, and its page as many cards as the tile counts', async () => {
  const home = await (await fetchPath('/')).text()
  const tiles = [
    ...home.matchAll(/href="(\/city\/[\w-]+)"[^>]*>([^<]+)<\/a><\/h3><p>(?:(\d+) project|Coming)/g),
  ]
  expect(tiles.map(([, , name, count = '0']) => [name, Number(count)])).toEqual(
    cities.map(({ name, count }) => [name, count]),
  )
  for (const [, path = '', name, count = '0'] of tiles) {
    const html = await (await fetchPath(path)).text()
    expect(html, path).toContain(`<h1>${name} Real Estate Projects</h1>`)
    expect(html.match(/<article class="card/g)?.length ?? 0, path).toBe(Number(count))
  }
})

/** The style of a page for screens, which a page that is kept brings along. */
async function styleOf(path: string) {
  const html = await (await fetchPath(path)).text()
  const files = html.matchAll(/<link [^>]*rel="stylesheet" href="(\/assets\/[\w-]+\.css)"[^>]*>/g)
  const sheets = [...files].filter(([tag]) => !tag.includes('media="print"'))
  const texts = sheets.map(([, file = '']) => readFileSync(`build/client${file}`, 'utf8').trim())
  return (
    [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('') +
    texts.join('')
  )
}

test('what shows the home screen wears its style', async () => {
  const sheets = readdirSync('build/client/assets').filter((file) =>
    /^(?:frame|home)-.*\.css$/.test(file),
  )
  expect(sheets).toHaveLength(3)
  for (const path of ['/', '/city/12', '/nowhere']) {
    const style = await styleOf(path)
    for (const file of sheets)
      expect(style, path).toContain(readFileSync(`build/client/assets/${file}`, 'utf8').trim())
  }
})
