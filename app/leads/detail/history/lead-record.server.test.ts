import { expect } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { makeVisit } from '#app/visits/change/schedule-visit.server.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { findLeadRecord } from './lead-record.server.ts'

const agent = (id: string): Viewer => ({ id, role: 'agent', leadScope: 'all' })

async function undoable(db: Executor, leadId: string, viewer: Viewer): Promise<string[]> {
  const record = await findLeadRecord(db, leadId, viewer)
  return (record?.history ?? [])
    .filter(({ mayUndo }) => mayUndo)
    .map(({ changeSetId }) => changeSetId)
}

it('each change offers one undo, to its author and to owners, until it is undone', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  for (const id of ['a', 'b']) await addAgent(db, id)
  const leadId = await addNewLead(db)
  const changes = { status: 'contacted', followUpAt: new Date('2030-01-01T04:30:00Z') } as const
  const [first, second] = [
    await changeLead(db, { leadId, changes }, agent('a')),
    await changeLead(db, { leadId, activities: [{ kind: 'note', text: 'Saturday' }] }, agent('b')),
  ].map((changed) => (changed.kind === 'changed' ? changed.changeSetId : ''))
  expect(await undoable(db, leadId, agent('a'))).toEqual([first])
  expect(await undoable(db, leadId, agent('b'))).toEqual([second])
  const owner: Viewer = { id: 'o', role: 'owner', leadScope: 'all' }
  expect(await undoable(db, leadId, owner)).toEqual([second, first])
  await undoChangeSet(db, first ?? '', agent('a'))
  expect(await undoable(db, leadId, agent('a'))).toEqual([])
  await changeLead(db, { leadId, activities: [{ kind: 'visit', text: 'confirmed' }] }, agent('a'))
  expect(await undoable(db, leadId, agent('a'))).toEqual([])
})

it('a stored visit change reads as words, and an older sentence as it is', async ({ trx: db }) => {
  await addAgent(db, 'a')
  const leadId = await addNewLead(db)
  const before = 'Site visit rescheduled: Goa, Wed 5 Mar 2031, 10:00 am IST'
  await changeLead(db, { leadId, activities: [{ kind: 'visit', text: before }] }, agent('a'))
  const visit = { leadId, project: 'goa', startsAt: new Date('2031-03-05T04:30:00Z') }
  const now = new Date('2031-03-01T04:30:00Z')
  const made = await makeVisit(db, { ...visit, agentId: 'a' }, agent('a'), () => 'Goa', now)
  if (made.kind !== 'done') throw new Error(`It was answered ${made.kind}`)
  await undoVisit(db, { visitId: made.visitId, seen: 0 }, agent('a'), now)
  const { history = [] } = (await findLeadRecord(db, leadId, agent('a'))) ?? {}
  const words = 'Site visit booked: Goa, Wed 5 Mar 2031, 10:00 am IST, with Agent a'
  expect(
    history.filter(({ kind }) => kind === 'visit').map(({ was, became }) => [was, became]),
  ).toEqual([
    [words, null],
    [null, words],
    [null, before],
  ])
})
