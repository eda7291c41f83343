import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { readWorkingClock } from '#app/leads/assignment/working-clock.server.ts'
import { readCampaign } from '#app/leads/capture/campaign.ts'
import { listLeadCodes } from '#app/leads/clicks/lead-codes.server.ts'
import { deskLeads } from '#app/leads/desk/lead-work.server.ts'
import { honestLeads } from '#app/leads/desk/lead-rows.server.ts'
import type { LeadWork } from '#app/leads/desk/lead-search.ts'
import { findPerson } from '#app/leads/people/person-enquiries.server.ts'
import { whomIn, withoutWhom } from '#app/leads/people/person-word.ts'
import { visitNewsText } from '#app/leads/visits/visit-news.ts'
import { changeKinds } from '#app/leads/work/lead-facts.ts'
import { seesAll, visibleTo, type Viewer } from '#app/leads/work/visible-leads.server.ts'

import type { HistoryLine, LeadRecord } from './lead-record.ts'

/** Lines of history that one answer holds. */
const MOST_LINES = 200

/** A lead with everything known of it; undefined where it is not there or not for this person to see. */
export async function findLeadRecord(
  db: Executor,
  leadId: string,
  viewer: Viewer,
): Promise<LeadRecord | undefined> {
  if (!/^\d{1,18}$/.test(leadId)) return undefined
  const row = await honestLeads(db)
    .where('leads.id', '=', leadId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!row) return undefined
  const [[lead], history, codes, person, people] = await Promise.all([
    deskLeads(db, [row]),
    listHistory(db, leadId, viewer),
    listLeadCodes(db, leadId, viewer),
    findPerson(db, row, viewer),
    listPeople(db),
  ])
  const { first = {}, last = {} } = readCampaign(row.campaign)
  const at = new Date().toISOString()
  if (!lead) return undefined
  const waited = await findWaited(db, lead.work, at)
  return { lead, waited, first, last, history, codes, person, readers: [], people, at }
}

const MINUTE_MS = 60_000

async function findWaited(
  db: Executor,
  { createdAt, firstContactAt, callBy }: LeadWork,
  at: string,
): Promise<LeadRecord['waited']> {
  if (firstContactAt === null && callBy === null) return null
  const [from, to] = [new Date(createdAt), new Date(firstContactAt ?? at)]
  const { minutes } = await readWorkingClock(db)
  return {
    working: Math.round(minutes(from, to) * MINUTE_MS),
    wall: Math.max(0, to.getTime() - from.getTime()),
  }
}

/** A side of a change; an owner by the name. */
function nameOf(side: 'was' | 'became') {
  const column = sql.ref(`lead_changes.${side}`)
  return sql<string | null>`case when kind = 'owner'
    then (select name from staff_users where id = ${column}) else ${column} end`
}

/** Of acts that may be taken back by this person; one on a visit is taken back where the visit stands. */
function isUndoable(viewer: Viewer) {
  const isTheirs = viewer.role === 'owner' ? sql`true` : sql`lead_changes.staff_id = ${viewer.id}`
  return sql<boolean>`lead_changes.undoes is null and ${isTheirs} and not exists (
    select from lead_changes as other
    where (other.undoes = lead_changes.act and other.lead_id = lead_changes.lead_id)
      or (other.act = lead_changes.act and other.kind = 'visit'))`
}

/** The newest lines first; owners by their names. */
async function listHistory(db: Executor, leadId: string, viewer: Viewer): Promise<HistoryLine[]> {
  const rows = await db
    .selectFrom('lead_changes')
    .leftJoin('staff_users', 'staff_users.id', 'lead_changes.staff_id')
    .select(['lead_changes.id', 'act', 'kind', 'staff_users.name as by', 'changed_at', 'undoes'])
    .select([nameOf('was').as('was'), nameOf('became').as('became')])
    .select(isUndoable(viewer).as('undoable'))
    .where('lead_id', '=', leadId)
    .orderBy('lead_changes.id', 'desc')
    .limit(MOST_LINES)
    .execute()
  const offered = new Set<string>()
  const hides = await hidden(db, rows, viewer)
  return rows.flatMap(({ changed_at, undoes, kind, undoable, ...stored }) => {
    const known = changeKinds.find((one) => one === kind)
    if (!known) return []
    const shown = (word: string | null) => inWords(kind, hides(kind, word))
    const row = { ...stored, was: shown(stored.was), became: shown(stored.became) }
    const mayUndo = undoable && !offered.has(row.act)
    offered.add(row.act)
    const isUndoing = undoes !== null
    return [{ ...row, kind: known, at: changed_at.toISOString(), isUndoing, mayUndo }]
  })
}

/** Of a visit a code is stored; words are made here, so that no panel carries those of the calendar. */
function inWords(kind: string, word: string | null): string | null {
  return kind === 'visit' && word !== null ? visitNewsText(word) : word
}

type Sides = { kind: string; was: string | null; became: string | null }

/** Takes whom a line is about out of it, where that person's enquiries are a colleague's alone. */
async function hidden(db: Executor, lines: readonly Sides[], viewer: Viewer) {
  const said = lines.filter(({ kind }) => kind === 'person')
  const whom = said.flatMap(({ was, became }) => [was, became].map((word) => whomIn(word ?? '')))
  const seen = seesAll(viewer) || said.length === 0 ? undefined : await whomSeen(db, whom, viewer)
  return (kind: string, word: string | null): string | null =>
    kind !== 'person' || word === null || !seen || seen.has(whomIn(word)) ? word : withoutWhom(word)
}

/** Of names with phones those whose enquiries somebody sees. */
async function whomSeen(
  db: Executor,
  whom: readonly string[],
  viewer: Viewer,
): Promise<ReadonlySet<string>> {
  const phones = whom.map((one) => one.slice(one.lastIndexOf(' ') + 1))
  const rows = await honestLeads(db)
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .where(visibleTo(viewer))
    .execute()
  return new Set(rows.map(({ name, phone }) => `${name}, ${phone}`))
}

/** Everybody who may sign in. */
export async function listPeople(db: Executor): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('staff_suspensions')
            .select('staff_suspensions.id')
            .whereRef('staff_suspensions.user_id', '=', 'staff_users.id')
            .where('restored_at', 'is', null),
        ),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}
