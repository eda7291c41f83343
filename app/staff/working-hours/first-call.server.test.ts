import { expect, test } from 'vitest'

import { saveWorkPlan } from '#app/assignment/work-plan.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { findSettings } from './assignment-settings.server.ts'
import { readFirstCall } from './first-call.server.ts'

const wall = (text: string) => new Date(`${text}+05:30`)

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 540, closes: 1140 }))
const holidays = [{ day: '2026-12-25', name: 'Christmas' }]

test.each([
  ['in the day it is minutes later', '2026-11-24T10:00', null, '2026-11-24T10:10'],
  ['the end of the day is in time', '2026-11-24T18:50', null, '2026-11-24T19:00'],
  ['over a night the minutes go on in the morning', '2026-11-24T18:55', null, '2026-11-25T09:05'],
  ['over a Sunday, too', '2026-11-28T18:58', null, '2026-11-30T09:08'],
  ['and over a holiday', '2026-12-24T23:00', null, '2026-12-26T09:10'],
  ['at once is at once', '2026-11-24T10:00', 'now', '2026-11-24T10:10'],
  ['an evening is that of the day', '2026-11-24T10:00', 'evening', '2026-11-24T18:10'],
  ['an evening that has begun is now', '2026-11-24T18:30', 'evening', '2026-11-24T18:40'],
  ['an evening that is over is the morning', '2026-11-24T20:00', 'evening', '2026-11-25T09:10'],
  ['on a Sunday evening no one works', '2026-11-29T10:00', 'evening', '2026-11-30T09:10'],
  ['a weekend is the next Saturday', '2026-11-24T10:00', 'weekend', '2026-11-28T09:10'],
  ['a weekend that has begun is now', '2026-11-28T10:00', 'weekend', '2026-11-28T10:10'],
  ['what is wished unknown is at once', '2026-11-24T10:00', 'tomorrow', '2026-11-24T10:10'],
])('%s', async (_, came, changes, due) => {
  await inTransaction(async (trx) => {
    const by = await addAgent(trx, 'first-call')
    const settings = { ...(await findSettings(trx)), promiseMinutes: 10 }
    await saveWorkPlan(trx, { settings, hours, holidays }, by)
    const firstCall = await readFirstCall(trx)
    expect(firstCall(wall(came), changes)).toEqual(wall(due))
  })
})

it('without working hours a call is due at once', async ({ trx }) => {
  const by = await addAgent(trx, 'first-call')
  const settings = await findSettings(trx)
  await saveWorkPlan(trx, { settings, hours: [], holidays: [] }, by)
  const came = wall('2026-11-24T10:00')
  expect((await readFirstCall(trx))(came, null)).toEqual(came)
})
