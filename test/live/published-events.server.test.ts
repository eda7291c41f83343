import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { assignLeads } from '#app/assignment/assign-leads.server.ts'
import { notifyOwners } from '#app/assignment/escalation/escalate.server.ts'
import { changeLeads } from '#app/leads/bulk/change-leads.server.ts'
import { changeEnquiries } from '#app/leads/duplicates/change-enquiries.server.ts'
import {
  mergePeople,
  rejoinPerson,
  splitPerson,
} from '#app/leads/duplicates/change-person.server.ts'
import { approveSpam, returnToSpam } from '#app/leads/spam/list-spam.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import { erasePerson } from '#app/privacy/erase.server.ts'
import { restoreWithdrawal } from '#app/privacy/withdrawal/restore-withdrawal.server.ts'
import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import { auditView } from '#app/routes/dashboard/leads/lead/audit-view.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { changeVisit } from '#app/visits/change/change-visit.server.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { makeVisit } from '#app/visits/change/schedule-visit.server.ts'
import { db, type Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { eleven, nameOf, now, visitScene } from '#test/helpers/visit-scene.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'
import { enquire, newPerson } from '#test/staff/withdrawing.ts'

import { jobEventCases } from './job-event-cases.ts'

const client = new Client({ connectionString: ofWorker('databaseUrl') })
let heard: string[] = []

beforeAll(async () => {
  await client.connect()
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen dashboard_events')
})
afterAll(async () => {
  await client.end()
  await clearLeadsAndStaff(db)
})

/** What was published until now: events arrive in the order of their commits. */
async function published(): Promise<string[]> {
  const last = crypto.randomUUID()
  await client.query(`notify dashboard_events, '${last}'`)
  await vi.waitFor(() => expect(heard).toContain(last))
  const events = heard.filter((event) => event !== last).toSorted()
  heard = []
  return events
}

class RolledBack extends Error {}

type Write = (trx: Executor) => Promise<unknown>
/** Each prepares what it needs, and returns the write. */
type Scene = (trx: Executor) => Promise<Write>

const rights = { canExport: true, canEdit: true, passwordIsGiven: false }

async function scene(trx: Executor) {
  const id = await addAgent(trx, crypto.randomUUID(), { role: 'owner' })
  const asha = { ...rights, id, name: 'Asha', phone: '', role: 'owner', leadScope: 'all' } as const
  return { asha, leadId: await addNewLead(trx, { ownerId: asha.id }) }
}

async function spam(trx: Executor) {
  const { asha, leadId } = await scene(trx)
  await trx.updateTable('leads').set({ spam_reason: 'phone' }).where('id', '=', leadId).execute()
  return { asha, leadId }
}

const contacted = { status: 'contacted' } as const

async function samePhone(trx: Executor) {
  const phone = newPerson().phone
  const { asha } = await scene(trx)
  const [leadId, otherId] = [await addNewLead(trx, { phone }), await addNewLead(trx, { phone })]
  return { asha, pair: { leadId, otherId } }
}

/** Each publishes lead.changed. */
const leadWrites: Record<string, Scene> = {
  async changeLead(start) {
    const { asha, leadId } = await scene(start)
    return (trx) => changeLead(trx, { leadId, changes: contacted }, asha)
  },
  async 'changeLead, a note alone'(start) {
    const { asha, leadId } = await scene(start)
    const activities = [{ kind: 'note', text: 'On holiday' }] as const
    return (trx) => changeLead(trx, { leadId, activities }, asha)
  },
  async changeEnquiries(start) {
    const { asha, leadId } = await scene(start)
    const calendar = await readCallCalendar(start, asha.id)
    const changes = { followUpAt: new Date(Date.now() + 86_400_000) }
    return (trx) =>
      changeEnquiries(trx, { leadId, changes, seen: {}, activities: [] }, asha, calendar)
  },
  async changeLeads(start) {
    const { asha, leadId } = await scene(start)
    const leads = [leadId, await addNewLead(start)].map((id) => ({ leadId: id, seen: {} }))
    return (trx) => changeLeads(trx, { changes: contacted, leads }, asha)
  },
  async undoChangeSet(start) {
    const { asha, leadId } = await scene(start)
    const done = await changeLead(start, { leadId, changes: contacted }, asha)
    const changeSetId = done.kind === 'changed' ? done.changeSetId : ''
    return (trx) => undoChangeSet(trx, changeSetId, asha)
  },
  async mergePeople(start) {
    const { asha, leadId } = await scene(start)
    const otherId = await addNewLead(start)
    return (trx) => mergePeople(trx, { leadId, otherId }, asha)
  },
  async splitPerson(start) {
    const { asha, pair } = await samePhone(start)
    return (trx) => splitPerson(trx, pair, asha)
  },
  async rejoinPerson(start) {
    const { asha, pair } = await samePhone(start)
    await splitPerson(start, pair, asha)
    return (trx) => rejoinPerson(trx, pair, asha)
  },
  async returnToSpam(start) {
    const { asha, leadId } = await spam(start)
    await approveSpam(start, leadId, asha.id)
    return (trx) => returnToSpam(trx, leadId)
  },
  async assignLeads(start) {
    await clearLeadsAndStaff(start)
    await addAgent(start, 'takes')
    await addNewLead(start)
    return (trx) => assignLeads(trx)
  },
  async notifyOwners(start) {
    const { leadId } = await scene(start)
    return (trx) => notifyOwners(trx, [leadId])
  },
}

/** Each publishes lead.changed and visit.changed. */
const visitWrites: Record<string, Scene> = {
  async makeVisit(start) {
    const { asha, leadId } = await visitScene(start, '71')
    const visit = { leadId, project: 'agra', startsAt: eleven, agentId: asha.id }
    return (trx) => makeVisit(trx, visit, asha, nameOf, now)
  },
  async changeVisit(start) {
    const { asha, visitId } = await visitScene(start, '72')
    const to = { status: 'confirmed', agentId: asha.id } as const
    return (trx) => changeVisit(trx, { visitId, seen: 0, to }, asha, nameOf, now)
  },
  async undoVisit(start) {
    const { asha, visitId, change } = await visitScene(start, '73')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    return (trx) => undoVisit(trx, { visitId, seen: 1 }, asha, now)
  },
}

const cases: { name: string; events: readonly string[]; given: Scene }[] = [
  ...Object.entries(leadWrites).map(([name, given]) => ({ name, given, events: ['lead.changed'] })),
  ...Object.entries(visitWrites).map(([name, given]) => ({
    name,
    given,
    events: ['lead.changed', 'visit.changed'],
  })),
  {
    name: 'approveSpam',
    events: ['lead.changed', 'notification.created'],
    async given(start) {
      const { asha, leadId } = await spam(start)
      return (trx) => approveSpam(trx, leadId, asha.id)
    },
  },
  ...jobEventCases,
  {
    name: 'recordEnquiry',
    events: ['lead.created', 'visit.created'],
    given: async () => (trx) => enquire(trx, newPerson()),
  },
  {
    name: 'changeLead, changed meanwhile',
    events: [],
    async given(start) {
      const { asha, leadId } = await scene(start)
      const change = { leadId, changes: contacted, seen: { status: 'won' } } as const
      return (trx) => changeLead(trx, change, asha)
    },
  },
  {
    name: 'withdrawPerson',
    events: ['lead.withdrawn'],
    async given(start) {
      const { id: leadId } = await enquire(start, newPerson())
      return (trx) => withdrawPerson(trx, { leadId }, { way: 'desk' })
    },
  },
  {
    name: 'erasePerson',
    events: ['lead.withdrawn'],
    async given(start) {
      const person = newPerson()
      await enquire(start, person)
      return (trx) => erasePerson(trx, person.phone, async () => {})
    },
  },
  {
    name: 'restoreWithdrawal',
    events: ['lead.restored'],
    async given(start) {
      const { id } = await enquire(start, newPerson())
      const done = await withdrawPerson(start, { onlyLeads: [id] }, { way: 'link' })
      const options = { staffId: null, besides: async () => {} }
      return (trx) => restoreWithdrawal(trx, done?.id ?? '', options)
    },
  },
]

test.each(cases)(
  '$name publishes its events with its commit, and none when rolled back',
  async ({ events, given }) => {
    const write = await db.transaction().execute(given)
    await published()
    const rolledBack = db.transaction().execute(async (trx) => {
      await write(trx)
      throw new RolledBack()
    })
    await expect(rolledBack).rejects.toThrow(RolledBack)
    expect(await published()).toEqual([])
    await db.transaction().execute(write)
    expect(await published()).toEqual(events)
  },
)

test('an enquiry outside of a transaction publishes soon after its commit', async () => {
  await published()
  await enquire(db, newPerson())
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['lead.created', 'visit.created']))
})

test('opening a lead publishes it once', async () => {
  const { asha, leadId } = await db.transaction().execute(scene)
  await published()
  await auditView(leadId, asha)
  expect(await published()).toEqual(['lead.changed', 'lead.opened'])
  await auditView(leadId, asha)
  expect(await published()).toEqual([])
})

test('a single statement publishes as well', async () => {
  const { asha, leadId } = await db.transaction().execute(scene)
  await published()
  await changeLead(db, { leadId, changes: contacted }, asha)
  await publishEvent(db, 'visit.changed')
  expect(await published()).toEqual(['lead.changed', 'visit.changed'])
})
