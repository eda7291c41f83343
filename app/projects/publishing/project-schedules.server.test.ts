import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'

import { checkHealth } from '#app/health/health-checks.server.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addEditor } from '#test/staff/staff-members.ts'

import { projectSchedules, publishNextProject } from './project-schedules.server.ts'
import { saveVersion } from './project-versions.server.ts'
import { publishVersion } from './publish-project.server.ts'
import { readPublished } from './published-projects.server.ts'

const filed = wholeCatalogue()
const plain = filed.find(({ price, possession, rera }) => price === '' && !possession && !rera)
if (!plain) throw new Error('The catalogue has no listing without a price.')
const { id: projectId } = plain
const by = { id: 'asha' }
const MINUTE = 60_000

async function saved(db: Transaction<Database>, summary: string, basedOn: string | null) {
  const content = { ...plain, summary }
  const answer = await saveVersion(db, { projectId, basedOn, content, sources: {} }, by)
  if (answer.kind !== 'saved') throw new Error('It was overtaken.')
  return answer.id
}

const shown = async (db: Transaction<Database>) =>
  (await readPublished(db)).projects.get(projectId)?.project.summary

const later = (db: Transaction<Database>, seconds: number) =>
  sql`update project_schedules set publish_at = publish_at - ${seconds} * interval '1 second'`.execute(
    db,
  )

test('publishes the scheduled version, whatever is saved after it', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const named = await saved(db, 'As it was named.', null)
    const publishAt = new Date(Date.now() + 10 * MINUTE)
    expect(await projectSchedules.add(db, { versionId: named, publishAt }, by)).toBe(true)
    expect(await projectSchedules.add(db, { versionId: named, publishAt }, by)).toBe(false)
    await saved(db, 'As it is written since.', named)
    expect(await projectSchedules.listOf(db, projectId)).toMatchObject([
      { versionId: named, publishAt, by: 'Agent asha', outcome: null },
    ])
    expect(await publishNextProject(db, { fileProjects: filed })).toBe(false)
    expect(await shown(db)).toBeUndefined()
    await later(db, 700)
    expect(await projectSchedules.findLate(db)).toBeGreaterThan(60)
    const noted: unknown[] = []
    const note = (_: unknown, ...who: unknown[]) => Promise.resolve(void noted.push(who))
    expect(await publishNextProject(db, { fileProjects: filed, note })).toBe(true)
    expect(noted).toEqual([[by, projectId]])
    expect(await shown(db)).toBe('As it was named.')
    expect(await projectSchedules.findLate(db)).toBe(0)
    expect(await projectSchedules.listOf(db, projectId)).toEqual([])
    expect(await publishNextProject(db, { fileProjects: filed })).toBe(false)
  })
})

test('does not publish a cancelled schedule, and cancels none of another project', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const named = await saved(db, 'Never.', null)
    await projectSchedules.add(db, { versionId: named, publishAt: new Date() }, by)
    const [waiting] = await projectSchedules.listPending(db)
    const id = waiting?.id ?? ''
    expect(await projectSchedules.cancel(db, { id, subject: projectId + 1 }, by)).toBe(false)
    expect(await projectSchedules.cancel(db, { id, subject: projectId }, by)).toBe(true)
    expect(await projectSchedules.cancel(db, { id, subject: projectId }, by)).toBe(false)
    await later(db, 60)
    expect(await publishNextProject(db, { fileProjects: filed })).toBe(false)
    expect(await shown(db)).toBeUndefined()
    expect(await projectSchedules.add(db, { versionId: named, publishAt: new Date() }, by)).toBe(
      true,
    )
  })
})

test('overwrites no newer publication, and a version that cannot be published has a reason', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const early = await saved(db, 'Early.', null)
    const faulty = await saved(db, '', early)
    const newer = await saved(db, 'Newer.', faulty)
    await projectSchedules.add(db, { versionId: faulty, publishAt: new Date() }, by)
    await later(db, 5)
    expect(await publishNextProject(db, { fileProjects: filed })).toBe(true)
    expect(await projectSchedules.listOf(db, projectId)).toMatchObject([{ outcome: 'faulty' }])
    await projectSchedules.add(db, { versionId: early, publishAt: new Date() }, by)
    await publishVersion(db, { id: newer }, { by, fileProjects: filed })
    await later(db, 5)
    expect(await publishNextProject(db, { fileProjects: filed })).toBe(true)
    expect(await shown(db)).toBe('Newer.')
    expect(await projectSchedules.listOf(db, projectId)).toMatchObject([{ outcome: 'overtaken' }])
  })
})

test('shows for a week that a newer version was published before', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const early = await saved(db, 'Early.', null)
    await projectSchedules.add(db, { versionId: early, publishAt: new Date() }, by)
    const newer = await saved(db, 'Newer.', early)
    await sql`insert into project_publications (project_id, version_id, slug, is_archived, published_at)
      values (${projectId}, ${newer}, ${plain.slug}, false, now() - interval '30 days')`.execute(db)
    await later(db, 5)
    expect(await publishNextProject(db, { fileProjects: filed })).toBe(true)
    const age = (days: number) =>
      sql`update project_schedules set done_at = now() - ${days} * interval '1 day'`.execute(db)
    await age(6)
    expect(await projectSchedules.listFailed(db)).toMatchObject([{ outcome: 'overtaken' }])
    await age(8)
    expect(await projectSchedules.listFailed(db)).toEqual([])
  })
})

test('shows a failed schedule, also on Health, until the next schedule or publication', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const faulty = await saved(db, '', null)
    const fail = async (versionId: string) => {
      await projectSchedules.add(db, { versionId, publishAt: new Date() }, by)
      await later(db, 5)
      await publishNextProject(db, { fileProjects: filed })
    }
    const told = async () => (await checkHealth(db, [])).find(({ name }) => name === 'schedules')
    expect(await projectSchedules.listFailed(db)).toEqual([])
    await fail(faulty)
    expect(await projectSchedules.listFailed(db)).toMatchObject([
      { subject: projectId, outcome: 'faulty' },
    ])
    expect(await told()).toMatchObject({
      state: 'bad',
      message: expect.stringContaining(plain.name),
    })
    // A cancelled schedule fixes nothing.
    await projectSchedules.add(db, { versionId: faulty, publishAt: new Date() }, by)
    expect(await projectSchedules.listFailed(db)).toEqual([])
    const [waiting] = await projectSchedules.listPending(db)
    await projectSchedules.cancel(db, { id: waiting?.id ?? '', subject: projectId }, by)
    expect(await projectSchedules.listFailed(db)).toHaveLength(1)
    await publishVersion(db, { id: await saved(db, 'Sound.', faulty) }, { by, fileProjects: filed })
    expect(await projectSchedules.listFailed(db)).toEqual([])
    expect(await told()).toMatchObject({ state: 'good' })
  })
})
