import { expect } from 'vitest'

import { findLeadRecord } from '#app/leads/detail/history/lead-record.server.ts'
import { mergePeople } from '#app/leads/duplicates/change-person.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead, addViewer } from '#test/staff/staff-members.ts'

import { readLeadRequirement } from './lead-requirement.server.ts'
import { changeRequirement, findRequirement } from './requirement-store.server.ts'
import { noRequirement, withChoice, type Requirement } from './requirement.ts'

function wanting(...choices: string[]): Requirement {
  const requirement = choices.reduce<Requirement | undefined>(
    (before, choice) => before && withChoice(before, choice),
    noRequirement,
  )
  if (!requirement) throw new Error(`${choices.join()} is unknown`)
  return requirement
}

const flat = wanting('bedrooms 3', 'budget to-2-crore', 'places Noida', 'needsLoan no')
const plot = wanting('type Plots', 'plot over-5000', 'purpose investment', 'language hi')

async function store(
  db: Executor,
  leadId: string,
  [seen, requirement]: [Requirement | undefined, Requirement],
  by: Viewer,
): Promise<string> {
  const changed = await changeRequirement(db, { leadId, seen, requirement }, by)
  if (changed.kind !== 'changed') throw new Error(`It was answered ${changed.kind}`)
  return changed.changeSetId
}

it('a requirement is stored as it was, with a line in the history, and undo takes it back', async ({
  trx: db,
}) => {
  const [asha, leadId] = [await addViewer(db, '101'), await addNewLead(db)]
  const first = await store(db, leadId, [undefined, flat], asha)
  const second = await store(db, leadId, [flat, plot], asha)
  expect(await findRequirement(db, leadId, asha)).toEqual(plot)
  const { history = [] } = (await findLeadRecord(db, leadId, asha)) ?? {}
  expect(history.map(({ kind }) => kind)).toEqual(['requirement', 'requirement'])
  expect(history[1]).toMatchObject({ was: null, mayUndo: true })
  expect(history[1]?.became).toContain('3 BHK')
  expect(await undoChangeSet(db, first, asha)).toMatchObject({ kind: 'conflict' })
  expect(await undoChangeSet(db, second, asha)).toMatchObject({ kind: 'changed' })
  expect(await findRequirement(db, leadId, asha)).toEqual(flat)
  expect(await undoChangeSet(db, first, asha)).toMatchObject({ kind: 'changed' })
  expect(await findRequirement(db, leadId, asha)).toBeUndefined()
  expect(await undoChangeSet(db, first, asha)).toMatchObject({ kind: 'absent' })
})

it('the second of two agents gets a conflict, and the first’s stays', async ({ trx: db }) => {
  const [asha, leadId] = [await addViewer(db, '101'), await addNewLead(db)]
  await store(db, leadId, [undefined, flat], asha)
  const late = { leadId, seen: undefined, requirement: plot }
  expect(await changeRequirement(db, late, asha)).toEqual({ kind: 'conflict', now: flat })
  expect(await findRequirement(db, leadId, asha)).toEqual(flat)
})

it('it holds for all enquiries of the person, and a later one shows it', async ({ trx: db }) => {
  const asha = await addViewer(db, '101')
  const phone = '9811111111'
  const [one, other] = [await addNewLead(db, { phone }), await addNewLead(db)]
  await mergePeople(db, { leadId: one, otherId: other }, asha)
  await store(db, one, [undefined, flat], asha)
  expect(await findRequirement(db, other, asha)).toEqual(flat)
  const third = await addNewLead(db, { phone })
  expect(await findRequirement(db, third, asha)).toEqual(flat)
  await store(db, third, [flat, noRequirement], asha)
  expect(await findRequirement(db, one, asha)).toBeUndefined()
})

it('an agent who sees only their own leads neither reads nor changes a colleague’s', async ({
  trx: db,
}) => {
  const [asha, bina] = [await addViewer(db, '101'), await addViewer(db, '102', 'own')]
  const phone = '9811111112'
  const theirs = await addNewLead(db, { phone, ownerId: asha.id })
  const own = await addNewLead(db, { phone, ownerId: bina.id })
  await db
    .insertInto('requirements')
    .values({ lead_id: theirs, places: ['Goa'] })
    .execute()
  expect(await findRequirement(db, own, bina)).toBeUndefined()
  const change = { seen: undefined, requirement: plot }
  expect(await changeRequirement(db, { leadId: theirs, ...change }, bina)).toEqual({
    kind: 'absent',
  })
  await store(db, own, [undefined, plot], bina)
  expect(await findRequirement(db, theirs, { ...asha, leadScope: 'own' })).toMatchObject({
    places: ['Goa'],
  })
})

it('a guess is shown as one with the projects that match, and never stored', async ({
  trx: db,
}) => {
  const asha = await addViewer(db, '101')
  const leadId = await addNewLead(db, { message: 'A plot in Goa under 2 crore', email: 'a@b.test' })
  const lead = (await findLeadRecord(db, leadId, asha))?.lead
  if (!lead) throw new Error('The lead is gone')
  const guess = await readLeadRequirement(db, lead, asha)
  expect(guess).toMatchObject({ isGuess: true, seen: '', shown: { type: 'Plots' } })
  expect(guess.matches.map(({ slug }) => slug)).toContain('lodha-goa')
  for (const { slug, whatsApp, mail } of guess.matches) {
    expect(decodeURIComponent(whatsApp)).toContain(`/${slug}`)
    expect(mail).toMatch(/^mailto:a@b\.test\?/)
  }
  expect(await findRequirement(db, leadId, asha)).toBeUndefined()
  await store(db, leadId, [undefined, guess.shown], asha)
  expect(await readLeadRequirement(db, lead, asha)).toMatchObject({
    isGuess: false,
    text: guess.text,
    seen: guess.text,
  })
})

it('a withdrawal takes the requirement away', async ({ trx: db }) => {
  const [asha, leadId] = [await addViewer(db, '101'), await addNewLead(db)]
  await store(db, leadId, [undefined, flat], asha)
  await withdrawPerson(db, { leadId }, { way: 'desk' })
  expect(await db.selectFrom('requirements').select('lead_id').execute()).not.toContainEqual({
    lead_id: leadId,
  })
})
