import { expect } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { listBoard } from './list-board.server.ts'
import { MAX_CARDS } from './board.ts'

it('the board has a column for each status, within the filter and what the viewer sees', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  const viewer = { id: await addAgent(db, 'board-a'), role: 'agent', leadScope: 'own' } as const
  const mine = await addNewLead(db, { ownerId: viewer.id, city: 'Goa' })
  const won = await addNewLead(db, { ownerId: viewer.id, city: 'Goa' })
  await addNewLead(db, { ownerId: viewer.id, city: 'Noida' })
  await addNewLead(db, { city: 'Goa' })
  await changeLead(db, { leadId: won, changes: { status: 'won' } }, 'system')
  const columns = await listBoard(db, { viewer, filter: { city: 'goa' } })
  expect(columns.map(({ status, count }) => [status, count])).toEqual([
    ['new', 1],
    ['contacted', 0],
    ['site-visit', 0],
    ['negotiation', 0],
    ['won', 1],
    ['lost', 0],
  ])
  expect(columns[0]?.leads.map(({ id }) => id)).toEqual([mine])
  expect(columns[4]?.leads.map(({ id }) => id)).toEqual([won])
})

it('a long column has its newest cards, and counts the others', async ({ trx: db }) => {
  await clearLeadsAndStaff(db)
  const viewer = { id: 'board-owner', role: 'owner', leadScope: 'all' } as const
  for (let at = 0; at < MAX_CARDS + 2; at += 1) await addNewLead(db)
  const [fresh] = await listBoard(db, { viewer, filter: {} })
  expect(fresh?.leads).toHaveLength(MAX_CARDS)
  expect(fresh?.count).toBe(MAX_CARDS + 2)
})
