import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'

import { findLeadRecord } from '#app/leads/detail/history/lead-record.server.ts'
import { changeEnquiries } from '#app/leads/duplicates/change-enquiries.server.ts'
import { findFacts } from '#app/leads/status/change-lead.server.ts'
import { factFields } from '#app/leads/status/fact-fields.ts'
import { isClosed, readStatus } from '#app/leads/status/lead-status.ts'
import { unreachedOutcomes } from '#app/leads/status/outcome.ts'
import { readWorkForm } from '#app/leads/status/work-form.ts'
import { noRequirement } from '#app/leads/requirement/requirement.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { AgreedSteps } from './agreed-steps.tsx'

const HOUR = 60 * 60_000
const COUNT = 40

/** What a lead may be before its call, one after another. */
const before = [
  {},
  { status: 'contacted', follow_up_at: new Date(Date.now() - HOUR) },
  { status: 'negotiation', follow_up_at: new Date(Date.now() + 50 * HOUR) },
  { status: 'site-visit', first_contact_at: new Date(Date.now() - 90 * HOUR), follow_up_at: null },
  { status: 'contacted', follow_up_at: new Date(Date.now() - HOUR), phone_country: 'AE' },
] as const

async function addMorning(db: Executor, ownerId: string): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < COUNT) {
    const at = ids.length
    // Every tenth one is a second enquiry of the person before.
    const phone = `98000000${String(at % 10 === 9 ? at - 1 : at).padStart(2, '0')}`
    const id = await addNewLead(db, { ownerId, phone, minutes: at })
    const facts = before[at % before.length] ?? {}
    if (Object.keys(facts).length > 0)
      await db.updateTable('leads').set(facts).where('id', '=', id).execute()
    ids.push(id)
  }
  return ids
}

/** The buttons of the call outcome, as its form posts them. */
async function offered(db: Executor, leadId: string, by: Viewer): Promise<string[]> {
  const stored = await findLeadRecord(db, leadId, by)
  if (!stored) throw new Error('There is no such lead')
  const requirement = {
    shown: noRequirement,
    isGuess: false,
    text: '',
    seen: '',
    words: '',
    places: [],
    matches: [],
  }
  const record = { ...stored, readers: [], visits: [], requirement }
  const keys = {
    connected: '1',
    'no-answer': '2',
    'wrong-number': '3',
    'call-back': '4',
    busy: '5',
    'switched-off': '6',
    'not-reachable': '7',
    'not-interested': '8',
  }
  const html = renderToStaticMarkup(createElement(AgreedSteps, { record, keys, isOpen: false }))
  const values = [...html.matchAll(/name="outcome" value="([^"]+)"/g)].map(
    ([, value = '']) => value,
  )
  return [...values, ...unreachedOutcomes]
}

async function press(db: Executor, leadId: string, outcome: string, by: Viewer): Promise<void> {
  const facts = await findFacts(db, leadId, by)
  if (!facts) throw new Error('There is no such lead')
  const calendar = await readCallCalendar(db, by.id)
  const { status, followUpAt } = facts
  const nextAt = new Date(Date.now() + 30 * HOUR).toISOString().slice(0, 16)
  const fields = new Map([
    ...factFields({ status, followUpAt }, 'seen.'),
    ['outcome', outcome],
    ['at', ''],
    ['nextAt', nextAt],
  ] as const)
  const form = readWorkForm((name) => fields.get(name), { facts, now: new Date(), calendar })
  if (!form.ok) throw new Error(`${outcome} is refused: ${form.fault}`)
  const changed = await changeEnquiries(db, { leadId, ...form.change }, by, calendar)
  expect(changed.kind).toBe('changed')
}

async function withoutNextStep(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('leads').select(['id', 'status', 'follow_up_at']).execute()
  return rows
    .filter(({ status }) => !isClosed(readStatus(status) ?? 'new'))
    .filter(({ follow_up_at }) => follow_up_at === null || follow_up_at <= new Date())
    .map(({ id }) => id)
}

it('after a morning of 40 calls with every outcome each open lead has a next step', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  const by = { id: await addAgent(db, 'asha'), role: 'agent', leadScope: 'own' } as const
  const ids = await addMorning(db, by.id)
  expect((await withoutNextStep(db)).length).toBeGreaterThan(COUNT / 2)
  const pressed = new Set<string>()
  for (const [at, id] of ids.entries()) {
    const choices = await offered(db, id, by)
    const outcome = choices[at % choices.length] ?? ''
    pressed.add(outcome.replace(/ \d{4}-.*/, ''))
    await press(db, id, outcome, by)
  }
  expect([...pressed]).toEqual(expect.arrayContaining([...unreachedOutcomes]))
  expect(pressed.size).toBeGreaterThan(15)
  expect(await withoutNextStep(db)).toEqual([])
})
