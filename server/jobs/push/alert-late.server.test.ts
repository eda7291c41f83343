import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { pageSchedules, pageVersions } from '#app/pages/publishing/page-store.server.ts'
import { projectSchedules, projectVersions } from '#app/projects/publishing/project-store.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { lateTexts } from '#app/strings/en/late.ts'
import { db } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import {
  addDevice,
  addPerson,
  forgetPushed,
  passForPushes,
  pushOutbox,
  sendDuePushes,
  startAllowedService,
} from '#test/helpers/pushed-people.ts'

import { alertLate } from './alert-late.ts'
import { PUSH_QUEUE, sendQueued } from './push.ts'

const projectId = 951
const at = Date.parse('2099-11-26T18:33:00Z')
let service: Awaited<ReturnType<typeof startAllowedService>>
/** Looks and sends as the jobs of a process do so many seconds after the hour. */
async function after(seconds: number) {
  const noticed = await alertLate(db, service.boss, new Date(at + seconds * 1000))
  return { noticed, failures: (await sendDuePushes(service.boss)).failures }
}

let [asha, owner]: Staff[] = []
beforeAll(async () => {
  service = await startAllowedService()
})
afterAll(() => service.stop())

beforeEach(async () => {
  ;[asha, owner] = [await addPerson(), await addPerson()]
  await db.updateTable('staff_users').set({ can_edit: true }).where('id', '=', asha.id).execute()
  await db.updateTable('staff_users').set({ role: 'owner' }).where('id', '=', owner.id).execute()
  service.taken.length = 0
})
afterEach(async () => {
  await sql`delete from late_publications;
    delete from project_schedules; delete from page_schedules`.execute(db)
  await forgetPushed()
})

async function scheduled(by: Staff | undefined) {
  if (!by || !owner) throw new Error('No one is there.')
  const content = { ...plainDraft('late-meadows', 'Late Meadows'), id: projectId }
  const newest = await db
    .selectFrom('project_versions')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const draft = { subject: projectId, basedOn: newest?.id ?? null, content, sources: {} }
  const saved = await projectVersions.save(db, draft, by)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  await projectSchedules.add(db, { versionId: saved.id, publishAt: new Date(at) }, by)
  const other = await addPerson()
  for (const one of [by, owner, other]) await addDevice(service, one)
}

test('the author and owners get one alert a minute after a missed schedule, and no one before', async () => {
  await scheduled(asha)
  expect(await after(60)).toEqual({ noticed: [], failures: [] })
  expect(service.taken).toEqual([])
  const [first, second] = await Promise.all([after(61), after(61)])
  expect([...first.noticed, ...second.noticed]).toMatchObject([
    { kind: 'listing', subject: String(projectId), name: 'Late Meadows' },
  ])
  expect((await after(300)).noticed).toEqual([])
  expect(service.taken).toHaveLength(2)
  expect(service.taken[0]?.message).toMatchObject({
    notification: {
      title: lateTexts.title('Late Meadows'),
      body: lateTexts.body('27 Nov 2099, 12:03 am'),
      navigate: expect.stringContaining(`/dashboard/projects/${projectId}`),
    },
  })
})

test('it works while another transaction locks the schedule', async () => {
  await scheduled(asha)
  await db.transaction().execute(async (trx) => {
    await sql`select from project_schedules for update`.execute(trx)
    expect((await after(61)).noticed).toHaveLength(1)
  })
  expect(service.taken).toHaveLength(2)
})

test('a busy push service is retried until publication', async () => {
  await scheduled(asha)
  service.answerNext(503, 503)
  expect((await after(61)).failures).toHaveLength(2)
  await passForPushes(6)
  service.answerNext(201, 503)
  expect((await after(70)).failures).toHaveLength(1)
  await sql`update project_schedules set cancelled_at = now()`.execute(db)
  await passForPushes(21)
  await after(80)
  expect(service.taken).toHaveLength(4)
  expect(await pushOutbox()).toEqual([])
})

test('an account that lost the right to edit gets no queued alert', async () => {
  await scheduled(asha)
  service.answerNext(503, 503)
  await after(61)
  await db
    .updateTable('staff_users')
    .set({ role: 'agent' })
    .where('id', '=', owner?.id ?? '')
    .execute()
  await passForPushes(6)
  service.taken.length = 0
  await after(70)
  expect(service.taken, 'the author alone').toHaveLength(1)
})

test('the same holds for a page', async () => {
  if (!owner) throw new Error('No one is there.')
  const by = owner
  await addDevice(service, by)
  await inTransaction(async (trx) => {
    const made = await pageVersions.save(
      trx,
      { subject: 'faq', basedOn: null, content: filePages.faq },
      by,
    )
    if (made.kind !== 'saved') throw new Error('It was overtaken.')
    await pageSchedules.add(trx, { versionId: made.id, publishAt: new Date(at) }, by)
    const noticed = await alertLate(trx, service.boss, new Date(at + 61_000))
    expect(noticed).toMatchObject([{ kind: 'words', subject: 'faq' }])
    const [row] = await service.boss.fetch<object>(PUSH_QUEUE, {
      includeMetadata: true,
      db: service.boss.within(trx),
    })
    if (row) await sendQueued(row, { db: trx, boss: service.boss })
  })
  expect(service.taken).toMatchObject([
    { message: { notification: { navigate: expect.stringContaining('/dashboard/pages/faq') } } },
  ])
})
