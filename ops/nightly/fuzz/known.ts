import { globSync, readFileSync } from 'node:fs'

import { z } from 'zod'

import { queryDatabase } from '#ops/nightly/load/database.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import type { Site } from '#ops/nightly/load/site.ts'

import { phones } from './dashboard.ts'
import type { Known } from './requests.ts'

/** Where sources name a field of a form or an address. */
const NAMED =
  /\bname="([\w-]+)"|\.(?:get|getAll|has)\('([\w-]+)'\)|^ {2,4}(\w+): (?:z|text|id|optional)\b/gm

/** The running site's projects and people, and every field that its sources read. */
export async function whatIsKnown({ dataFolder }: Site): Promise<Known> {
  const people = await queryDatabase(dataFolder, (client) =>
    client.query('select id from staff_users where phone <> all($1) order by id limit 5', [
      Object.values(phones),
    ]),
  )
  return {
    slugs: slugs(),
    people: [
      'nobody',
      ...z
        .array(z.object({ id: z.string() }))
        .parse(people.rows)
        .map(({ id }) => id),
    ],
    fields: fieldNames(),
  }
}

function fieldNames(): string[] {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.|db-schema/.test(file))
  const names = files
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAMED)].map(
        ([, ...groups]) => groups.find(Boolean) ?? '',
      ),
    )
  return [...new Set(names)].filter((name) => name !== '')
}
