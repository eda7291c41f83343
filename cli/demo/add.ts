import { parseArgs } from 'node:util'

import { Kysely, PostgresDialect } from 'kysely'
import { z } from 'zod'

import { config, ownerUrl } from '#app/config/config.server.ts'
import { listCities } from '#app/projects/catalogue/cities.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import { loadPublished } from '#cli/catalogue/published-catalogue.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { cityNames } from '#content/cities.ts'
import { db, pool } from '#db/client.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'

import { addDemoDashboard, addDemoPeople } from './demo-dashboard.server.ts'
import { fillDemoLeads, storyRows } from './demo-leads.server.ts'

/** Another seed than the dashboard's, so that one database can have both. */
const MANY = { seed: 20_260_102, days: 3 * 365, story: storyRows([]) } as const
const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$|^10000000$/, '--leads takes a number from 1 to 10000000')
  .transform(Number)

await databaseCommand(async () => {
  const count = readArgs(readCount, usageOf('demo add'))
  const projects = await loadPublished(db)
  const known = projectsKnown(
    projects,
    listCities(projects, cityNames).map(({ name }) => name),
  )
  const pages = projects.map(({ name, slug }) => ({ name, page: `/${slug}` }))
  const demo = { projects: pages, known, now: new Date() }
  const added = await (count === undefined ? addDemoDashboard(db, demo) : addMany(count))
  const summary =
    added > 0 ? `Added ${added} demonstration enquiries.` : 'The demonstration enquiries are there.'
  return (
    `${summary} Their messages begin with “Demonstration:”. No one sent them, and a phone may ` +
    'belong to a real person: do not call it. "bin/northlight demo clear" removes them.'
  )

  /** For searches and counts only, so they get no history. */
  async function addMany(leads: number): Promise<number> {
    await addDemoPeople(db)
    const silenceMs = config.DATABASE_SILENCE_SECONDS * 1000
    const dialect = new PostgresDialect({ pool: makePool(ownerUrl(), { max: 1, silenceMs }) })
    const owner = new Kysely<Database>({ dialect })
    const plan = { ...MANY, ...demo, count: leads }
    const databases = { owner, db, connections: pool.totalCount }
    try {
      return await goingOn(() => fillDemoLeads(databases, plan, progress(leads, 'enquiries')))
    } finally {
      await owner.destroy()
    }
  }
})

function readCount(): number | undefined {
  const { leads } = parseArgs({ options: { leads: { type: 'string' } } }).values
  if (leads === undefined) return undefined
  const { data, error } = wholeNumber.safeParse(leads)
  if (error) throw new Error(error.issues[0]?.message)
  return data
}
