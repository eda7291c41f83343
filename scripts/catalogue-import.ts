import { parseArgs } from 'node:util'

import { db } from '#app/db.server.ts'
import { catalogueFaults } from '#app/projects/catalogue-faults.ts'
import { readListing } from '#app/projects/versions/listing-faults.ts'
import type { Listing } from '#app/projects/statements/listing-statements.ts'

import { databaseCommand } from './database-command.ts'
import { importNoted } from './import-noted.ts'
import { importWords } from './import-words.ts'
import { listingsFolder, readListings } from './listings-sound.ts'
import { readWords } from './read-words.ts'
import { loadBuilt } from './shown-catalogue.ts'

// npm run catalogue:import                              publishes what content/projects says where the site shows something else
// npm run catalogue:import -- --from /mnt/listings      what another folder says
// npm run catalogue:import -- --note "Price list of May" with a word in the history
// npm run catalogue:import -- --dry-run                 says what it would change, and changes nothing
// npm run catalogue:import -- --prune                   and archives what has no file

const usage = 'npm run catalogue:import [-- --from folder --note text --dry-run --prune]'
const options = {
  from: { type: 'string', default: listingsFolder },
  note: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
} as const

await databaseCommand(async () => {
  const words = readWords(() => parseArgs({ options }), usage).values
  const { from, note = null, prune, 'dry-run': isTrial } = words
  const files = await readSound(from)
  const filed = await loadBuilt()
  const imported = await db
    .transaction()
    .execute((trx) => importNoted(trx, { files, note, prune, isTrial }, filed))
  if (imported.faults.length > 0) throw new Error(refusal(imported.faults))
  return importWords(imported, { isTrial })
})

/** Every listing of the folder; throws what is wrong with any of them, by file and field. */
async function readSound(folder: string): Promise<Listing[]> {
  const files = await readListings(folder).catch((error: Error) => {
    throw new Error(refusal([error.message]), { cause: error })
  })
  if (files.length === 0) throw new Error(`No listing lies in ${folder}.`)
  const faults = catalogueFaults(files)
  if (faults.length > 0) throw new Error(refusal(faults))
  return files.flatMap(({ project }) => readListing(project).listing ?? [])
}

function refusal(faults: readonly string[]): string {
  return ['Nothing was imported.', ...faults].join('\n  ')
}
