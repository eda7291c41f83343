import { expect } from 'vitest'

import { refreshOfficeHours } from '#app/staff/working-hours/office-hours.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { closedNow } from './closed-now.server.ts'

const at = (time: string) => Date.parse(`2026-11-30T${time}+05:30`)

it('a page says that the office is closed from the minute it closes', async ({ trx: db }) => {
  await db.deleteFrom('working_hours').execute()
  await db.deleteFrom('holidays').execute()
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 600, closes: 1140 }))
  await db.insertInto('working_hours').values(week).execute()
  await db.updateTable('assignment_settings').set({ changed_by: null }).execute()
  await refreshOfficeHours(db)
  expect(closedNow(at('21:00'))).toBeUndefined()
  const owner = await addAgent(db, 'a.closed', { role: 'owner' })
  await db.updateTable('assignment_settings').set({ changed_by: owner }).execute()
  await refreshOfficeHours(db)
  expect(closedNow(at('18:59'))).toBeUndefined()
  expect(closedNow(at('19:00'))).toBe(
    'We are closed now. We open tomorrow at 10 am and call you then.',
  )
  expect(closedNow(at('09:00') + 86_400_000)).toBe(
    'We are closed now. We open today at 10 am and call you then.',
  )
})
