import { sql } from 'kysely'

import { phoneIn, personIn, withoutPerson } from '#app/enquiries/people/link-kind.ts'
import { honestLeads } from '#app/leads/list/lead-rows.server.ts'
import { changeWords } from '#app/leads/requirement/requirement-words.ts'
import { changeKinds } from '#app/leads/status/lead-facts.ts'
import { visitEventText } from '#app/leads/visits/visit-activity.ts'
import {
  mayStillUndo,
  canSeeAllLeads,
  visibleTo,
  type Viewer,
} from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { HistoryPage } from './lead-record.ts'

const MAX_LINES = 200

/** Newest first, from before the line `before`; shows owners by name. */
export async function listHistory(
  db: Executor,
  leadId: string,
  viewer: Viewer,
  before: string | null,
): Promise<HistoryPage> {
  const start = before !== null && /^\d{1,18}$/.test(before) ? before : null
  const rows = await db
    .selectFrom('lead_changes')
    .leftJoin('staff_users', 'staff_users.id', 'lead_changes.staff_id')
    .select([
      'lead_changes.id',
      'change_set_id as changeSetId',
      'kind',
      'staff_users.name as by',
      'changed_at',
      'reverts',
    ])
    .select([nameOf('old_value').as('was'), nameOf('new_value').as('became')])
    .select(isUndoable(viewer).as('undoable'))
    .where('lead_id', '=', leadId)
    .$if(start !== null, (query) => query.where('lead_changes.id', '<', start ?? ''))
    .orderBy('lead_changes.id', 'desc')
    .limit(MAX_LINES + 1)
    .execute()
  const page = rows.slice(0, MAX_LINES)
  const offered = new Set<string>()
  const hides = await hidden(db, page, viewer)
  const history = page.flatMap(({ changed_at, reverts, kind, undoable, ...stored }) => {
    const known = changeKinds.find((one) => one === kind)
    if (!known) return []
    const toText = (value: string | null) => changeText(kind, hides(kind, value))
    const [was, became] =
      kind === 'requirement'
        ? changeWords(stored.was, stored.became)
        : [toText(stored.was), toText(stored.became)]
    const row = { ...stored, was, became }
    const mayUndo = undoable && !offered.has(row.changeSetId)
    offered.add(row.changeSetId)
    const isUndoing = reverts !== null
    return [{ ...row, kind: known, at: changed_at.toISOString(), isUndoing, mayUndo }]
  })
  const older = rows.length > MAX_LINES ? (page.at(-1)?.id ?? null) : null
  return { history, before: start, older }
}

function nameOf(side: 'old_value' | 'new_value') {
  const column = sql.ref(`lead_changes.${side}`)
  return sql<string | null>`case when kind = 'owner'
    then (select name from staff_users where id = ${column}) else ${column} end`
}

/** The visit's own page undoes changes of a visit; what a source sent stays. */
function isUndoable(viewer: Viewer) {
  const isTheirs = viewer.role === 'owner' ? sql`true` : sql`lead_changes.staff_id = ${viewer.id}`
  return sql<boolean>`lead_changes.reverts is null and ${isTheirs}
    and ${mayStillUndo(viewer, 'lead_changes.changed_at')} and not exists (
    select from lead_changes as other
    where (other.reverts = lead_changes.change_set_id and other.lead_id = lead_changes.lead_id)
      or (other.change_set_id = lead_changes.change_set_id
        and other.kind in ('visit', 'source', 'source-call')))`
}

function changeText(kind: string, value: string | null): string | null {
  return kind === 'visit' && value !== null ? visitEventText(value) : value
}

type Sides = { kind: string; was: string | null; became: string | null }

/** Hides the person of a duplicate link whose enquiries only a colleague may see. */
async function hidden(db: Executor, lines: readonly Sides[], viewer: Viewer) {
  const linkLines = lines.filter(({ kind }) => kind === 'person')
  const people = linkLines.flatMap(({ was, became }) =>
    [was, became].map((value) => personIn(value ?? '')),
  )
  const seen =
    canSeeAllLeads(viewer) || linkLines.length === 0
      ? undefined
      : await visiblePeople(db, people, viewer)
  return (kind: string, value: string | null): string | null =>
    kind !== 'person' || value === null || !seen || seen.has(personIn(value))
      ? value
      : withoutPerson(value)
}

async function visiblePeople(
  db: Executor,
  people: readonly string[],
  viewer: Viewer,
): Promise<ReadonlySet<string>> {
  const phones = people.map(phoneIn)
  const rows = await honestLeads(db)
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .where(visibleTo(viewer))
    .execute()
  return new Set(rows.map(({ name, phone }) => `${name}, ${phone}`))
}
