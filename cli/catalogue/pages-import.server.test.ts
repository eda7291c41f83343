import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { pageNames, type PageContents } from '#app/pages/page-content.ts'
import { importPageContents } from '#app/pages/publishing/import-pages.server.ts'
import { pageVersions } from '#app/pages/publishing/page-store.server.ts'
import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { withPublishedPages } from '#app/pages/publishing/published-pages.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { sitePages } from '#app/routes/public/site-pages.server.ts'
import { filePages as filed } from '#app/pages/file-pages.ts'
import type { Database } from '#db/schema.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { exportPages, readPages } from './pages-folder.ts'
import { sitePathsOf } from './site-paths.ts'

type Trx = Transaction<Database>

const today = '2026-11-26'
const paths = sitePathsOf(projects())

let { folder, remove } = temporaryFolder()
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

const faq = { ...filed.faq, heading: 'What “people” ask, it’s \\ said: "why"?' }
const terms = { ...filed.terms, lede: 'Other terms.', inForceSince: today }

function importInto(db: Trx, files: Partial<PageContents>, { day = today, isTrial = false } = {}) {
  const how = { fromFile: filed, today: day, isPage: (path: string) => paths.has(path) }
  return importPageContents(db, { files, note: 'By file', isTrial }, how)
}

const shown = async (db: Trx) => withPublishedPages(filed, await readPublishedPages(db))

test('commands know the pages of a site as the site itself does', () => {
  expect(paths).toEqual(new Set([...sitePages()].map(({ path }) => path)))
})

test('what was published, exported and imported into a site that has nothing but its files is the same words', async () => {
  const before = await inTransaction(async (db) => {
    expect((await importInto(db, { faq, terms })).changed).toHaveLength(2)
    expect(await exportPages(join(folder, 'one'), await readPublishedPages(db))).toHaveLength(
      pageNames.length,
    )
    return shown(db)
  })
  expect(before).toEqual({ ...filed, faq, terms })
  await inTransaction(async (db) => {
    const { pages: words, faults } = await readPages(join(folder, 'one'))
    expect(faults).toEqual([])
    const { changed } = await importInto(db, words)
    expect(changed.map(({ page }) => page)).toEqual(['faq', 'terms'])
    expect(await shown(db)).toEqual(before)
    expect((await importInto(db, words)).changed).toEqual([])
    await exportPages(join(folder, 'other'), await readPublishedPages(db))
  })
  for (const file of readdirSync(join(folder, 'one')))
    expect(readFileSync(join(folder, 'other', file), 'utf8')).toBe(
      readFileSync(join(folder, 'one', file), 'utf8'),
    )
})

it('where one file may not be published none is: a text dated back, a link that leads nowhere', async ({
  trx: db,
}) => {
  const about = { ...filed.about, action: { label: 'Go', to: '/nowhere' } }
  const old = { ...terms, inForceSince: '2026-11-25' }
  const { faults } = await importInto(db, { faq, about, terms: old })
  expect(faults).toEqual([
    'about.ts: action to “/nowhere” is not a page of this site',
    'terms.ts: inForceSince choose the day you publish, or a later one',
  ])
  expect((await readPublishedPages(db)).version).toBe(0)
  // An import into a new site keeps the text's own date.
  expect((await importInto(db, { terms: old }, { day: '' })).faults).toEqual([])
  expect((await shown(db)).terms).toEqual(old)
})

it('a trial writes nothing, and names the draft that an import would lie over', async ({
  trx: db,
}) => {
  await pageVersions.save(db, { subject: 'faq', basedOn: null, content: {} }, null)
  const trial = await importInto(db, { faq, about: filed.about }, { isTrial: true })
  expect(trial.changed.map(({ page }) => page)).toEqual(['faq'])
  expect(trial.conflicts.map(({ subject }) => subject)).toEqual(['faq'])
  expect((await readPublishedPages(db)).version).toBe(0)
  await importInto(db, { faq })
  expect((await pageVersions.listNewest(db)).get('faq')).toMatchObject({
    note: 'By file',
    content: faq,
  })
})
