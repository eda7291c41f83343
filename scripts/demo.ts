import { parseArgs } from 'node:util'

import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { z } from 'zod'

import { ownerUrl } from '#app/config.server.ts'
import type { Database } from '#app/db-schema.ts'
import { db, type Executor } from '#app/db.server.ts'
import { addDemoClicks, clearDemoClicks } from '#app/leads/demo/demo-clicks.server.ts'
import { addDemoDesk, demoDeskLeads } from '#app/leads/demo/demo-desk.server.ts'
import { demoLeads, type DemoListing } from '#app/leads/demo/demo-lead.ts'
import { addDemoLeads, clearDemoLeads } from '#app/leads/demo/demo-leads.server.ts'
import { addDemoPeople, clearDemoPeople } from '#app/leads/demo/demo-people.server.ts'
import { addDemoSetUp } from '#app/leads/demo/demo-set-up.server.ts'
import { fillFast } from '#app/leads/demo/fill-fast.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { databaseCommand } from './database-command.ts'
import { readWords } from './read-words.ts'
import { loadPublished } from './shown-catalogue.ts'

// npm run demo                      adds 500 invented enquiries over the last 90 days, with people, histories, visits and clicks
// npm run demo -- --leads 1000000   adds so many over the last three years
// npm run demo -- --clear           removes all of them again, and only them

const usage = 'npm run demo [-- --leads 1000000 | --clear]'
/** Other enquiries than those of the desk at work, so that both lists may stand in one database. */
const MANY = { seed: 20_260_102, days: 3 * 365 } as const

/** Fewer are there at once, and no progress is told. */
const TOLD_OF = 501
/** From here on it pays to make the indexes anew. */
const MANY_AT_ONCE = 50_000

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$|^10000000$/, '--leads takes a number from 1 to 10000000')
  .transform(Number)

await databaseCommand(async () => {
  const wish = readWords(readWish, usage)
  if (wish.clear) {
    await clearDemoClicks(db)
    const gone = await clearDemoLeads(db)
    await clearDemoPeople(db)
    if (gone > 0) await writeRecord(db, null, { kind: 'erased', rows: gone, what: 'demo' })
    return `Removed ${gone} demonstration enquiries.`
  }
  const listings = (await loadPublished(db)).map(({ name, location, slug }) => ({
    name,
    location,
    page: `/${slug}`,
  }))
  const now = new Date()
  await addDemoPeople(db)
  const added =
    wish.leads === undefined
      ? await addFew(listings, now)
      : await addMany(wish.leads, listings, now)
  const said =
    added > 0 ? `Added ${added} demonstration enquiries.` : 'The demonstration enquiries are there.'
  return (
    `${said} Their messages begin with “Demonstration:”. Nobody sent them, and a phone may be ` +
    'somebody’s: do not call it. "npm run demo -- --clear" removes them.'
  )
})

async function addFew(listings: readonly DemoListing[], now: Date): Promise<number> {
  const added = await addDemoLeads(db, demoDeskLeads(listings, now))
  await addDemoDesk(db, now)
  await addDemoClicks(db, { listings, now })
  await addDemoSetUp(db, { listings, now })
  return added
}

/** They are there to be searched and counted, not to be worked on: no history is told of them. */
async function addMany(
  count: number,
  listings: readonly DemoListing[],
  now: Date,
): Promise<number> {
  const add = (to: Executor) =>
    addDemoLeads(to, demoLeads({ ...MANY, count, listings, now }), tell(count))
  return count < MANY_AT_ONCE ? add(db) : asOwner((owner) => fillFast({ owner, db }, add))
}

function readWish(): { clear: boolean; leads?: number } {
  const options = { clear: { type: 'boolean', default: false }, leads: { type: 'string' } } as const
  const { clear, leads } = parseArgs({ options }).values
  if (leads === undefined) return { clear }
  if (clear) throw new Error('Either --leads or --clear.')
  const { data, error } = wholeNumber.safeParse(leads)
  if (error) throw new Error(error.issues[0]?.message)
  return { clear, leads: data }
}

/** With a connection of whoever owns the tables. */
async function asOwner<Result>(work: (owner: Executor) => Promise<Result>): Promise<Result> {
  const owner = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: ownerUrl(), max: 1 }) }),
  })
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}

/** On one line, which the next overwrites. */
function tell(count: number): (done: number) => void {
  if (count < TOLD_OF) return () => {}
  return (done) => process.stderr.write(`\r${done} of ${count}${done === count ? '\n' : ''}`)
}
