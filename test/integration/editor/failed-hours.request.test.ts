import { expect, test } from 'vitest'

import { pageSchedules, pageVersions } from '#app/pages/publishing/page-store.server.ts'
import { projectSchedules, projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { db } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const projectId = 940
const asking = signedInOwner()
const body = async (path: string) => {
  const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie } })
  return (await answer.text()).replaceAll('<!-- -->', '')
}
/** What the list says of one, without its marks. */
const row = (html: string, name: string) =>
  html
    .split('<tr')
    .find((part) => part.includes(name))
    ?.replaceAll(/<[^>]*>/g, ' ')

test('what was not published at its hour comes first in the list of projects, with what to do', async () => {
  const by = { id: asking.people.owner.id }
  const content = { ...plainDraft('failed-meadows', 'Failed Meadows'), id: projectId, summary: '' }
  const made = await projectVersions.save(
    db,
    { subject: projectId, basedOn: null, content, sources: {} },
    by,
  )
  if (made.kind !== 'saved') throw new Error('It was overtaken.')
  expect(row(await body('/dashboard/projects'), 'Failed Meadows')).not.toMatch(/Not published \d/)
  await projectSchedules.add(db, { versionId: made.id, publishAt: new Date() }, by)
  await expect
    .poll(async () => row(await body('/dashboard/projects'), 'Failed Meadows'), { timeout: 15_000 })
    .toMatch(/Not published \d/)
  const list = (await body('/dashboard/projects')).split('<tbody')[1] ?? ''
  const names = list.split('<tr').slice(1)
  const place = names.findIndex((html) => html.includes('Failed Meadows'))
  expect(names.slice(0, place + 1).every((html) => html.includes('Not published'))).toBe(true)
  expect(row(list, 'Failed Meadows')).toMatch(
    /Not published \d{1,2} \w+ \d{4}, \d{1,2}:\d\d [ap]m: something needs a fix first\./,
  )
  expect(await body('/dashboard/health')).toContain('Failed Meadows')
})

test('so is that of the words of a page', async () => {
  const by = { id: asking.people.owner.id }
  const content = { ...filePages.faq, heading: '' }
  const made = await pageVersions.save(db, { subject: 'faq', basedOn: null, content }, by)
  if (made.kind !== 'saved') throw new Error('It was overtaken.')
  await pageSchedules.add(db, { versionId: made.id, publishAt: new Date() }, by)
  await expect
    .poll(async () => row(await body('/dashboard/pages'), pageTexts.pages.faq), { timeout: 15_000 })
    .toContain('something needs a fix first.')
})

test('the list, the editor and the menu show what is late as late', async () => {
  const by = { id: asking.people.owner.id }
  const content = { ...plainDraft('late-hills', 'Late Hills'), id: 941 }
  const draft = { subject: 941, basedOn: null, content, sources: {} }
  const made = await projectVersions.save(db, draft, by)
  if (made.kind !== 'saved') throw new Error('It was overtaken.')
  const before = await body('/dashboard/projects')
  expect(before).not.toContain('Projects (late)')
  const publishAt = new Date(Date.now() - 190_000)
  // The app of this worker publishes what is due; it waits while another publishes.
  await db.transaction().execute(async (trx) => {
    await projectVersions.lockPublications(trx)
    await projectSchedules.add(db, { versionId: made.id, publishAt }, by)
    const list = await body('/dashboard/projects')
    expect(row(list, 'Late Hills')).toMatch(
      /Late by 3 min: it was scheduled for \d{1,2} \w+ \d{4}, /,
    )
    expect(list).toContain('Projects (late)')
    expect(list).not.toContain('Pages (late)')
    expect(await body('/dashboard/projects/941')).toMatch(/Late by 3 min: it was scheduled for/)
  })
  await expect.poll(() => body('/dashboard'), { timeout: 15_000 }).not.toContain('(late)')
})
