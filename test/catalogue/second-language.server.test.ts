import type { JsonFields } from '#app/lib/json/json.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'

import { pageVersions } from '#app/pages/publishing/page-store.server.ts'
import { publishPage } from '#app/pages/publishing/publish-page.server.ts'
import { restoreProject } from '#app/projects/publishing/archive.server.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { publishProject } from '#app/projects/publishing/publish-project.server.ts'
import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import { publishSourced } from '#app/projects/publishing/publish-sourced.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { copyTranslations } from '#app/publishing/stored-texts.ts'
import { filePages as words } from '#app/pages/file-pages.ts'
import type { Database } from '#db/schema.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { importFrom } from './catalogue-files.ts'
import { plainDraft } from './plain-draft.ts'

type Trx = Transaction<Database>

const filed = wholeCatalogue()
const projectId = 4242
const how = { by: null, fileProjects: filed }
const plain = {
  ...plainDraft('hindi-meadows', 'Hindi Meadows'),
  id: projectId,
  sections: [
    { kind: 'overview', paragraphs: ['Plots by a lake.', 'A road leads there.'] },
    { kind: 'coming-soon', text: 'Soon.' },
  ],
}
const summary = { en: plain.summary, hi: 'यमुना एक्सप्रेसवे पर भूखंड।' }
const lake = { en: 'Plots by a lake.', hi: 'झील के पास भूखंड।' }
const soon = { kind: 'coming-soon', text: { en: 'Soon.', hi: 'जल्द ही।' } }
const translated = {
  ...plain,
  summary,
  sections: [{ kind: 'overview', paragraphs: [lake, 'A road leads there.'] }, soon],
}

async function save(db: Trx, content: JsonFields, rest: { like?: string; sources?: Sources } = {}) {
  const basedOn = (await projectVersions.findNewest(db, projectId))?.id ?? null
  const saved = await projectVersions.save(
    db,
    { subject: projectId, basedOn, content, sources: {}, ...rest },
    null,
  )
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  return saved.id
}

const publish = async (db: Trx, id: string, isArchived = false) =>
  expect(await publishProject(db, { id, isArchived }, how)).toEqual(
    expect.objectContaining({ kind: 'published' }),
  )

async function storedAs(db: Trx, id: string | undefined): Promise<unknown> {
  const row = db
    .selectFrom('project_versions')
    .select('content')
    .where('id', '=', id ?? '0')
  return (await row.executeTakeFirstOrThrow()).content
}

const newest = async (db: Trx) =>
  storedAs(db, (await projectVersions.findNewest(db, projectId))?.id)
const shown = async (db: Trx) => (await readPublished(db)).projects.get(projectId)?.project

/** A section put in before the others, a paragraph likewise, and one rewritten. */
const edited = {
  ...plain,
  sections: [
    { kind: 'features', title: 'Amenities', items: ['A club'] },
    { kind: 'overview', paragraphs: ['A gate.', 'Plots by a lake.', 'A wide road leads there.'] },
    { kind: 'coming-soon', text: 'Soon.' },
  ],
}

it('edited in English, published and restored, a project keeps the Hindi of what did not change', async ({
  trx: db,
}) => {
  const first = await save(db, translated)
  await publish(db, first)
  expect(await shown(db)).toEqual(plain)
  expect((await projectVersions.findNewest(db, projectId))?.content).toEqual(plain)
  const second = await save(db, { ...edited, summary: 'Plots by a lake and a road.' })
  expect(await storedAs(db, second)).toEqual({
    ...edited,
    summary: 'Plots by a lake and a road.',
    sections: [
      edited.sections[0],
      { kind: 'overview', paragraphs: ['A gate.', lake, 'A wide road leads there.'] },
      soon,
    ],
  })
  await publish(db, second)
  expect((await shown(db))?.summary).toBe('Plots by a lake and a road.')
  const restored = await save(db, plain, { like: first })
  expect(await storedAs(db, restored)).toEqual(translated)
  await publish(db, restored)
  expect(await shown(db)).toEqual(plain)
})

it('a text that was changed and put back before it was published keeps its Hindi', async ({
  trx: db,
}) => {
  await publish(db, await save(db, translated))
  await save(db, { ...plain, summary: 'Plots on the Ya' })
  expect(await newest(db)).toMatchObject({ summary: 'Plots on the Ya' })
  await save(db, plain)
  expect(await newest(db)).toEqual(translated)
})

it('what is published in part, taken off and brought back keeps its Hindi, and so does the draft based on it', async ({
  trx: db,
}) => {
  await publish(db, await save(db, translated))
  const both = { ...plain, name: 'Meadows', possession: 'March 2031' }
  const draft = await save(db, { ...carried(both), name: { en: 'Meadows', hi: 'मैदान' } })
  expect(await publishSourced(db, draft, { ...how, heldBack: String })).toMatchObject({
    kind: 'published',
  })
  const named = { ...translated, name: { en: 'Meadows', hi: 'मैदान' } }
  expect(await newest(db)).toEqual({ ...named, possession: 'March 2031' })
  expect(await shown(db)).toEqual({ ...plain, name: 'Meadows' })
  await publish(db, await save(db, { ...plain, name: 'Meadows' }), true)
  const notes = { note: 'Back.', rebased: () => 'Kept.' }
  const back = await restoreProject(db, projectId, { ...how, ...notes })
  expect(back).toMatchObject({ kind: 'published' })
  expect(await newest(db)).toEqual(named)
})

const carried = (content: JsonFields) => Object(copyTranslations(translated, content))

it('the words of a page go the same way, from their file on', async ({ trx: db }) => {
  const heading = { en: words.faq.heading, hi: 'पूछे जाने वाले प्रश्न' }
  const file = { ...words.faq, heading }
  const changed = { ...words.faq, questions: words.faq.questions.slice(1) }
  const draft = { subject: 'faq', basedOn: null, content: changed, file } as const
  const saved = await pageVersions.save(db, draft, null)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  const stored = await db.selectFrom('page_versions').select('content').execute()
  expect(stored).toEqual([{ content: { ...changed, heading } }])
  expect((await pageVersions.find(db, saved.id))?.content).toEqual(changed)
  const today = '2026-11-26'
  await publishPage(db, { id: saved.id }, { by: null, fromFile: words, today, isPage: () => true })
  expect((await readPublishedPages(db)).contents.faq).toEqual(changed)
})

test('a file may hold a second language: it is imported with it and shown in English', async () => {
  const { folder, remove } = temporaryFolder()
  const file = JSON.stringify(translated)
  writeFileSync(join(folder, 'hindi-meadows.ts'), `export const project = ${file}\n`)
  await inTransaction(async (db) => {
    expect((await importFrom(folder, db, filed)).changed).toHaveLength(1)
    expect(await newest(db)).toEqual(translated)
    expect(await shown(db)).toEqual(plain)
    expect((await importFrom(folder, db, filed)).changed).toEqual([])
  }).finally(remove)
})
