import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { expect } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { revokedText } from '#app/editor/schedules/revoked-text.ts'
import { findSchedules } from '#app/health/find-schedules.server.ts'
import { judgeSchedules } from '#app/health/judge-projects.ts'
import { findLinkedPage } from '#app/pages/publishing/linked-page.server.ts'
import { pageLinks, pageSchedules, pageVersions } from '#app/pages/publishing/page-store.server.ts'
import { publishScheduledPage } from '#app/pages/publishing/publish-page.server.ts'
import { findLinkedProject } from '#app/projects/publishing/linked-project.server.ts'
import {
  projectLinks,
  projectSchedules,
  projectVersions,
} from '#app/projects/publishing/project-store.server.ts'
import { publishScheduledProject } from '#app/projects/publishing/publish-project.server.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { changeAccess, restorePerson, suspendPerson } from '#app/staff/team/access.server.ts'
import { findAccountChangeSet } from '#app/staff/team/change-sets.server.ts'
import { filePages } from '#app/pages/file-pages.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

const filed = wholeCatalogue()
const plain = filed.find(({ price, possession, rera }) => price === '' && !possession && !rera)
if (!plain) throw new Error('The catalogue has no project without a price.')
const wordsHow = { fromFile: filePages, today: '2026-11-26', isPage: () => true }
const editor = { role: 'agent', leadScope: 'all', canExport: true, canEdit: true } as const

async function add(db: Executor, role: Staff['role']): Promise<Staff> {
  const phone = `97${randomInt(10_000_000, 99_999_999)}`
  await addStaff(db, { name: `The ${role}`, phone, role, password: 'seven quiet lanterns' })
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error('No account')
  return staff
}

/** An editor with a project and a page that are to be published in an hour, and a link to each. */
async function scene(db: Executor) {
  if (!plain) throw new Error('No project')
  const [owner, agent] = [await add(db, 'owner'), await add(db, 'agent')]
  await changeAccess(db, agent.id, editor, owner)
  const content = { ...plain, summary: 'Of who may no longer edit.' }
  const draft = { subject: plain.id, basedOn: null, content, sources: {} }
  const project = await projectVersions.save(db, draft, agent)
  const faq = { ...filePages.faq, heading: 'Of who may no longer edit' }
  const words = await pageVersions.save(db, { subject: 'faq', basedOn: null, content: faq }, agent)
  if (project.kind !== 'saved' || words.kind !== 'saved') throw new Error('It was overtaken.')
  const publishAt = new Date(Date.now() + 3_600_000)
  await projectSchedules.add(db, { versionId: project.id, publishAt }, agent)
  await pageSchedules.add(db, { versionId: words.id, publishAt }, agent)
  const links = [
    await projectLinks.add(db, project.id, agent),
    await pageLinks.add(db, words.id, agent),
  ] as const
  return { owner, agent, links, versionId: project.id }
}

/** Lets both hours come. */
async function hourComes(db: Executor): Promise<void> {
  await sql`update project_schedules set publish_at = publish_at - interval '2 hours'`.execute(db)
  await sql`update page_schedules set publish_at = publish_at - interval '2 hours'`.execute(db)
}

async function opened(db: Executor, [project, words]: readonly [string, string]) {
  return [await findLinkedProject(db, project), await findLinkedPage(db, words)].map(Boolean)
}

async function publishAll(db: Executor): Promise<(string | undefined)[]> {
  await projectSchedules.publishNext(db, publishScheduledProject({ fileProjects: filed }))
  await pageSchedules.publishNext(db, publishScheduledPage(wordsHow))
  const { rows } = await sql<{ page: string }>`select page from page_publications`.execute(db)
  const { projects } = await readPublished(db)
  return [projects.get(plain?.id ?? 0)?.project.summary, ...rows.map(({ page }) => page)]
}

