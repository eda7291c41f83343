import type { Transaction } from 'kysely'
import { expect } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import type { Database } from '#db/schema.ts'
import { it } from '#test/helpers/database/database.ts'

import { findUnread } from './unread-publications.server.ts'

const [first, second] = wholeCatalogue()
if (!first || !second) throw new Error('The catalogue has too few listings.')

type Trx = Transaction<Database>

async function publishProject(
  db: Trx,
  project: Project,
  content: object,
  based_on: string | null = null,
): Promise<string> {
  const { id: version_id } = await db
    .insertInto('project_versions')
    .values({ project_id: project.id, based_on, content: JSON.stringify(content), sources: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const given = { project_id: project.id, version_id, slug: project.slug, is_archived: false }
  await db.insertInto('project_publications').values(given).execute()
  return version_id
}

async function publishPage(db: Trx, page: string, content: object): Promise<void> {
  const { id: version_id } = await db
    .insertInto('page_versions')
    .values({ page, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('page_publications').values({ page, version_id }).execute()
}

it('an unreadable project and page are named until a readable version is published', async ({
  trx: db,
}) => {
  expect(await findUnread(db)).toEqual({ projects: [], pages: [] })
  const unsound = await publishProject(db, first, { ...first, name: 'Maple Court', rating: 5 })
  await publishProject(db, second, { slug: second.slug })
  await publishPage(db, 'how-we-check', { heading: 7 })
  const unread = {
    projects: ['Maple Court', second.slug],
    pages: [pageTexts.pages['how-we-check']],
  }
  expect(await findUnread(db)).toEqual(unread)
  const known = await readPublished(db)
  expect(await findUnread(db, known)).toEqual(unread)
  await publishProject(db, first, first, unsound)
  expect(await findUnread(db, known)).toEqual({ ...unread, projects: [second.slug] })
})
