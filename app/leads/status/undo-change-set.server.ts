import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { isLatestLink, canSeeLinks, revertLinks } from '#app/enquiries/people/links.server.ts'
import { listEnquiryIds } from '#app/leads/duplicates/change-enquiries.server.ts'
import { readRequirement } from '#app/leads/requirement/requirement.ts'
import { changeRequirement } from '#app/leads/requirement/requirement-store.server.ts'
import { mayStillUndo, visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { changeLead, type Changed } from './change-lead.server.ts'
import {
  factKinds,
  factNames,
  type FactName,
  type LeadFacts,
  type LeadActivity,
} from './lead-facts.ts'
import { readLostReason, readStatus } from './lead-status.ts'
import type { LeftByUndo } from './undo-text.ts'

/** Minutes in which an agent may undo a reassignment. */
const GIFT_MINUTES = 10

type Undone = Changed<unknown> | ({ kind: 'left' } & LeftByUndo)

/** Undoes a change on all leads or one; keeps the history, and checks today's permissions for each lead. */
export function undoChangeSet(
  db: Executor,
  changeSetId: string,
  by: Viewer,
  leadId?: string,
): Promise<Undone> {
  return asOne(db, (trx) => undo(trx, changeSetId, by, leadId))
}

/** False where every new value was there already. */
export async function hasChanges(db: Executor, changeSetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead_changes')
    .select('id')
    .where('change_set_id', '=', changeSetId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A lead of the change that `viewer` sees or has just handed over: `preferred` where it is one. */
export async function findChangedLead(
  db: Executor,
  { changeSetId, preferred }: { changeSetId: string; preferred: string },
  viewer: Viewer,
): Promise<{ id: string; name: string; isVisible: boolean } | undefined> {
  const isGift = sql<boolean>`lead_changes.kind = 'owner' and lead_changes.staff_id = ${viewer.id}
    and lead_changes.changed_at > statement_timestamp() - make_interval(mins => ${GIFT_MINUTES})`
  return db
    .selectFrom('lead_changes')
    .innerJoin('leads', 'leads.id', 'lead_changes.lead_id')
    .select(['leads.id', 'leads.name', visibleTo(viewer).as('isVisible')])
    .where('change_set_id', '=', changeSetId)
    .where('spam_reason', 'is', null)
    .where((row) => row.or([visibleTo(viewer), isGift]))
    .orderBy(sql`leads.id <> ${preferred}`)
    .orderBy('lead_changes.id')
    .limit(1)
    .executeTakeFirst()
}

async function undo(
  db: Executor,
  changeSetId: string,
  by: Viewer,
  leadId?: string,
): Promise<Undone> {
  const leads = await findChangeSetFor(db, changeSetId, by, leadId)
  const first = leads[0]?.rows[0]
  const isTheirs = by.role === 'owner' || first?.staff_id === by.id
  if (!first || !isTheirs || !(await isLatestLink(db, changeSetId))) return { kind: 'absent' }
  if (!first.isOpen || !(await canSeeLinks(db, changeSetId, by)))
    return { kind: 'left', undone: 0, changedAgain: 0, denied: leads.length }
  const own = { changeSetId: randomUUID(), undoes: changeSetId }
  const done: Changed<unknown>[] = []
  for (const { id, rows } of leads) {
    done.push(await undoOn(db, { leadId: id, rows }, writerOf(rows, by), own))
  }
  const isUndone = done.some(({ kind }) => kind === 'changed')
  if (isUndone) await revertLinks(db, changeSetId, { changeSetId: own.changeSetId, staffId: by.id })
  return together(done)
}

type Reverting = { changeSetId: string; undoes: string }

/** A requirement changes alone. */
function undoOn(
  db: Executor,
  { leadId, rows }: { leadId: string; rows: readonly Row[] },
  by: Viewer,
  own: Reverting,
): Promise<Changed<unknown>> {
  const stated = rows.find(({ kind }) => kind === 'requirement')
  if (!stated) return changeLead(db, { leadId, ...backwards(rows) }, by, own)
  const [seen, requirement] = [stated.new_value, stated.old_value].map((text) =>
    readRequirement(text ?? ''),
  )
  return requirement
    ? changeRequirement(db, { leadId, seen, requirement }, by, own)
    : Promise.resolve({ kind: 'absent' })
}

function writerOf(rows: readonly Row[], by: Viewer): Viewer {
  return isOwnGift(rows, by) || isOwnCall(rows, by) ? { ...by, leadScope: 'all' } : by
}

/** The lead is no longer visible to the agent who reassigned it, so undo is allowed for some minutes. */
function isOwnGift(rows: readonly Row[], by: Viewer): boolean {
  const gift = rows.find(({ kind }) => factOf(kind) === 'ownerId')
  return gift?.old_value === by.id && gift.staff_id === by.id && !gift.isSettled
}

/** A call changes all enquiries of its person, also a colleague's. */
function isOwnCall(rows: readonly Row[], by: Viewer): boolean {
  return rows.some(({ kind, staff_id, isSettled }) => {
    return kind === 'outcome' && staff_id === by.id && !isSettled
  })
}

function together(done: readonly Changed<unknown>[]): Undone {
  const count = (kind: Changed['kind']) => done.filter((one) => one.kind === kind).length
  const [undone, changedAgain, denied] = [count('changed'), count('conflict'), count('absent')]
  const isWhole = undone === done.length || (undone === 0 && denied === 0)
  return isWhole && done[0] ? done[0] : { kind: 'left', undone, changedAgain, denied }
}

type Row = {
  lead_id: string
  kind: string
  old_value: string | null
  new_value: string | null
  staff_id: string | null
  isOpen: boolean
  isSettled: boolean
}

function backwards(rows: readonly Row[]) {
  const changes: Partial<LeadFacts> = {}
  const seen: Partial<LeadFacts> = {}
  const activities: LeadActivity[] = []
  for (const { kind, old_value: oldValue, new_value: newValue } of rows) {
    const name = factOf(kind)
    if (name) {
      Object.assign(changes, readFact(name, oldValue))
      Object.assign(seen, readFact(name, newValue))
    } else if (newValue !== null && isActivity(kind)) activities.push({ kind, text: newValue })
  }
  return { changes, seen, activities }
}

/** Includes the person's other enquiries, which share calls and follow-ups. */
async function findChangeSetFor(
  db: Executor,
  changeSetId: string,
  by: Viewer,
  leadId: string | undefined,
) {
  if (leadId === undefined) return findChangeSet(db, changeSetId, by)
  const leads = await findChangeSet(db, changeSetId, by, await listEnquiryIds(db, leadId))
  const own = leads.filter(({ id }) => id === leadId)
  const isShared = own.some(({ rows }) => rows.some(({ kind }) => shared.has(kind)))
  return isShared ? leads : own
}

const shared: ReadonlySet<string> = new Set(['outcome', 'follow-up'])

/** In lock order. */
async function findChangeSet(
  db: Executor,
  changeSetId: string,
  by: Viewer,
  leadIds?: readonly string[],
): Promise<{ id: string; rows: Row[] }[]> {
  const rows = await db
    .selectFrom('lead_changes')
    .select(['lead_id', 'kind', 'old_value', 'new_value', 'staff_id'])
    .select(mayStillUndo(by, 'lead_changes.changed_at').as('isOpen'))
    .select(
      sql<boolean>`lead_changes.changed_at < statement_timestamp() - make_interval(mins => ${GIFT_MINUTES})
        or exists (select from lead_changes as later
        where later.lead_id = lead_changes.lead_id and later.id > lead_changes.id
          and later.change_set_id <> lead_changes.change_set_id and later.staff_id is distinct from ${by.id})`.as(
        'isSettled',
      ),
    )
    .where('change_set_id', '=', changeSetId)
    .$if(leadIds !== undefined, (query) =>
      query.where(sql<boolean>`lead_id = any(${leadIds ?? []}::bigint[])`),
    )
    .where(
      sql<boolean>`not exists (select from lead_changes as back
        where back.reverts = lead_changes.change_set_id and back.lead_id = lead_changes.lead_id)`,
    )
    .orderBy('lead_id')
    .orderBy('id')
    .execute()
  const leads = new Map<string, Row[]>()
  for (const row of rows) leads.set(row.lead_id, [...(leads.get(row.lead_id) ?? []), row])
  return Array.from(leads, ([id, own]) => ({ id, rows: own }))
}

function factOf(kind: string): FactName | undefined {
  return factNames.find((name) => factKinds[name] === kind)
}

function isActivity(kind: string): kind is LeadActivity['kind'] {
  return factOf(kind) === undefined && kind !== 'requirement'
}

function readFact(name: FactName, text: string | null): Partial<LeadFacts> {
  if (name === 'status') return { status: readStatus(text) ?? 'new' }
  if (name === 'lostReason') return { lostReason: readLostReason(text) ?? null }
  if (name === 'ownerId') return { ownerId: text }
  return { [name]: text === null ? null : new Date(text) }
}
