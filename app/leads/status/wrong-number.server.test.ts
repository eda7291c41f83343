import { expect, test } from 'vitest'

import { listDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { honestLeads } from '#app/leads/list/lead-rows.server.ts'
import { loadDashboardLeads } from '#app/leads/list/lead-work.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { changeLead } from './change-lead.server.ts'
import type { Outcome } from './outcome.ts'
import { undoChangeSet } from './undo-change-set.server.ts'

const meera = { id: 'meera.wrong', role: 'agent', leadScope: 'all' } as const

async function scene(db: Executor) {
  await addAgent(db, meera.id)
  const leadId = await addNewLead(db)
  await changeLead(db, { leadId, changes: { ownerId: meera.id } }, 'system')
  const say = async (text: Outcome): Promise<string> => {
    const words = [{ kind: 'outcome', text }] as const
    const changes = { followUpAt: new Date(), firstContactAt: new Date() }
    const said = await changeLead(db, { leadId, changes, activities: words }, meera)
    return said.kind === 'changed' ? said.changeSetId : ''
  }
  const takeBack = (changeSetId: string) => undoChangeSet(db, changeSetId, meera)
  const note = () =>
    changeLead(db, { leadId, activities: [{ kind: 'note', text: 'wrong-number' }] }, meera)
  const isMarked = async (): Promise<boolean | undefined> => {
    const rows = await honestLeads(db).where('leads.id', '=', leadId).execute()
    const [lead] = await loadDashboardLeads(db, rows, meera)
    const due = (await listDueLeads(db, meera)).find(({ id }) => id === leadId)
    expect(due?.hasWrongNumber, 'the queue says as the list').toBe(lead?.work.hasWrongNumber)
    return lead?.work.hasWrongNumber
  }
  return { say, takeBack, note, isMarked }
}

test.each([
  ['nothing was said', [], false],
  ['the number was wrong', ['wrong-number'], true],
  ['no one answered there since', ['wrong-number', 'no-answer'], true],
  ['they were reached before', ['connected', 'wrong-number'], true],
  ['a later call reached them', ['wrong-number', 'connected'], false],
  ['they agreed on a later call', ['wrong-number', 'no-answer', 'call-back'], false],
] as const)('where %s', async (_, outcomes, isMarked) => {
  await inTransaction(async (db) => {
    const { say, note, isMarked: mark } = await scene(db)
    await note()
    for (const outcome of outcomes) await say(outcome)
    expect(await mark()).toBe(isMarked)
  })
})

it('an undone outcome does not count, whichever it is', async ({ trx: db }) => {
  const { say, takeBack, isMarked } = await scene(db)
  const wrong = await say('wrong-number')
  const reached = await say('connected')
  expect(await isMarked()).toBe(false)
  expect(await takeBack(reached)).toMatchObject({ kind: 'changed' })
  expect(await isMarked()).toBe(true)
  expect(await takeBack(wrong)).toMatchObject({ kind: 'changed' })
  expect(await isMarked()).toBe(false)
})
