import { sql } from 'kysely'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { findCalendar, findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { workDay } from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import {
  chooseByTurn,
  rulesAwaited,
  takeTurn,
  type DeskPerson,
  type TurnTable,
} from './rotation.ts'
import { passOnUntouched } from './escalation/escalate.server.ts'
import { recordAssignments, type NewAssignment } from './record-assignments.server.ts'
import { readTurnTable, storeTurns } from './rotation-table.server.ts'
import {
  takeWaiting,
  type EarlierLead,
  type WaitingLead,
  type WaitingPlace,
} from './waiting-leads.server.ts'

/** An advisory lock: any number, as long as all processes share it. */
const ONE_PASS = 7_310_120
/** Short locks. */
const MOST_GIVEN = 100
/** More than it assigns: behind leads that wait for a full rule, others can be assigned. */
const MOST_READ = 1000
const AT_ONCE = 200

/** Leads before `after` wait for the rules in `awaited`, so that an agent who returns gets the oldest. */
export type GoingOn = { after: WaitingPlace; awaited: ReadonlySet<number> }

/** `busy` means another process holds the lock; `next` continues, `changes` notifies dashboards. */
export type Pass =
  | { kind: 'busy' }
  | {
      kind: 'done'
      given: number
      passedOn: number
      told: number
      changes: number
      next: GoingOn | undefined
    }

/** Assigns unassigned leads, oldest first, then escalates; one pass at a time across processes. */
export function giveOut(db: Executor, at = new Date(), from?: GoingOn): Promise<Pass> {
  return asOne(db, (trx) => pass(trx, at, from))
}

async function pass(db: Executor, at: Date, from: GoingOn | undefined): Promise<Pass> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(${ONE_PASS}) as got`.execute(db)
  if (!rows[0]?.got) return { kind: 'busy' }
  const [settings, calendar] = [await findSettings(db), await findCalendar(db)]
  const table = await readTurnTable(db, workDay(at, calendar))
  const isAnybodyThere = table.people.some(({ away }) => !away)
  const { given, next } = isAnybodyThere
    ? await giveWaiting(db, { table, at }, from)
    : { given: [], next: undefined }
  const { passed, told } = await passOnUntouched(db, table, { at, settings, calendar })
  await recordAssignments(db, [...given, ...passed])
  if (given.length > 0) await storeTurns(db, table.turns)
  const changes = given.length + passed.length + told
  return { kind: 'done', given: given.length, passedOn: passed.length, told, changes, next }
}

async function giveWaiting(
  db: Executor,
  { table, at }: { table: TurnTable; at: Date },
  from: GoingOn | undefined,
) {
  const given: NewAssignment[] = []
  const awaited = new Set(from?.awaited)
  /** A person's enquiries in one pass go to one agent. */
  const ofPerson = new Map<string, EarlierLead>()
  let [after, read] = [from?.after, 0]
  for (;;) {
    const leads = await takeWaiting(db, after, AT_ONCE)
    for (const lead of leads) {
      const earlier = ofPerson.get(lead.person) ?? lead.earlier
      const one = await giveOne(db, { table, awaited, at }, { ...lead, earlier })
      after = lead
      read += 1
      if (!one) continue
      given.push(one)
      ofPerson.set(lead.person, { id: lead.id, ownerId: one.staffId, isLost: false })
      if (given.length === MOST_GIVEN) return { given, next: { after, awaited } }
    }
    if (after === undefined || leads.length < AT_ONCE) return { given, next: undefined }
    if (read >= MOST_READ) return { given, next: { after, awaited } }
  }
}

type Turns = { table: TurnTable; awaited: Set<number>; at: Date }

/** To the agent of the person's last lead if available, else by the rules. */
async function giveOne(
  db: Executor,
  { table, awaited, at }: Turns,
  lead: WaitingLead,
): Promise<NewAssignment | undefined> {
  const owner = table.people.find(({ id, away }) => id === lead.earlier?.ownerId && !away)
  if (owner) {
    if (!(await give(db, lead, owner, at))) return undefined
    owner.open += 1
    return { leadId: lead.id, staffId: owner.id, ruleId: undefined, reason: 'again' }
  }
  const choice = chooseByTurn(table, lead.traits)
  if (choice.kind !== 'person' || awaited.has(choice.rule.id)) {
    for (const id of rulesAwaited(table, lead.traits, choice)) awaited.add(id)
    return undefined
  }
  if (!(await give(db, lead, choice.person, at))) return undefined
  takeTurn(table, choice.rule, choice.person)
  return { leadId: lead.id, staffId: choice.person.id, ruleId: choice.rule.id, reason: 'turn' }
}

/** Reopens the person's lost lead together with this one. */
async function give(db: Executor, { id, earlier }: WaitingLead, person: DeskPerson, at: Date) {
  const to = person.id
  const change = { leadId: id, wish: { ownerId: to }, seen: { ownerId: null } }
  const changed = await changeLead(db, change, 'desk')
  if (changed.kind !== 'changed') return false
  if (earlier?.isLost) {
    const seen = { status: 'lost', ownerId: earlier.ownerId } as const
    const wish = { status: 'new', ownerId: to, followUpAt: at } as const
    const opened = await changeLead(db, { leadId: earlier.id, wish, seen }, 'desk')
    if (opened.kind === 'changed') person.open += 1
  }
  return true
}
