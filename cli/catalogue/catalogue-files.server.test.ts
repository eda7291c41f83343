import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { publishFaults } from '#app/projects/publishing/project-faults.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { anyProject as anyListing } from '#test/catalogue/any-project.ts'
import {
  exportTo,
  importFrom,
  publishFromDashboard,
  readAll,
  shown,
} from '#test/catalogue/catalogue-files.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { isShort } from '#test/helpers/site/short.ts'

import { projectsFolder } from '../../scripts/catalogue/validate-projects.ts'
import { loadPublished } from './published-catalogue.ts'

const filed = wholeCatalogue()
const [first, second] = filed.filter(({ pages }) => !pages)
const paged = filed.find(({ pages }) => pages)
if (!first || !second || !paged) throw new Error('The catalogue lacks what these tests change.')

let { folder, remove } = temporaryFolder()
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

const dated = (one: Project): Project => ({ ...one, possession: 'March 2031' })

it('the files of an installation, exported and imported, change nothing', async ({ trx: db }) => {
  const exported = await exportTo(folder, db, filed)
  expect(exported.written).toHaveLength(filed.length)
  const { version: before } = await readPublished(db)
  const imported = await importFrom(folder, db, filed)
  expect([imported.changed, imported.withoutFile]).toEqual([[], []])
  expect((await readPublished(db)).version).toBe(before)
  const again = await exportTo(folder, db, filed)
  expect([again.written, again.same.length]).toEqual([[], filed.length])
})

it('commands that tell of the projects tell of what is published', async ({ trx: db }) => {
  await publishFromDashboard(db, filed, dated(first))
  await publishFromDashboard(db, filed, second, true)
  const told = await loadPublished(db)
  expect(told).toHaveLength(filed.length - 1)
  expect(told.find(({ id }) => id === first.id)).toEqual(dated(first))
})

test('over the files that it was built with, an export writes what was published since and no other', async () => {
  cpSync(projectsFolder, folder, { recursive: true })
  await inTransaction(async (db) => {
    expect((await exportTo(folder, db, filed)).written).toEqual([])
    await publishFromDashboard(db, filed, dated(paged))
    const { written, replaced } = await exportTo(folder, db, filed)
    // Its pages had files of their own.
    expect([written, replaced]).toEqual([[`${paged.slug}.ts`], [`${paged.slug}/`]])
    expect(existsSync(join(folder, paged.slug))).toBe(false)
    expect(readdirSync(folder).some((name) => name.endsWith('.half'))).toBe(false)
    const text = readFileSync(join(folder, `${paged.slug}.ts`), 'utf8')
    expect(text).toContain("  possession: 'March 2031',\n")
  })
})

test('what was published, exported and imported into an empty catalogue is the same projects', async () => {
  const before = await inTransaction(async (db) => {
    await publishFromDashboard(db, filed, dated(first))
    await publishFromDashboard(db, filed, { ...second, slug: 'another-address' })
    await exportTo(folder, db, filed)
    return shown(db, filed)
  })
  await inTransaction(async (db) => {
    const { changed } = await importFrom(folder, db, [])
    expect(changed).toHaveLength(filed.length)
    expect(await shown(db, [])).toStrictEqual(before)
    expect((await importFrom(folder, db, [])).changed).toEqual([])
  })
})

test('whatever a project says survives the way through file, database and file', async () => {
  const numRuns = isShort ? 100 : 400
  const made = fc
    .sample(anyListing, { numRuns, seed: 20 })
    .map((one, at) => ({
      ...one,
      id: at,
      slug: `project-${at}`,
      name: `Project ${one.name} ${at}`,
    }))
    .filter((one) => publishFaults(one, { others: [] }).length === 0)
  expect(made.length).toBeGreaterThan(numRuns / 10)
  const projects = readAll(made)
  await inTransaction(async (db) => {
    await exportTo(join(folder, 'one'), db, projects)
    await importFrom(join(folder, 'one'), db, [])
    expect(await shown(db, [])).toStrictEqual(projects)
    await exportTo(join(folder, 'other'), db, [])
  })
  for (const file of readdirSync(join(folder, 'one')))
    expect(readFileSync(join(folder, 'other', file), 'utf8')).toBe(
      readFileSync(join(folder, 'one', file), 'utf8'),
    )
})

it('a project that moved lies in one file; that of an archived one stays until it is pruned, and shows nothing', async ({
  trx: db,
}) => {
  await exportTo(folder, db, filed)
  await publishFromDashboard(db, filed, { ...first, slug: 'another-address' })
  await publishFromDashboard(db, filed, second, true)
  expect(await exportTo(folder, db, filed)).toMatchObject({
    written: ['another-address.ts'],
    replaced: [`${first.slug}.ts`],
    archived: [`${second.slug}.ts`],
    pruned: [],
  })
  const { changed, stayArchived } = await importFrom(folder, db, filed)
  expect([changed, stayArchived.map(({ slug }) => slug)]).toEqual([[], [second.slug]])
  const { pruned } = await exportTo(folder, db, filed, true)
  expect(pruned).toEqual([`${second.slug}.ts`])
  expect(existsSync(join(folder, `${second.slug}.ts`))).toBe(false)
})

it('a changed fact is published with the source that its file names, over the draft that was open', async ({
  trx: db,
}) => {
  const checked = { source: 'staff', on: '2026-11-25' } as const
  await exportTo(folder, db, [
    { ...dated(first), checked },
    ...filed.filter(({ id }) => id !== first.id),
  ])
  const draft = await projectVersions.save(
    db,
    { subject: first.id, basedOn: null, content: { ...first, name: '' }, sources: {} },
    null,
  )
  const recorded = () =>
    db.selectFrom('audit_log').select(['kind', 'detail']).orderBy('id', 'desc').limit(1).execute()
  const before = await recorded()
  const trial = await importFrom(folder, db, filed, { isTrial: true })
  expect(await recorded()).toEqual(before)
  expect(trial.changed.map(({ project }) => project.slug)).toEqual([first.slug])
  expect((await readPublished(db)).version).toBe(0)
  const { supersededDrafts } = await importFrom(folder, db, filed)
  expect(await recorded()).toEqual([{ kind: 'listing-published', detail: { listing: first.id } }])
  expect(supersededDrafts.map(({ id }) => id)).toEqual([draft.kind === 'saved' && draft.id])
  const { changes } = await readPublished(db)
  expect(changes).toMatchObject([{ fact: 'possession', became: 'March 2031', checked }])
  expect(await projectVersions.findNewest(db, first.id)).toMatchObject({ note: 'By file' })
})

it('where one file may not be published none is, and what has no file is archived only when that is asked', async ({
  trx: db,
}) => {
  await exportTo(folder, db, [dated(first), { ...second, name: paged.name }])
  const refused = await importFrom(folder, db, filed)
  expect(refused.faults).toEqual([
    `${second.slug}.ts: the name “${paged.name}” is that of ${paged.name}`,
  ])
  expect((await readPublished(db)).version).toBe(0)
  const pruned = await importFrom(folder, db, filed, { prune: true })
  expect(pruned.archived).toHaveLength(filed.length - 2)
  const left = new Set((await shown(db, filed)).map(({ id }) => id))
  expect(left).toEqual(new Set([first.id, second.id]))
})
