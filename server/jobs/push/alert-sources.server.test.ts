import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { sourceAlertTexts } from '#app/strings/en/sources/pull.ts'
import type { Staff } from '#app/staff/staff.ts'
import { changeAlertEmail } from '#app/staff/push/push-subscriptions.server.ts'
import { db } from '#db/client.server.ts'
import { addSource } from '#test/integration/sources/source-scene.ts'
import {
  addDevice,
  addPerson,
  forgetPushed,
  sendDuePushes,
  startAllowedService,
} from '#test/helpers/pushed-people.ts'

import { alertSources } from './alert-sources.ts'

let service: Awaited<ReturnType<typeof startAllowedService>>
let owner: Staff
beforeAll(async () => {
  service = await startAllowedService()
})
afterAll(() => service.stop())

beforeEach(async () => {
  owner = await addPerson()
  const agent = await addPerson()
  await db.updateTable('staff_users').set({ role: 'owner' }).where('id', '=', owner.id).execute()
  for (const one of [owner, agent]) await addDevice(service, one)
  await changeAlertEmail(db, owner, `${owner.id}@example.com`)
  await forgetNotices()
  service.taken.length = 0
})
afterEach(async () => {
  await sql`delete from sources where name like 'Alarm %'`.execute(db)
  await forgetNotices()
  await forgetPushed()
})

/** As if the time after which the team may get another email had passed. */
const forgetNotices = () => db.deleteFrom('team_notices').execute()

async function failing(name: string) {
  const { id } = await addSource('generic', { name: `Alarm ${name}` })
  await sql`update sources set failing_since = now(), failure = 'No login' where id = ${id}`.execute(
    db,
  )
  return id
}

async function recover(id: string) {
  await sql`update sources set failing_since = null where id = ${id}`.execute(db)
}

const look = () => alertSources(db, service.boss, new Date())

function shown() {
  return service.taken
    .splice(0)
    .map(({ message }): unknown => Reflect.get(Object(message), 'notification'))
}

test('the devices of owners get one alert for each incident', async () => {
  const id = await failing('portal')
  await Promise.all([look(), look()])
  await look()
  await sendDuePushes(service.boss)
  expect(shown()).toMatchObject([
    {
      title: sourceAlertTexts.failing.one('Alarm portal'),
      body: sourceAlertTexts.failing.body,
      navigate: `http://homes.test/dashboard/sources/${id}`,
    },
  ])
  await recover(id)
  await look()
  await sql`update sources set failing_since = now() where id = ${id}`.execute(db)
  await forgetNotices()
  await look()
  await sendDuePushes(service.boss)
  expect(shown()).toHaveLength(1)
})

test('sources that fail together share an alert', async () => {
  await failing('one')
  await failing('two')
  await look()
  await sendDuePushes(service.boss)
  expect(shown()).toMatchObject([
    {
      title: sourceAlertTexts.failing.many(2),
      navigate: 'http://homes.test/dashboard/sources',
    },
  ])
})

test('what is over before it is sent, and an owner no more, get none', async () => {
  const id = await failing('short')
  await look()
  await recover(id)
  await look()
  await sendDuePushes(service.boss)
  expect(shown()).toEqual([])
  await forgetNotices()
  await failing('long')
  await look()
  await db.updateTable('staff_users').set({ role: 'agent' }).where('id', '=', owner.id).execute()
  await sendDuePushes(service.boss)
  expect(shown()).toEqual([])
})
