import { parseArgs } from 'node:util'

import { Kysely, PostgresDialect } from 'kysely'
import { z } from 'zod'

import { config, ownerUrl } from '#app/config/config.server.ts'
import { listCities } from '#app/projects/catalogue/cities.ts'
import { projectsKnown, type KnownProjects } from '#app/projects/catalogue/known-projects.ts'
import { loadPublished } from '#cli/catalogue/published-catalogue.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { cityNames } from '#content/cities.ts'
import { db, pool, type Executor } from '#db/client.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'

import { addDemoClicks } from './demo-clicks.server.ts'
import { addDemoActivity, demoDashboardLeads } from './demo-dashboard.server.ts'
import { demoLeads, type DemoLead, type DemoProject } from './demo-lead.ts'
import { addDemoLeads, countMissing } from './demo-leads.server.ts'
import { addDemoPeople } from './demo-people.server.ts'
import { addDemoSetUp } from './demo-set-up.server.ts'
import { fillFast } from './fill-fast.server.ts'

const usage = usageOf('demo add')
/** Another seed than the dashboard's demonstration, so that one database can have both. */
const MANY = { seed: 20_260_102, days: 3 * 365 } as const

/** From this many on, it is faster to rebuild the indexes. */
const MANY_AT_ONCE = 50_000
/** Rebuilds indexes after each part, so that a stop loses a minute's work and a starting site waits no longer. */
const PART = 250_000

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$|^10000000$/, '--leads takes a number from 1 to 10000000')
  .transform(Number)

await databaseCommand(async () => {
  const count = readArgs(readCount, usage)
  const published = await loadPublished(db)
  const cities = listCities(published, cityNames).map(({ name }) => name)
  const known = projectsKnown(published, cities)
  const projects = published.map(({ name, location, slug }) => ({
    name,
    location,
    page: `/${slug}`,
  }))
  const now = new Date()
  await addDemoPeople(db)
  const added =
    count === undefined
      ? await addFew({ projects, known, now })
      : await addMany(count, { projects, known, now })
  const summary =
    added > 0 ? `Added ${added} demonstration enquiries.` : 'The demonstration enquiries are there.'
  return (
    `${summary} Their messages begin with “Demonstration:”. No one sent them, and a phone may ` +
    'belong to a real person: do not call it. "bin/northlight demo clear" removes them.'
  )
})

type Demo = { projects: readonly DemoProject[]; known: KnownProjects; now: Date }

async function addFew({ projects, known, now }: Demo): Promise<number> {
  const added = await addDemoLeads(db, demoDashboardLeads(projects, now), known)
  await addDemoActivity(db, now)
  await addDemoClicks(db, { projects, now })
  await addDemoSetUp(db, { projects, known, now })
  return added
}

/** For searches and counts only, so they get no history. */
async function addMany(count: number, { projects, known, now }: Demo): Promise<number> {
  const onProgress = progress(count, 'enquiries')
  const leads = demoLeads({ ...MANY, count, projects, now })
  return goingOn(() =>
    asOwner(async (owner) => {
      const databases = { owner, db, connections: () => pool.totalCount }
      let added = 0
      for (let from = 0; from < count; from += PART) {
        const upTo = Math.min(from + PART, count)
        const missing = await countMissing(db, { seed: MANY.seed, from, upTo })
        const add = (to: Executor) =>
          addDemoLeads(to, some(leads, upTo - from), known, (done) => onProgress(from + done))
        added += await (missing < MANY_AT_ONCE ? add(db) : fillFast(databases, add))
      }
      return added
    }),
  )
}

function* some(leads: Iterator<DemoLead, void>, count: number): Generator<DemoLead> {
  for (let left = count; left > 0; left -= 1) {
    const { value } = leads.next()
    if (value) yield value
  }
}

function readCount(): number | undefined {
  const { leads } = parseArgs({ options: { leads: { type: 'string' } } }).values
  if (leads === undefined) return undefined
  const { data, error } = wholeNumber.safeParse(leads)
  if (error) throw new Error(error.issues[0]?.message)
  return data
}

async function asOwner<Result>(work: (owner: Executor) => Promise<Result>): Promise<Result> {
  const owner = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: makePool(ownerUrl(), { max: 1, silenceMs: config.DATABASE_SILENCE_SECONDS * 1000 }),
    }),
  })
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}
