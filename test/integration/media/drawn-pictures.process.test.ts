import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { initialProject } from '#app/editor/list/new-project.ts'
import { readDrawingState } from '#app/media/drawings/drawing-state.server.ts'
import { listSets } from '#app/media/drawings/drawn-folder.server.ts'
import { printerHash } from '#app/media/renditions/picture-sources.server.ts'
import { printSlot } from '#app/media/slots/print-slot.server.ts'
import { projectSlot } from '#app/media/slots/project-slot.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { publisherAt } from '#test/helpers/publisher.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const SOON = { timeout: 20_000, interval: 100 }
/** Three pictures, each of about ten seconds, on a machine that does other things. */
const DRAWN = { timeout: 240_000, interval: 500 }
const STILL = 'No picture of this project has been drawn yet.'
/** In the structured data, on phones and on wide screens. */
const PICTURES = ['test-plots', 'test-plots-wide']
const begun = initialProject(
  { name: 'Test Plots', type: 'Plots', location: 'Sector 150, Noida', state: 'Uttar Pradesh' },
  { id: 900, slug: 'test-plots', today: '2026-11-26' },
)

const folder = temporaryFolder()
const otherFolder = temporaryFolder()
let site: Site
/** Another process of the same deployment, with a data folder of its own. */
let other: Site
let publisher: ReturnType<typeof publisherAt>
const variables = { PUBLIC_URL: 'http://homes.test', PREPARE_PICTURES: 'drawings' }

beforeAll(async () => {
  site = await startSite(variables, folder.folder)
  publisher = publisherAt(site.folder)
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  other = await startSite({ ...variables, DATABASE_URL: url }, otherFolder.folder)
}, 120_000)
afterAll(async () => {
  await publisher.close()
  await other.stop()
  await site.stop()
  otherFolder.remove()
  folder.remove()
})

const ask = (path: string, at = site) => fetch(at.base + path, { redirect: 'manual' })
const read = async (path: string, at = site) => (await ask(path, at)).text()
const cardOf = (page: string) =>
  /property="og:image" content="[^"]+?(\/cards\/[^"]+)"/.exec(page)?.[1]
const brochureOf = (page: string) => /\/brochures\/[a-z0-9-]+\.pdf[^"]*/.exec(page)?.[0]
const drawnIn = (html: string) =>
  [
    ...new Set(
      [...html.matchAll(/\/pictures\/(test-plots[a-z-]*)-[0-9a-f]{8}-/g)].map(([, id = '']) => id),
    ),
  ].toSorted()

test('a new project shows a still until the site has drawn it: page, card, brochure and social card of every process', async () => {
  await publisher.publish(begun)
  await vi.waitFor(async () => expect((await ask('/test-plots')).status).toBe(200), SOON)
  const before = await ask('/test-plots')
  const still = await before.text()
  expect(still).toContain(STILL)
  expect(still).toContain('We do not have a picture of this project yet')
  expect(drawnIn(still)).toEqual([])

  const half: unknown[] = []
  for (const at of [site, other])
    await vi.waitFor(async () => {
      const page = await read('/test-plots', at)
      half.push(...(page.includes(STILL) ? drawnIn(page) : []))
      expect(page).not.toContain(STILL)
      expect(drawnIn(page)).toEqual(PICTURES)
    }, DRAWN)

  expect(half).toEqual([])

  const after = await ask('/test-plots')
  const page = await after.text()
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  expect(page).toContain(IMPRESSION_LABEL)
  expect(page).not.toContain('have a picture of this project yet')
  expect(await read('/test-plots', other)).toBe(page)
  expect(drawnIn(await read('/projects'))).toEqual(['test-plots'])
  const card = cardOf(page) ?? ''
  expect(card).not.toBe(cardOf(still))
  expect((await ask(card)).status).toBe(200)
  const brochure = brochureOf(page) ?? ''
  expect(brochure).not.toBe('')
  expect((await ask(brochure)).headers.get('content-type')).toBe('application/pdf')
  const [address = ''] = /\/pictures\/test-plots-wide-[^ "]+\.avif/.exec(page) ?? []
  expect((await ask(address, other)).headers.get('content-type')).toBe('image/avif')
}, 300_000)

test('the drawings are those that a file of the project is drawn to, and no other', async () => {
  const [set, ...others] = await listSets(folder.folder, begun.id)
  expect(others).toEqual([])
  const card = readFileSync(join(set?.folder ?? '', 'card.avif'))
  const printed = await printSlot(projectSlot(begun), await printerHash())
  expect(printed !== 'same' && card.equals(printed.data)).toBe(true)
  expect(set?.pictures[0]).toMatchObject({ hash: printed !== 'same' && printed.hash })
}, 120_000)

test('a process that starts again shows them with its first page', async () => {
  await other.stop()
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  other = await startSite(
    { ...variables, DATABASE_URL: url, PREPARE_PICTURES: 'false' },
    otherFolder.folder,
  )
  expect(drawnIn(await read('/test-plots', other))).toEqual(PICTURES)
}, 60_000)

test('a process that has not drawn yet leads to its still where another already names a drawing', async () => {
  const [address = ''] =
    /\/pictures\/test-plots-wide-[^ "]+\.avif/.exec(await read('/test-plots')) ?? []
  const bare = temporaryFolder()
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  const third = await startSite(
    { ...variables, DATABASE_URL: url, PREPARE_PICTURES: 'false' },
    bare.folder,
  )
  try {
    expect(await read('/test-plots', third)).toContain(STILL)
    const led = await ask(address, third)
    expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'no-store'])
    const shown = await ask(led.headers.get('location') ?? '', third)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif'])
    const unknown = address.replace('test-plots', 'test-nothing')
    expect((await ask(unknown, third)).status).toBe(404)
    // The owner of this one reads that it draws none, and which project lacks its pictures.
    await vi.waitFor(async () => {
      const { undrawn } = await readDrawingState(bare.folder)
      expect(undrawn).toEqual({ still: [begun.name], earlier: [] })
    }, SOON)
  } finally {
    await third.stop()
    bare.remove()
  }
}, 60_000)

test('a photo goes before the drawing, which is found by the pages that are open', async () => {
  const drawnPage = await read('/test-plots')
  const [address = ''] = /\/pictures\/test-plots-wide-[^ "]+\.avif/.exec(drawnPage) ?? []
  const [set] = await listSets(folder.folder, begun.id)
  const media = join(folder.folder, 'media')
  const file = 'test-plots-0123456789abcdef.avif'
  const shown = { slot: 'test-plots', file, width: 1600, height: 1200, focus: 40 }
  mkdirSync(media)
  copyFileSync(join(set?.folder ?? '', 'card.avif'), join(media, file))
  writeFileSync(
    join(media, 'media.json'),
    JSON.stringify([
      {
        ...shown,
        alt: 'Plots behind a gate.',
        hash: '0123456789abcdef',
        addedAt: '2026-11-26T00:00:00Z',
      },
    ]),
  )
  await vi.waitFor(async () => {
    const page = await read('/test-plots')
    expect(page).toContain('/pictures/test-plots-01234567-')
    // A photo is never paired with an impression.
    expect(page).not.toContain('/pictures/test-plots-wide-')
    expect(await read('/projects')).toContain('/pictures/test-plots-01234567-')
  }, SOON)
  expect((await ask(address)).status).toBe(200)
}, 60_000)