it('a suspension cancels schedules and preview links, and says which', async ({ trx: db }) => {
  const { owner, agent, links, versionId } = await scene(db)
  expect(await opened(db, links)).toEqual([true, true])
  const done = await suspendPerson(db, agent.id, owner)
  const changeSetId = 'changeSetId' in done ? (done.changeSetId ?? '') : ''
  const found = await findAccountChangeSet(db, changeSetId, owner)
  const revoked = found && 'revoked' in found.done ? found.done.revoked : undefined
  expect(revoked).toMatchObject({ schedules: [{ name: plain?.name }, {}], links: 2 })
  expect(revokedText(revoked)).toContain(plain?.name)
  const lines = (await listAudit(db, null)).lines.slice(0, 4).map(({ text }) => text)
  expect(lines.join('\n')).toContain(`for project ${plain?.id}`)
  expect(lines.join('\n')).toContain('for page faq')

  await restorePerson(db, agent.id, owner)
  expect(await opened(db, links), 'nor do they come back').toEqual([false, false])
  await hourComes(db)
  expect(await publishAll(db)).toEqual([undefined])
  expect(await projectSchedules.listFailed(db)).toMatchObject([{ outcome: 'revoked' }])
  expect(await pageSchedules.listFailed(db)).toMatchObject([{ outcome: 'revoked' }])
  const health = judgeSchedules(await findSchedules(db))
  expect(health).toMatchObject({
    state: 'look',
    message: expect.stringContaining(plain?.name ?? ''),
  })
  await projectSchedules.add(db, { versionId, publishAt: new Date() }, owner)
  expect(await projectSchedules.listFailed(db), 'seen to').toEqual([])
})

it('so does the loss of the right to edit, but no other change', async ({ trx: db }) => {
  const { owner, agent, links } = await scene(db)
  await changeAccess(db, agent.id, { ...editor, leadScope: 'own', canExport: false }, owner)
  expect(await opened(db, links)).toEqual([true, true])
  expect(await projectSchedules.listPending(db)).toHaveLength(1)
  await changeAccess(db, agent.id, { ...editor, canEdit: false }, owner)
  expect(await opened(db, links)).toEqual([false, false])
  await changeAccess(db, agent.id, editor, owner)
  expect(await opened(db, links), 'nor do they come back').toEqual([false, false])
  await hourComes(db)
  expect(await publishAll(db)).toEqual([undefined])
})

it('an owner who becomes an agent keeps what an agent who edits may have, and no more', async ({
  trx: db,
}) => {
  const { owner, agent, links } = await scene(db)
  await changeAccess(db, agent.id, { ...editor, role: 'owner' }, owner)
  await changeAccess(db, agent.id, editor, owner)
  expect(await opened(db, links)).toEqual([true, true])
  await changeAccess(db, agent.id, { ...editor, role: 'owner', canEdit: false }, owner)
  await changeAccess(db, agent.id, { ...editor, canEdit: false }, owner)
  expect(await opened(db, links)).toEqual([false, false])
  expect(await projectSchedules.listPending(db)).toEqual([])
})

it('rights are asked for at the hour and at the link, however they were lost', async ({
  trx: db,
}) => {
  const { agent, links } = await scene(db)
  await sql`update staff_users set can_edit = false where id = ${agent.id}`.execute(db)
  expect(await opened(db, links)).toEqual([false, false])
  await hourComes(db)
  const noted: unknown[] = []
  const noteRevoked = (_: unknown, ...who: unknown[]) => Promise.resolve(void noted.push(who))
  expect(
    await projectSchedules.publishNext(db, publishScheduledProject({ fileProjects: filed }), {
      auditRevoked: noteRevoked,
    }),
  ).toBe(true)
  expect(
    await pageSchedules.publishNext(db, publishScheduledPage(wordsHow), {
      auditRevoked: noteRevoked,
    }),
  ).toBe(true)
  expect(noted).toEqual([
    [{ id: agent.id }, plain?.id],
    [{ id: agent.id }, 'faq'],
  ])
  expect(await publishAll(db)).toEqual([undefined])
  expect(await projectSchedules.listFailed(db)).toMatchObject([{ outcome: 'revoked' }])
})
