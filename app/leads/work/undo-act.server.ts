import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { isLastSaid, takeBackSaid } from '#app/leads/people/said.server.ts'
import { asOne } from '#app/lib/one-transaction.server.ts'

import { changeLead, type Changed } from './change-lead.server.ts'
import { factKinds, factNames, type FactName, type LeadFacts, type LeadWord } from './lead-facts.ts'
import { readLostReason, readStatus } from './lead-status.ts'
import type { Viewer } from './visible-leads.server.ts'

/** `partly`: of the leads of an act some went on since, and stay as they are. */
type Undone = Changed | { kind: 'partly' }

/**
 * Takes an act back on all its leads, or on one (`leadId`), by acts of the other direction: what was done
 * stays in the history. A fact that is another by now is a conflict. `absent` is an act that is not there,
 * is somebody else's (an owner may take back any), was taken back before, or said who is who where another
 * word was said since.
 */
export function undoAct(db: Executor, act: string, by: Viewer, leadId?: string): Promise<Undone> {
  return asOne(db, (trx) => undo(trx, act, by, leadId))
}

async function undo(db: Executor, act: string, by: Viewer, leadId?: string): Promise<Undone> {
  const leads = await findAct(db, act, leadId)
  const first = leads[0]?.rows[0]
  const isTheirs = by.role === 'owner' || first?.staff_id === by.id
  if (!first || !isTheirs || !(await isLastSaid(db, act))) return { kind: 'absent' }
  // Whoever gave a lead away sees it no more, and may still take that back.
  const writer = first.staff_id === by.id ? ({ ...by, sees: 'all' } as const) : by
  const own = { act: randomUUID(), undoes: act }
  const done: Changed[] = []
  for (const { id, rows } of leads)
    done.push(await changeLead(db, { leadId: id, ...backwards(rows) }, writer, own))
  const isUndone = done.some(({ kind }) => kind === 'changed')
  if (isUndone) await takeBackSaid(db, act, { act: own.act, staffId: by.id })
  return isUndone ? together(done) : (done[0] ?? { kind: 'absent' })
}

function together(done: readonly Changed[]): Undone {
  const [other] = done.filter(({ kind }) => kind !== 'changed')
  return other ? { kind: 'partly' } : (done[0] ?? { kind: 'absent' })
}

type Row = { lead_id: string; kind: string; was: string | null; became: string | null } & {
  staff_id: string | null
}

/** What takes an act back on one lead. */
function backwards(rows: readonly Row[]) {
  const wish: Partial<LeadFacts> = {}
  const seen: Partial<LeadFacts> = {}
  const words: LeadWord[] = []
  for (const { kind, was, became } of rows) {
    const name = factOf(kind)
    if (name) {
      Object.assign(wish, readFact(name, was))
      Object.assign(seen, readFact(name, became))
    } else if (became !== null && isWord(kind)) words.push({ kind, text: became })
  }
  return { wish, seen, words }
}

/** What it did to each lead on which it was not taken back, in the order in which an act locks them. */
async function findAct(
  db: Executor,
  act: string,
  leadId?: string,
): Promise<{ id: string; rows: Row[] }[]> {
  const rows = await db
    .selectFrom('lead_changes')
    .select(['lead_id', 'kind', 'was', 'became', 'staff_id'])
    .where('act', '=', act)
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .where(
      sql<boolean>`not exists (select from lead_changes as back
        where back.undoes = lead_changes.act and back.lead_id = lead_changes.lead_id)`,
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

function isWord(kind: string): kind is LeadWord['kind'] {
  return factOf(kind) === undefined
}

/** A fact as the history wrote it. */
function readFact(name: FactName, text: string | null): Partial<LeadFacts> {
  if (name === 'status') return { status: readStatus(text) ?? 'new' }
  if (name === 'lostReason') return { lostReason: readLostReason(text) ?? null }
  if (name === 'ownerId') return { ownerId: text }
  return { [name]: text === null ? null : new Date(text) }
}
