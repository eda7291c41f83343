import { parseArgs } from 'node:util'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { WordPage, Words } from '#app/pages/page-content.ts'
import { importPageWords } from '#app/pages/publishing/import-pages.server.ts'
import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'
import { readListing } from '#app/projects/publishing/project-faults.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { withPublished } from '#app/projects/publishing/published.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { givenPath } from '#cli/run/given-path.ts'
import { readWords } from '#cli/run/read-words.ts'
import { db, type Executor } from '#db/client.server.ts'

import { listingsFolder, readListings, storedListings } from '../../scripts/listings-sound.ts'
import { importMemoryNoted, importNoted } from './import-noted.ts'
import { importWords } from './import-words.ts'
import { readMemoryFile } from './memory-file.ts'
import { pagesFolder, readPages } from './pages-folder.ts'
import { builtWords, loadBuilt } from './shown-catalogue.ts'
import { sitePathsOf } from './site-paths.ts'

// A folder of listings has what their site remembers of them in memory.json: what is missing here is taken over.

const usage = usageOf('catalogue import')
const options = {
  from: { type: 'string', default: listingsFolder },
  'pages-from': { type: 'string' },
  'keep-days': { type: 'boolean', default: false },
  note: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
} as const

await databaseCommandWith({ reads: readGiven }, async (given) => {
  const filed = await loadBuilt()
  const trx = await db.startTransaction().execute()
  const said = await importAll(trx, given, filed).catch(async (error: unknown) => {
    await trx.rollback().execute()
    throw error
  })
  // A trial takes over what the folder remembers, to see the listings upon it, and none of it stays.
  await (given.words['dry-run'] ? trx.rollback() : trx.commit()).execute()
  return said
})

type Given = Awaited<ReturnType<typeof readGiven>>

/** All of it or nothing: throws where the one half may not be published, so that the other does not stay. */
async function importAll(trx: Executor, given: Given, filed: readonly Project[]): Promise<string> {
  const { words, listings, texts } = given
  const { note = null, prune, 'dry-run': isTrial } = words
  const { files, stored } = listings
  // Before the files: what they say otherwise than was published last elsewhere is published upon it.
  const memory = await importMemoryNoted(trx, given.memory, filed)
  const imported = await importNoted(trx, { files, stored, note, prune, isTrial }, filed)
  // Links may lead to a listing that comes with this import.
  const listed = [...withPublished(filed, await readPublished(trx)), ...files]
  const paths = sitePathsOf(shownProjects(listed, config.UNREGISTERED_PROJECTS))
  const imports = await importPageWords(
    trx,
    { files: texts.words, stored: texts.stored, note, isTrial },
    {
      filed: builtWords(),
      // Before every day: none has gone by.
      today: words['keep-days'] ? '' : indianDay(new Date()),
      isPage: (path) => paths.has(path),
    },
  )
  const faults = [...memory.faults, ...imported.faults, ...imports.faults]
  if (faults.length > 0) throw new Error(refusal(faults))
  if (!isTrial)
    for (const { page } of imports.changed)
      await writeRecord(trx, null, { kind: 'words-published', page })
  return importWords(imported, imports, { isTrial, memory })
}

/** Read before anything else, by whoever may read the folders. */
async function readGiven() {
  const words = readWords(() => parseArgs({ options }), usage).values
  const folder = givenPath(words.from)
  const listings = await readSound(folder)
  const pages = words['pages-from'] ?? (words.from === listingsFolder ? pagesFolder : undefined)
  const texts =
    pages === undefined ? { words: {}, stored: {} } : await readSoundPages(givenPath(pages))
  const { memory, faults } = await readMemoryFile(folder)
  if (faults.length > 0) throw new Error(refusal(faults))
  return { words, listings, texts, memory }
}

/** The words of pages in English, and as their files hold them. */
type Texts = { words: Partial<Words>; stored: Partial<Record<WordPage, unknown>> }

/** Every listing of the folder; throws what is wrong with any of them, by file and field. */
async function readSound(
  folder: string,
): Promise<{ files: Listing[]; stored: ReadonlyMap<number, unknown> }> {
  const files = await readListings(folder).catch((error: Error) => {
    throw new Error(refusal([error.message]), { cause: error })
  })
  if (files.length === 0) throw new Error(`There is no project in ${folder}.`)
  const faults = catalogueFaults(files)
  if (faults.length > 0) throw new Error(refusal(faults))
  const listings = files.flatMap(({ project }) => readListing(project).listing ?? [])
  return { files: listings, stored: storedListings(files) }
}

/** The words of every page that has a file in the folder; throws what is wrong with any of them. */
async function readSoundPages(folder: string): Promise<Texts> {
  const { faults, ...texts } = await readPages(folder)
  if (faults.length > 0) throw new Error(refusal(faults))
  return texts
}

function refusal(faults: readonly string[]): string {
  return ['Nothing was imported.', ...faults].join('\n  ')
}
