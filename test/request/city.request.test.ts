import { expect, test } from 'vitest'

import { ask } from '../app.ts'
import { cities } from '../listed.ts'

test.each(['/city/%20', '/city/%09', '/city/,', '/city/150'])(
  '%s names no city, so it is the home page, not to be indexed',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Property in')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('Real Estate Projects')
  },
)

test('every listed place has a tile, and its page as many cards as the tile counts', async () => {
  const home = await (await ask('/')).text()
  const tiles = [
    ...home.matchAll(/href="(\/city\/[\w-]+)"[^>]*>([^<]+)<\/a><\/h3><p>(?:(\d+) project|Coming)/g),
  ]
  expect(tiles.map(([, , name, count = '0']) => [name, Number(count)])).toEqual(
    cities.map(({ name, count }) => [name, count]),
  )
  for (const [, path = '', name, count = '0'] of tiles) {
    const html = await (await ask(path)).text()
    expect(html, path).toContain(`<h1>${name}<!-- --> Real Estate Projects</h1>`)
    expect(html.match(/<article class="card/g)?.length ?? 0, path).toBe(Number(count))
  }
})

async function sheetsOf(path: string) {
  const html = await (await ask(path)).text()
  return [...html.matchAll(/href="(\/assets\/[\w-]+\.css)"/g)].map(([, file]) => file)
}

test('what shows the home screen wears its sheets', async () => {
  const home = await sheetsOf('/')
  expect(home.length).toBeGreaterThan(1)
  for (const path of ['/city/12', '/nowhere'])
    expect(await sheetsOf(path)).toEqual(expect.arrayContaining(home))
})
