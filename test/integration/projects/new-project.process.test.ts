import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { initialProject } from '#app/editor/list/new-project.ts'
import { sheetsOf } from '#test/e2e/helpers/files/read-paper.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { publisherAt } from '#test/helpers/publisher.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const SOON = { timeout: 20_000, interval: 100 }
const begun = {
  ...initialProject(
    {
      name: 'Test Meadows',
      type: 'Apartments',
      location: 'Sector 150, Noida',
      state: 'Uttar Pradesh',
    },
    { id: 900, slug: 'test-meadows', today: '2026-11-26' },
  ),
}
const some = projectWhere('with pictures', ({ sections }) =>
  sections.some(({ kind }) => kind === 'gallery'),
)

const plain = projectWhere(
  'without a price',
  ({ id, price, revealPrice }) => id !== some.id && price === '' && !revealPrice,
)

let site: Site
/** Another process of the same deployment. */
let other: Site
let folder: ReturnType<typeof temporaryFolder>
let publisher: ReturnType<typeof publisherAt>
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'http://homes.test' })
  publisher = publisherAt(site.folder)
  folder = temporaryFolder()
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  other = await startSite({ PUBLIC_URL: 'http://homes.test', DATABASE_URL: url }, folder.folder)
}, 120_000)
afterAll(async () => {
  await publisher.close()
  await other.stop()
  folder.remove()
  await site.stop()
})

const ask = (path: string, at = site) => fetch(at.base + path, { redirect: 'manual' })
const read = async (path: string, at = site) => (await ask(path, at)).text()

test('a project without a file has a page, a still, a brochure, and a place in lists, city, sitemap and search', async () => {
  expect((await ask('/test-meadows')).status).toBe(404)
  await publisher.publish(begun)
  await vi.waitFor(async () => expect((await ask('/test-meadows')).status).toBe(200), SOON)
  const page = await read('/test-meadows')
  expect(page).toContain('No picture of this project has been drawn yet.')
  for (const path of ['/', '/projects', '/city/noida', '/connect', '/sitemap.xml', '/llms.txt'])
    expect((await ask(path)).status, path).toBe(200)
  for (const path of [
    '/projects',
    '/city/noida',
    '/sitemap.xml',
    '/search-index.json',
    '/llms.txt',
  ])
    expect(await read(path), path).toContain('test-meadows')
  const brochure = await ask('/brochures/test-meadows.pdf')
  expect([200, 302, 503]).toContain(brochure.status)
  const card = /property="og:image" content="http:\/\/homes\.test([^"]+)"/.exec(page)?.[1] ?? ''
  expect((await ask(card)).status).toBe(200)
  expect((await ask('/visit/test-meadows')).status).toBe(200)
})

test('a project with another address keeps its pictures, and its former address leads to it', async () => {
  const before = new Set(pictures(await read(`/${some.slug}`)))
  await publisher.publish({ ...some, slug: 'another-address' })
  await vi.waitFor(async () => expect((await ask('/another-address')).status).toBe(200), SOON)
  const page = await read('/another-address')
  expect(new Set(pictures(page))).toEqual(before)
  expect(page).not.toContain('No picture of this project')
  const led = await ask(`/${some.slug}?utm_source=x`)
  expect([led.status, led.headers.get('location')]).toEqual([301, '/another-address?utm_source=x'])
  expect(led.headers.get('cache-control')).toBe('no-cache')
  expect((await ask(`/visit/${some.slug}`)).headers.get('location')).toBe('/visit/another-address')
})

test('a price that is published stands on card, page, structured data and brochure of every process, all of it at once', async () => {
  const path = `/${plain.slug}`
  const before = await read(path, other)
  expect(before).not.toContain('3.10')
  await publisher.publish({ ...plain, price: '3.10 CR' })
  await vi.waitFor(async () => expect(await read(path, other)).toContain('3.10'), SOON)
  const page = await read(path, other)
  expect(page).toMatch(/₹\u00a03\.10\u00a0CR/)
  expect(page).toContain('"minPrice":31000000')
  expect(await read('/projects', other)).toMatch(/₹\u00a03\.10\u00a0CR/)
  const [file = ''] = /\/brochures\/[a-z0-9-]+\.pdf[^"]*/.exec(page) ?? []
  const brochure = await ask(file, other)
  expect(brochure.headers.get('content-type')).toBe('application/pdf')
  const sheets = sheetsOf(Buffer.from(await brochure.arrayBuffer()))
  expect(sheets.join(' ')).toMatch(/₹\s3\.10\sCR/)
  await vi.waitFor(async () => expect(await read(path)).toContain('3.10'), SOON)
  const [tag, others] = await Promise.all([ask(path), ask(path, other)])
  expect(tag.headers.get('etag')).toBe(others.headers.get('etag'))
}, 60_000)

/** The slots whose pictures a page shows. */
function pictures(html: string): (string | undefined)[] {
  return [...html.matchAll(/\/pictures\/([a-z0-9-]+?)-[0-9a-f]{8}-/g)].map(([, id]) => id)
}
