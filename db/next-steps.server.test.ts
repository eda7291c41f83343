import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { within } from '#test/helpers/site/within.ts'

import { clusterUrl } from './embedded/cluster.ts'
import { applyWithin, readMigrations, type Migration } from './migrate.ts'

const NAME = 'next_steps_test'
const MIGRATION = '0055-next-steps.sql'
const url = clusterUrl(inject('socketFolder'), NAME)
const admin = new Client({ connectionString: clusterUrl(inject('socketFolder'), 'postgres') })
let all: Migration[] = []

beforeAll(async () => {
  all = await readMigrations()
  await admin.connect()
})
beforeEach(async () => {
  await admin.query(`drop database if exists ${NAME}`)
  await admin.query(`create database ${NAME}`)
})
afterAll(async () => {
  await admin.query(`drop database if exists ${NAME}`)
  await admin.end()
})

function weeks(changed: string): Promise<{ before: string[]; after: string[] }> {
  return within(url, async (client) => {
    await applyWithin(
      client,
      all.filter(({ name }) => name < MIGRATION),
    )
    await client.query(changed)
    const before = await week(client)
    await applyWithin(
      client,
      all.filter(({ name }) => name === MIGRATION),
    )
    return { before, after: await week(client) }
  })
}

async function week(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hours: string }>(
    "select concat_ws(' ', weekday, opens, closes) as hours from working_hours order by weekday, opens",
  )
  return rows.map(({ hours }) => hours)
}

/** As the dashboard saves hours, with an owner's name. */
const SAVED = `insert into staff_users (id, name, email, phone, role)
    values ('meera', 'Meera Rao', 'meera@staff.invalid', '9811100061', 'owner');
  update assignment_settings set changed_by = 'meera';`

test('default hours become daily, 10 to 19', async () => {
  const { before, after } = await weeks('')
  expect(before).toEqual([1, 2, 3, 4, 5, 6].map((day) => `${day} 540 1140`))
  expect(after).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 600 1140`))
})

test.each([
  ['its own hours', `${SAVED} update working_hours set opens = 570, closes = 1080`],
  ['a day off', `${SAVED} delete from working_hours where weekday = 2`],
  [
    'a break at noon',
    `${SAVED} update working_hours set closes = 780 where weekday = 1;
     insert into working_hours (weekday, opens, closes) values (1, 840, 1140)`,
  ],
  ['no hours at all', `${SAVED} delete from working_hours`],
  ['the hours of the default, saved by the owner', SAVED],
  ['hours that were changed by hand', 'update working_hours set opens = 480 where weekday = 6'],
])('a week with %s stays as it is', async (_what, changed) => {
  const { before, after } = await weeks(changed)
  expect(after).toEqual(before)
})
