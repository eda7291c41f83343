import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { changeVisit } from './change/change-visit.server.ts'
import { findDashboardVisit } from './list-visits.server.ts'
import { makeVisit } from './change/schedule-visit.server.ts'
import { undoVisit } from './change/undo-visit.server.ts'
import { listVisitAgents } from './visit-agents.server.ts'

const now = new Date('2031-03-04T04:00:00Z')
/** Half past midnight on the fifth in Asia/Kolkata, still the fourth in UTC. */
const earlyOnFifth = new Date('2031-03-04T19:00:00Z')
const onFifth = new Date('2031-03-05T04:30:00Z')
const onSixth = new Date('2031-03-06T04:30:00Z')
const nameOf = (slug: string) => slug
const dev = { id: 'dev.away', role: 'agent', leadScope: 'all' } as const
const ritu = { id: 'ritu.away', role: 'agent', leadScope: 'all' } as const

async function scene(db: Executor) {
  await addAgent(db, dev.id)
  await addAgent(db, ritu.id)
  const days = { from: '2031-03-05', to: '2031-03-05' }
  await enterLeave(db, { staffId: dev.id, ...days, reason: 'ill' }, dev.id)
  const leadId = await addNewLead(db)
  const make = (startsAt: Date, knownAway = '') => {
    const visit = { leadId, project: 'goa', startsAt, agentId: dev.id, knownAway }
    return makeVisit(db, visit, ritu, nameOf, now)
  }
  const change = (visitId: string, to: Partial<VisitState>, seen: number, knownAway = '') =>
    changeVisit(db, { visitId, seen, to, knownAway }, ritu, nameOf, now)
  return { leadId, make, change }
}

async function madeOn(db: Executor, startsAt: Date, knownAway = '') {
  const parts = await scene(db)
  const made = await parts.make(startsAt, knownAway)
  if (made.kind !== 'done') throw new Error(`It was answered ${made.kind}`)
  return { ...parts, visitId: made.visitId }
}

const word = '2031-03-05 dev.away'

test.each([onFifth, earlyOnFifth])(
  'a visit on a day of leave needs a confirmation: %s',
  async (startsAt) => {
    await inTransaction(async (db) => {
      const { make, leadId } = await scene(db)
      const asked = await make(startsAt)
      expect(asked).toMatchObject({
        kind: 'away',
        leave: { agentName: 'Agent dev.away', day: '2031-03-05', code: word },
      })
      const free = asked.kind === 'away' ? asked.leave.free : []
      expect(free.map(({ agent }) => agent.id)).not.toContain(dev.id)
      const written = await db
        .selectFrom('visits')
        .select('id')
        .where('lead_id', '=', leadId)
        .execute()
      expect(written).toEqual([])
      expect(await make(startsAt, '2031-03-06 dev.away'), 'another day').toMatchObject({
        kind: 'away',
      })
      const made = await make(startsAt, word)
      expect(made.kind).toBe('done')
      const visit = await findDashboardVisit(db, made.kind === 'done' ? made.visitId : '', ritu)
      expect(visit?.isAway).toBe(true)
    })
  },
)

it('so is a visit moved to such a day, or assigned to an agent on leave then', async ({
  trx: db,
}) => {
  const { change, visitId } = await madeOn(db, onSixth)
  expect((await findDashboardVisit(db, visitId, ritu))?.isAway).toBe(false)
  expect(await change(visitId, { startsAt: onFifth }, 0)).toMatchObject({ kind: 'away' })
  expect(await findDashboardVisit(db, visitId, ritu)).toMatchObject({
    startsAt: onSixth,
    sequence: 0,
  })
  const toRitu = { startsAt: onFifth, agentId: ritu.id }
  expect(await change(visitId, toRitu, 0)).toMatchObject({ kind: 'done' })
  expect(await change(visitId, { agentId: dev.id }, 1)).toMatchObject({ kind: 'away' })
  expect(await change(visitId, { agentId: dev.id }, 1, word)).toMatchObject({ kind: 'done' })
  const seen = { visitId, seen: 2 }
  expect(await undoVisit(db, seen, ritu, now)).toMatchObject({ kind: 'done' })
})

it('a visit of an agent on leave can be cancelled or completed without a question', async ({
  trx: db,
}) => {
  const { change, visitId } = await madeOn(db, onFifth, word)
  expect(await change(visitId, { status: 'cancelled' }, 0)).toMatchObject({ kind: 'done' })
  expect((await findDashboardVisit(db, visitId, ritu))?.isAway, 'it comes about no more').toBe(
    false,
  )
})

it('each day says who is on leave', async ({ trx: db }) => {
  await scene(db)
  const awayOn = async (day: string) =>
    (await listVisitAgents(db, day)).filter(({ isAway }) => isAway).map(({ id }) => id)
  await sql`delete from staff_leave where staff_id not in (${dev.id}, ${ritu.id})`.execute(db)
  expect(await awayOn('2031-03-04')).toEqual([])
  expect(await awayOn('2031-03-05')).toEqual([dev.id])
  expect(await awayOn('2031-03-06')).toEqual([])
})
