import { expect, test } from 'vitest'

import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import { revokedText } from '#app/editor/schedules/revoked-text.ts'
import { pageLinks, pageSchedules, pageVersions } from '#app/pages/publishing/page-store.server.ts'
import {
  projectLinks,
  projectSchedules,
  projectVersions,
} from '#app/projects/publishing/project-store.server.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { db } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const projectId = 942
const publishAt = new Date('2099-11-26T18:33:00Z')
const asking = signedInOwner()

const shown = async (path: string) => {
  const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie } })
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('the owner who suspends an editor reads what was cancelled, there and where it was scheduled', async () => {
  const { editor } = asking.people
  const content = { ...plainDraft('revoked-meadows', 'Revoked Meadows'), id: projectId }
  const made = await projectVersions.save(
    db,
    { subject: projectId, basedOn: null, content, sources: {} },
    editor,
  )
  const about = { subject: 'about', basedOn: null, content: filePages.about } as const
  const page = await pageVersions.save(db, about, editor)
  if (made.kind !== 'saved' || page.kind !== 'saved') throw new Error('It was overtaken.')
  await projectSchedules.add(db, { versionId: made.id, publishAt }, editor)
  await pageSchedules.add(db, { versionId: page.id, publishAt }, editor)
  const previews = [
    `/preview/${await projectLinks.add(db, made.id, editor)}`,
    `/preview/words/${await pageLinks.add(db, page.id, editor)}`,
  ]
  const statuses = () => Promise.all(previews.map(async (at) => (await fetchPath(at)).status))
  expect(await statuses()).toEqual([200, 200])

  const Origin = 'http://homes.test'
  const at = `/dashboard/team/${editor.id}`
  const answer = await postForm(`${at}/suspension`, {}, { Origin, Cookie: asking.Cookie })
  const told = await shown(answer.headers.get('Location') ?? '')
  const when = publishAt.toISOString()
  const schedules = [{ name: 'Revoked Meadows', publishAt: when }]
  expect(told).toContain(revokedText({ schedules, links: 0 }).split('.')[0])
  expect(told).toContain('Preview links ended: 2.')
  expect(await statuses()).toEqual([404, 404])

  const notice = projectTexts.failed(dateTimeText(publishAt), 'revoked')
  expect(await shown('/dashboard/projects')).toContain(notice)
  expect(await shown('/dashboard/pages')).toContain(notice)
  expect(await shown(`/dashboard/projects/${projectId}`)).toContain(notice)
  expect(await shown('/dashboard/health')).toContain('Revoked Meadows')

  await postForm(`${at}/restoration`, {}, { Origin, Cookie: asking.Cookie })
  expect(await statuses()).toEqual([404, 404])
  expect(await projectSchedules.listPending(db)).toEqual([])
})
