import type { JsonFields } from '#app/lib/json/json.ts'
import { sql, type Transaction } from 'kysely'
import { expect } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Database } from '#db/schema.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { projectVersions } from './project-store.server.ts'
import { publishProject } from './publish-project.server.ts'
import { findCatalogueVersion, readPublished } from './published-projects.server.ts'
import { NOTHING_PUBLISHED, withPublished } from './published.ts'

const filed = wholeCatalogue()
const [first] = filed
if (!first) throw new Error('The catalogue is empty.')
const projectId = first.id
const asha = { id: 'asha' }
const source = { source: 'developer', on: '2026-11-26' } as const

type Trx = Transaction<Database>

async function save(
  db: Trx,
  content: JsonFields,
  { basedOn = null as string | null, sources = {} } = {},
) {
  return projectVersions.save(db, { subject: projectId, basedOn, content, sources }, asha)
}

async function saved(...asked: Parameters<typeof save>): Promise<string> {
  const answer = await save(...asked)
  if (answer.kind !== 'saved') throw new Error('It was overtaken.')
  return answer.id
}

const publish = (db: Trx, id: string, isArchived = false) =>
  publishProject(db, { id, isArchived }, { by: asha, fileProjects: filed })

const changed = { ...first, possession: 'March 2031' }

it('shows a draft only after its publication, and stores the change', async ({ trx: db }) => {
  await addAgent(db, asha.id)
  const id = await saved(db, changed, { sources: { possession: source } })
  expect((await readPublished(db)).projects.size).toBe(0)
  const before = await findCatalogueVersion(db)
  expect(await publish(db, id)).toMatchObject({ kind: 'published' })
  const published = await readPublished(db)
  expect(published.version).toBeGreaterThan(before)
  expect(await findCatalogueVersion(db)).toBe(published.version)
  expect(withPublished(filed, published).find((one) => one.id === projectId)).toEqual(changed)
  expect(published.changes).toMatchObject([
    { projectId, fact: 'possession', became: 'March 2031', checked: source },
  ])
  expect(await publish(db, id)).toEqual({ kind: 'absent' })
})

it('a draft may be incomplete, but needs to be valid and sourced for publishing', async ({
  trx: db,
}) => {
  const half = await saved(db, { ...changed, name: '' })
  expect(await publish(db, half)).toEqual({
    kind: 'faulty',
    faults: [{ at: ['name'], text: 'must say something' }],
  })
  const whole = await saved(db, changed, { basedOn: half })
  expect(await publish(db, whole)).toMatchObject({ kind: 'unsourced', changed: 1 })
  const taken = await saved(db, { ...changed, id: 999_999 }, { basedOn: whole })
  expect((await publish(db, taken)).kind).toBe('faulty')
  expect((await readPublished(db)).version).toBe(0)
})

it('a text that contradicts a fact is published, a RERA number in the wrong form is not', async ({
  trx: db,
}) => {
  const told = { ...first, summary: 'Homes on 900 acres, with 70 floors.' }
  const id = await saved(db, told)
  expect(await publish(db, id)).toMatchObject({ kind: 'published' })
  const rera = { registered: true, number: 'ABC 1' }
  const wrong = await saved(db, { ...told, rera }, { basedOn: id })
  expect(await publish(db, wrong)).toMatchObject({
    kind: 'faulty',
    faults: [{ at: ['rera', 'number'] }],
  })
})

it('a version with sentences about something else is read without them', async ({ trx: db }) => {
  const asides = [{ says: 'Royal City was built before', of: 'Royal City' }]
  const id = await saved(db, { ...first, asides })
  expect((await projectVersions.findNewest(db, projectId))?.content).not.toHaveProperty('asides')
  expect(await publish(db, id)).toMatchObject({ kind: 'published' })
  expect((await readPublished(db)).projects.get(projectId)?.project).toEqual(first)
})

it('an earlier address redirects, an archived project disappears and returns unchanged', async ({
  trx: db,
}) => {
  const moved = await saved(db, { ...first, slug: 'another-address' })
  await publish(db, moved)
  const gone = await saved(db, { ...first, slug: 'another-address' }, { basedOn: moved })
  await publish(db, gone, true)
  const published = await readPublished(db)
  expect(published.formerSlugs.get('another-address')).toBe(projectId)
  expect(withPublished(filed, published).some(({ id }) => id === projectId)).toBe(false)
  const back = await saved(db, first, { basedOn: gone })
  await publish(db, back)
  expect(withPublished(filed, await readPublished(db))).toEqual(filed)
})

it('names an unreadable version and keeps its file', async ({ trx: db }) => {
  const id = await saved(db, { ...first, colour: 'green' })
  await db
    .insertInto('project_publications')
    .values({ project_id: projectId, version_id: id, slug: first.slug })
    .execute()
  const published = await readPublished(db)
  expect([...published.faults.keys()]).toEqual([projectId])
  expect(withPublished(filed, published)).toEqual(filed)
  expect((await projectVersions.findNewest(db, projectId))?.publishedAt).toBeInstanceOf(Date)
})

it('an incremental read equals a full one', async ({ trx: db }) => {
  await addAgent(db, asha.id)
  const known = [NOTHING_PUBLISHED]
  const isReadAlike = async () => {
    const whole = await readPublished(db)
    for (const before of known) expect(await readPublished(db, before)).toEqual(whole)
    known.push(whole)
    return whole
  }
  const one = await saved(db, changed, { sources: { possession: source } })
  await publish(db, one)
  await isReadAlike()
  const moved = await saved(db, { ...changed, slug: 'another-address' }, { basedOn: one })
  await publish(db, moved)
  expect((await isReadAlike()).changes).toHaveLength(1)
  const wrong = await saved(db, { ...first, colour: 'green' }, { basedOn: moved })
  const values = { project_id: projectId, version_id: wrong, slug: first.slug }
  await db.insertInto('project_publications').values(values).execute()
  expect((await isReadAlike()).projects.size).toBe(0)
  const back = await saved(db, first, {
    basedOn: wrong,
    sources: { possession: { ...source, on: '2026-11-25' } },
  })
  await publish(db, back, true)
  const last = await isReadAlike()
  expect(last.faults.size).toBe(0)
  // As after a restore of an older backup.
  expect(await readPublished(db, { ...last, version: last.version + 1 })).toEqual(last)
})

it('a project with a long address from before the limit stays and can be published again', async ({
  trx: db,
}) => {
  await addAgent(db, asha.id)
  const slug = 'maple-court-'.repeat(8) + 'villas'
  const id = await saved(db, { ...first, slug })
  expect(await publish(db, id)).toMatchObject({ kind: 'faulty', faults: [{ at: ['slug'] }] })
  await sql`insert into project_publications (project_id, version_id, slug, is_archived)
    values (${projectId}, ${id}, ${slug}, false)`.execute(db)
  const published = await readPublished(db)
  expect([...published.faults]).toEqual([])
  expect(published.projects.get(projectId)?.project.slug).toBe(slug)
  const next = await saved(
    db,
    { ...changed, slug },
    { basedOn: id, sources: { possession: source } },
  )
  expect(await publish(db, next)).toMatchObject({ kind: 'published' })
})
