import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { dayOf, slotStart, VISIT_TIMES, visitDays } from './visit-slot.ts'
import { readOfficeHours, readVisitHours } from './visit-hours.server.ts'

const now = new Date()
const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0
const [first = '', second = ''] = visitDays(now)

async function setHours(db: Executor, weekdays = [1, 2, 3, 4, 5, 6, 7]): Promise<void> {
  await db.deleteFrom('working_hours').execute()
  await db.deleteFrom('holidays').execute()
  const hours = weekdays.map((weekday) => ({ weekday, opens: 600, closes: 1140 }))
  await db.insertInto('working_hours').values(hours).execute()
}

test('visitors are offered no closed weekday, no holiday and no hour after closing', async () => {
  await inTransaction(async (db) => {
    await setHours(db)
    expect(visitDays(now, await readVisitHours(db))).toEqual(visitDays(now))
    await db.insertInto('holidays').values({ day: first, name: 'Diwali' }).execute()
    const isOpen = await readVisitHours(db)
    expect(visitDays(now, isOpen)).toEqual(visitDays(now).slice(1))
    expect(isOpen(slotStart(second, '18:30'))).toBe(false)
    await setHours(db, [1, 2, 3, 4, 5, 6])
    expect(visitDays(now, await readVisitHours(db)).some(isSunday)).toBe(false)
  })
})

test('visitors are offered no day on which the whole team is on leave', async () => {
  await inTransaction(async (db) => {
    await setHours(db)
    await db.deleteFrom('staff_users').execute()
    const leave = async (id: string, day: string) =>
      sql`insert into staff_leave (staff_id, during) values (${id}, daterange(${day}::date, ${day}::date, '[]'))`.execute(
        db,
      )
    await addAgent(db, 'hours-a')
    await addAgent(db, 'hours-b')
    await leave('hours-a', first)
    expect(visitDays(now, await readVisitHours(db))).toContain(first)
    await leave('hours-b', first)
    expect(visitDays(now, await readVisitHours(db))).not.toContain(first)
    // The calendar itself has the team's leave, agent by agent.
    expect((await readOfficeHours(db))(slotStart(first, VISIT_TIMES[0]))).toBe(true)
  })
})

test('an office without hours is always open', async () => {
  await inTransaction(async (db) => {
    await db.deleteFrom('working_hours').execute()
    expect((await readVisitHours(db))(slotStart(dayOf(now), '23:00'))).toBe(true)
  })
})
