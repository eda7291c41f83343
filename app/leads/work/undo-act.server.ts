import type { Executor } from '#app/db.server.ts'
import { atOnce, isLastSaid, takeBackSaid } from '#app/leads/people/said.server.ts'

import { changeLead, type Changed } from './change-lead.server.ts'
import { factKinds, factNames, type FactName, type LeadFacts, type LeadWord } from './lead-facts.ts'
import { readLostReason, readStatus } from './lead-status.ts'
import type { Viewer } from './visible-leads.server.ts'

/**
 * Takes an act back, by acts of the other direction: what was done stays in the history. A fact that is
 * another by now is a conflict. `absent` is an act that is not there, is somebody else's (an owner may
 * take back any), was taken back before, or said who is who where another word was said since.
 */
export function undoAct(db: Executor, act: string, by: Viewer): Promise<Changed> {
  return atOnce(db, (trx) => undo(trx, act, by))
}

async function undo(db: Executor, act: string, by: Viewer): Promise<Changed> {
  const rows = await findAct(db, act)
  const [first] = rows
  const isTheirs = by.role === 'owner' || first?.staff_id === by.id
  if (!first || !isTheirs || (await isUndone(db, act))) return { kind: 'absent' }
  if (!(await isLastSaid(db, act))) return { kind: 'absent' }
  // Whoever gave a lead away sees it no more, and may still take that back.
  const writer = first.staff_id === by.id ? ({ ...by, sees: 'all' } as const) : by
  const undone = await changeLead(db, { leadId: first.lead_id, ...backwards(rows) }, writer, act)
  if (undone.kind === 'changed') await takeBackSaid(db, act, { act: undone.act, staffId: by.id })
  return undone
}

/** What takes an act back. */
function backwards(rows: Awaited<ReturnType<typeof findAct>>) {
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

function findAct(db: Executor, act: string) {
  return db
    .selectFrom('lead_changes')
    .select(['lead_id', 'kind', 'was', 'became', 'staff_id'])
    .where('act', '=', act)
    .orderBy('id')
    .execute()
}

async function isUndone(db: Executor, act: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead_changes')
    .select('id')
    .where('undoes', '=', act)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
