import { sql } from 'kysely'
import { expect } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { daysFrom } from './leave-days.ts'
import { readCallCalendar } from './call-calendar.server.ts'

it('days of leave are holidays of that agent only, from today on', async ({ trx: db }) => {
  const [asha, ritu] = [await addAgent(db, 'leave-a'), await addAgent(db, 'leave-b')]
  const today = indianDay(new Date())
  const from = new Date(Date.parse(today) - 3 * 86_400_000).toISOString().slice(0, 10)
  const until = daysFrom(today, 3).at(-1) ?? ''
  await sql`insert into staff_leave (staff_id, during)
    values (${asha}, daterange(${from}::date, ${until}::date, '[]'))`.execute(db)
  await db.deleteFrom('holidays').execute()
  expect((await readCallCalendar(db, asha)).holidays).toEqual(daysFrom(today, 3))
  expect((await readCallCalendar(db, ritu)).holidays).toEqual([])
  expect((await readCallCalendar(db, null)).holidays).toEqual([])
})
