import { sql } from 'kysely'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { findCalendar, findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { workDay } from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import {
  chooseRoundRobin,
  rulesAwaited,
  advanceRotation,
  type Assignee,
  type RotationTable,
} from './rotation.ts'
import { escalateUnanswered } from './escalation/escalate.server.ts'
import { recordAssignments, type NewAssignment } from './record-assignments.server.ts'
import { readRotationTable, storeLastPlaces } from './rotation-table.server.ts'
import {
  lockUnassigned,
  type EarlierLead,
  type UnassignedLead,
  type UnassignedCursor,
} from './unassigned-leads.server.ts'

/** An advisory lock: any number, as long as all processes share it. */
const ONE_PASS = 7_310_120
/** Short locks. */
const MAX_ASSIGNED = 100
/** More than it assigns: behind leads that wait for a full rule, others can be assigned. */
const MAX_READ = 1000
const BATCH_SIZE = 200

/** Leads before `after` wait for the rules in `awaited`, so that an agent who returns gets the oldest. */
export type GoingOn = { after: UnassignedCursor; awaited: ReadonlySet<number> }

/** `busy` means another process holds the lock; `next` continues. */
export type Pass =
  | { kind: 'busy' }
  | {
      kind: 'done'
      assigned: number
      passedOn: number
      escalated: number
      next: GoingOn | undefined
    }

/** Assigns unassigned leads, oldest first, then escalates; one pass at a time across processes. */
export function assignLeads(db: Executor, at = new Date(), from?: GoingOn): Promise<Pass> {
  return asOne(db, (trx) => pass(trx, at, from))
}

async function pass(db: Executor, at: Date, from: GoingOn | undefined): Promise<Pass> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(${ONE_PASS}) as got`.execute(db)
  if (!rows[0]?.got) return { kind: 'busy' }
  const [settings, calendar] = [await findSettings(db), await findCalendar(db)]
  const table = await readRotationTable(db, workDay(at, calendar))
  const isAnybodyThere = table.people.some(({ away }) => !away)
  const { assigned, next } = isAnybodyThere
    ? await assignUnassigned(db, { table, at }, from)
    : { assigned: [], next: undefined }
  const { passed, escalated } = await escalateUnanswered(db, table, { at, settings, calendar })
  await recordAssignments(db, [...assigned, ...passed])
  if (assigned.length > 0) await storeLastPlaces(db, table.lastPlaces)
  return {
    kind: 'done',
    assigned: assigned.length,
    passedOn: passed.length,
    escalated,
    next,
  }
}

async function assignUnassigned(
  db: Executor,
  { table, at }: { table: RotationTable; at: Date },
  from: GoingOn | undefined,
) {
  const assigned: NewAssignment[] = []
  const awaited = new Set(from?.awaited)
  /** A person's enquiries in one pass go to one agent. */
  const ofPerson = new Map<string, EarlierLead>()
  let [after, read] = [from?.after, 0]
  for (;;) {
    const leads = await lockUnassigned(db, after, { rules: table.rules, limit: BATCH_SIZE })
    for (const lead of leads) {
      const earlier = ofPerson.get(lead.person) ?? lead.earlier
      const one = await assignOne(db, { table, awaited, at }, { ...lead, earlier })
      after = lead
      read += 1
      if (!one) continue
      assigned.push(one)
      ofPerson.set(lead.person, { id: lead.id, ownerId: one.staffId, isLost: false })
      if (assigned.length === MAX_ASSIGNED) return { assigned, next: { after, awaited } }
    }
    if (after === undefined || leads.length < BATCH_SIZE) return { assigned, next: undefined }
    if (read >= MAX_READ) return { assigned, next: { after, awaited } }
  }
}

type PassContext = { table: RotationTable; awaited: Set<number>; at: Date }

/** To the agent of the person's last lead if available, else by the rules. */
async function assignOne(
  db: Executor,
  { table, awaited, at }: PassContext,
  lead: UnassignedLead,
): Promise<NewAssignment | undefined> {
  const owner = table.people.find(({ id, away }) => id === lead.earlier?.ownerId && !away)
  if (owner) {
    if (!(await assign(db, lead, owner, at))) return undefined
    owner.open += 1
    return { leadId: lead.id, staffId: owner.id, ruleId: undefined, reason: 'again' }
  }
  const choice = chooseRoundRobin(table, lead.traits)
  if (choice.kind !== 'person' || awaited.has(choice.rule.id)) {
    for (const id of rulesAwaited(table, lead.traits, choice)) awaited.add(id)
    return undefined
  }
  if (!(await assign(db, lead, choice.person, at))) return undefined
  advanceRotation(table, choice.rule, choice.person)
  return { leadId: lead.id, staffId: choice.person.id, ruleId: choice.rule.id, reason: 'turn' }
}

/** Reopens the person's lost lead together with this one. */
async function assign(db: Executor, { id, earlier }: UnassignedLead, person: Assignee, at: Date) {
  const to = person.id
  const change = { leadId: id, changes: { ownerId: to }, seen: { ownerId: null } }
  const changed = await changeLead(db, change, 'system')
  if (changed.kind !== 'changed') return false
  if (earlier?.isLost) {
    const seen = { status: 'lost', ownerId: earlier.ownerId } as const
    const changes = { status: 'new', ownerId: to, followUpAt: at } as const
    const opened = await changeLead(db, { leadId: earlier.id, changes, seen }, 'system')
    if (opened.kind === 'changed') person.open += 1
  }
  return true
}
