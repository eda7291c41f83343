import type { Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import {
  findFormer,
  takeCatalogue,
  wholeCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { loadHistory } from '#app/projects/history/past-publications.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { addressHolders } from '#app/projects/publishing/address-holders.ts'
import type {
  PublicationHistory,
  PastPublication,
} from '#app/projects/publishing/import/publication-history.ts'
import { listVersions } from '#app/projects/publishing/project-versions.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { NOTHING_PUBLISHED } from '#app/projects/publishing/published.ts'
import type { Database } from '#db/schema.ts'
import {
  exportTo,
  importFrom,
  publishFromDashboard,
  shown,
} from '#test/catalogue/catalogue-files.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { importHistoryAudited } from './import-audited.ts'
import { exportHistory, readHistoryFile } from './history-file.ts'

type Trx = Transaction<Database>

const filed = wholeCatalogue()
const [first, second, third, fourth] = filed.filter(
  ({ pages, possession }) => !pages && possession === undefined,
)
const last = filed.at(-1)
if (!first || !second || !third || !fourth || !last)
  throw new Error('The catalogue lacks what these tests change.')

let { folder, remove } = temporaryFolder()
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())
afterEach(() => takeCatalogue(NOTHING_PUBLISHED))

const moved = { ...first, slug: 'another-address', possession: 'March 2031' }
const check = { source: 'developer', on: '2026-04-30' } as const
const change = { fact: 'possession', part: '', was: 'June 2030', became: 'March 2031' } as const

function inMay(day: string, project: Project, more: Partial<PastPublication> = {}) {
  const { id: parsed, slug } = project
  const publishedAt = `2026-05-${day}T09:30:00.000Z`
  const content = { ...project }
  return { listing: parsed, slug, publishedAt, isArchived: false, changes: [], content, ...more }
}

const told = { changes: [{ ...change, ...check }] }

async function changesOf(db: Trx) {
  const { changes } = await readPublished(db)
  return changes.map((one) => ({ ...one, publication: 0 }))
}

const take = (db: Trx, ...publications: PublicationHistory['publications']) =>
  importHistoryAudited(db, { publications }, filed)

const remember = async (db: Trx, built: readonly Project[]) =>
  exportHistory(folder, await loadHistory(db, built), {
    fromFile: built,
    published: await readPublished(db),
  })

/** A site whose projects have a past; returns its changes. */
const elsewhere = () =>
  inTransaction(async (db) => {
    await take(db, inMay('01', { ...first, possession: 'March 2031' }, told))
    await publishFromDashboard(db, filed, moved)
    await publishFromDashboard(db, filed, { ...third, possession: 'April 2032' })
    await publishFromDashboard(db, filed, second, true)
    await exportTo(folder, db, filed, true)
    expect(await remember(db, filed)).toEqual({ isWritten: true, left: [] })
    expect(await remember(db, filed)).toEqual({ isWritten: false, left: [] })
    return { changes: await changesOf(db), listings: await shown(db, filed) }
  })

test.each([
  ['of the same build', filed],
  ['that was built with none of these listings', []],
])('a site %s has the log, the old addresses and what is off the site', async (_, built) => {
  const before = await elsewhere()
  expect(before.changes.length).toBeGreaterThan(1)
  const past = new Set([first.id, second.id, third.id])
  await inTransaction(async (db) => {
    const { history: memory, faults } = await readHistoryFile(folder)
    expect(faults).toEqual([])
    const { taken, left } = await importHistoryAudited(db, memory, built)
    expect([taken.length, left]).toEqual([3, []])
    await importFrom(folder, db, built)
    expect(await shown(db, built)).toStrictEqual(before.listings)
    const log = await changesOf(db)
    // The history of projects that it has never shown begins with their facts.
    expect(log.filter(({ projectId }) => past.has(projectId))).toEqual(before.changes)
    const published = await readPublished(db)
    takeCatalogue(published)
    expect(findFormer(first.slug)).toEqual({ movedTo: moved.slug })
    expect(findFormer(second.slug)).toMatchObject({ archived: { id: second.id } })
    const again = await importHistoryAudited(db, memory, built)
    const { changed } = await importFrom(folder, db, built)
    expect([again.taken, again.left, changed]).toEqual([[], [], []])
    expect((await readPublished(db)).version).toBe(published.version)
    const { publications } = await loadHistory(db, built)
    expect(publications.filter(({ listing: project }) => past.has(project))).toEqual(
      memory.publications,
    )
  })
})

test('a site that imports what it exported has nothing to take over', async () => {
  await inTransaction(async (db) => {
    await publishFromDashboard(db, filed, moved)
    const memory = await loadHistory(db, filed)
    // Its file's address is the only one of the file.
    expect(memory.publications.map(({ slug }) => slug)).toEqual([first.slug, moved.slug])
    expect(await importHistoryAudited(db, memory, filed)).toMatchObject({ taken: [], left: [] })
    await remember(db, filed)
    // Built with the exported file, it knows the previous address from there.
    const built = filed.map((one) => (one.id === first.id ? moved : one))
    expect(await remember(db, built)).toEqual({ isWritten: false, left: [moved.slug] })
    expect((await importHistoryAudited(db, memory, built)).taken).toMatchObject([
      { isBeneath: true },
    ])
    expect(await remember(db, built)).toEqual({ isWritten: true, left: [] })
    const holders = addressHolders(built, await readPublished(db))
    expect(holders.get(first.slug)?.slug).toBe(moved.slug)
    expect((await importHistoryAudited(db, memory, built)).taken).toEqual([])
  })
})

test('what the other site published since is added to what came before', async () => {
  await inTransaction(async (db) => {
    const past = inMay('01', first)
    await take(db, past)
    const since = inMay('07', { ...first, possession: 'March 2031' }, told)
    const { taken } = await take(db, past, since)
    expect(taken).toMatchObject([{ missing: [since], isBeneath: false }])
    expect(await changesOf(db)).toMatchObject([{ publishedAt: since.publishedAt, checked: check }])
    const [version] = await listVersions(db, first.id, { limit: 1 })
    expect(version).toMatchObject({ madeAt: new Date(since.publishedAt), madeBy: null })
  })
})

test('what this site shows and has published itself stays, with the past below it in the order of its days', async () => {
  await inTransaction(async (db) => {
    await publishFromDashboard(db, filed, { ...first, possession: 'May 2032' })
    await publishFromDashboard(db, filed, { ...third, possession: 'April 2032' })
    const own = await changesOf(db)
    const before = await shown(db, filed)
    const past = [inMay('01', { ...first, slug: 'old-address' }), inMay('02', first, told)]
    const { taken } = await take(db, ...past)
    expect(taken).toMatchObject([{ isBeneath: true, missing: past }])
    expect(await shown(db, filed)).toStrictEqual(before)
    const log = await changesOf(db)
    expect(log.slice(0, -1)).toEqual(own)
    expect(log.at(-1)).toMatchObject({ ...change, checked: check })
    const published = await readPublished(db)
    expect(addressHolders(filed, published).get('old-address')?.slug).toBe(first.slug)
    expect((await take(db, ...past)).taken).toEqual([])
  })
})

test('what would contradict this site is left, and why is said', async () => {
  await inTransaction(async (db) => {
    await publishFromDashboard(db, filed, { ...first, possession: 'May 2032' })
    await publishFromDashboard(db, filed, { ...third, slug: 'another-place' })
    await publishFromDashboard(db, filed, { ...fourth, possession: 'May 2032' })
    const { version } = await readPublished(db)
    const late = { ...inMay('01', first), publishedAt: '2999-05-01T09:30:00.000Z' }
    const { taken, left } = await take(
      db,
      late,
      inMay('01', { ...second, slug: third.slug }),
      inMay('01', { ...second, slug: 'castle', name: 'Castle' }, { listing: fourth.id }),
      inMay('01', { ...last, id: 9001, slug: 'no-other' }),
    )
    expect(taken).toEqual([])
    expect(left.map(({ why }) => why)).toEqual([
      expect.stringContaining('this site has a history of it of its own, since '),
      `the address “${third.slug}” is that of ${third.name} on this site`,
      `number ${fourth.id} is that of ${fourth.name} on this site`,
      `this site has another listing of this name, at “${last.slug}”`,
    ])
    expect((await readPublished(db)).version).toBe(version)
  })
})
