import { expect, test } from 'vitest'

import { addressOf } from '#app/config/address-of.server.ts'
import { addresses, addressNames, type AddressName } from '#app/config/addresses.ts'
import { pageBudgets } from '#content/page-budgets.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { probes } from '#test/helpers/site/every-route.ts'

const robots = await (await fetchPath('/robots.txt')).text()
const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
const sitemap = await (await fetchPath('/sitemap.xml')).text()
const listed = [...sitemap.matchAll(/<loc>http:\/\/homes\.test([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path,
)

/** A path that the address answers, of those that every route is asked with. */
function pathOf(name: AddressName): string {
  const found = probes.find(({ path }) => !path.includes('?') && addressOf(path) === name)
  if (!found) throw new Error(`test/helpers/site/every-route.ts asks nothing of "${name}".`)
  return found.path
}

const pages = addressNames.filter(
  (name) => addresses[name].frame === 'site' && !name.startsWith('style') && name !== 'unknown',
)

const OPENED_BY_LINK = [
  'withdraw',
  'mailedWithdrawal',
  'linkedProject',
  'linkedPage',
  'visitorAlert',
  'join',
  'setUp',
]
const isOpenedByLink = (name: string) => OPENED_BY_LINK.includes(name)

test.each(pages)('search engines learn of the page "%s" as the table says', async (name) => {
  const path = pathOf(name)
  const answer = await fetchPath(path)
  const html = await answer.text()
  const mayBeListed = addresses[name].robots === 'index'
  // No one was given the links that are asked for.
  const isGiven = isOpenedByLink(name)
  expect(answer.status).toBe(isGiven ? 404 : 200)
  expect(html.includes('<meta name="robots" content="noindex"')).toBe(!mayBeListed)
  expect(html.includes('rel="canonical"')).toBe(mayBeListed)
  expect(answer.headers.get('X-Robots-Tag')).toBe(mayBeListed ? null : 'noindex')
  expect(listed.includes(path)).toBe(mayBeListed)
})

test.each(pages)('the page "%s" is kept in memory as the table says', async (name) => {
  const answer = await fetchPath(pathOf(name))
  // A page made for one visitor has a nonce of its own and no tag.
  expect(answer.headers.has('ETag')).toBe(addresses[name].isCached)
})

test.each(pages)('the page "%s" is written one way', async (name) => {
  const path = pathOf(name)
  if (path === '/') return
  for (const other of [`${path}/`, path.toUpperCase(), `/${path}`]) {
    const answer = await fetchPath(other)
    expect([other, answer.status, answer.headers.get('Location')]).toEqual([other, 301, path])
  }
})

/** Without the pages that other tests publish in the same database. */
const shipped = listed.filter((path) => pageBudgets[path] !== undefined)

test('every page that we ship has the card of its own', async () => {
  expect(shipped.length).toBeGreaterThan(40)
  const cards = await Promise.all(
    shipped.map(async (path) => {
      const html = await (await fetchPath(path)).text()
      return /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? path
    }),
  )
  expect(new Set(cards).size).toBe(shipped.length)
})

test.each(addressNames.filter((name) => addresses[name].robots === 'disallow'))(
  'robots are asked to leave "%s" alone',
  (name) => {
    const { path } = addresses[name]
    expect(closed.some((start) => path.startsWith(start))).toBe(true)
    expect(listed).not.toContain(path)
  },
)

test('an unknown address says so above the home page', async () => {
  const answer = await fetchPath('/nowhere')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('We don’t have a page at this address.')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(await (await fetchPath('/')).text()).not.toContain('at this address')
})
