import { randomUUID } from 'node:crypto'

import { sql, type Selectable } from 'kysely'

import { isUnlinked, personPhones } from '#app/leads/duplicates/person-phones.server.ts'
import { changeLead, type Changed } from '#app/leads/status/change-lead.server.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'
import type { Requirements } from '#db/schema.ts'

import { readRequirement, requirementText, type Requirement } from './requirement.ts'

/** More enquiries of one person are a mistake or an attack. */
const MAX_ENQUIRIES = 50

/** The latest of the person's enquiries that `viewer` sees; undefined until someone confirms one. */
export async function findRequirement(
  db: Executor,
  leadId: string,
  viewer: Viewer,
): Promise<Requirement | undefined> {
  const { rows } = await sql<Selectable<Requirements>>`
    select requirements.* from requirements join (${enquiries(leadId, viewer)}) as own using (lead_id)
    order by changed_at desc, lead_id desc limit 1`.execute(db)
  return rows[0] && requirementOf(rows[0])
}

/** Of these enquiries, by lead id. */
export async function listRequirements(
  db: Executor,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, Requirement>> {
  const rows = await db
    .selectFrom('requirements')
    .selectAll()
    .where(sql<boolean>`lead_id = any(${leadIds}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.lead_id, requirementOf(row)]))
}

/** The enquiries of the lead's person that `viewer` sees. */
function enquiries(leadId: string, viewer: Viewer) {
  return sql`select other.id as lead_id from leads as lead
      cross join lateral ${personPhones(sql.ref('lead.phone'))} as own
      join leads as other on other.phone = own.phone
    where lead.id = ${leadId} and other.spam_reason is null and ${visibleTo(viewer, 'other')}
      and (other.id = lead.id or not (${isUnlinked('lead')} or ${isUnlinked('other')}))
    order by other.id limit ${MAX_ENQUIRIES}`
}

const number = (value: string | number | null) => (value === null ? undefined : Number(value))

function requirementOf(row: Selectable<Requirements>): Requirement {
  const text = JSON.stringify({
    type: row.type ?? undefined,
    bedrooms: row.bedrooms,
    plot: { from: number(row.plot_from), to: number(row.plot_to) },
    budget: { from: number(row.budget_from), to: number(row.budget_to) },
    places: row.places,
    purpose: row.purpose ?? undefined,
    timing: row.timing ?? undefined,
    needsLoan: row.needs_loan ?? undefined,
    language: row.language ?? undefined,
  })
  const requirement = readRequirement(text)
  if (!requirement) throw new Error(`The requirement of lead ${row.lead_id} is invalid.`)
  return requirement
}

type RequirementChange = {
  leadId: string
  /** What the agent saw stored. */
  seen: Requirement | undefined
  requirement: Requirement
}
type ChangeSetRef = { changeSetId?: string; undoes?: string }

/** Changes it for all enquiries of the person, with a line in the lead's history; one without a fact is deleted. */
export function changeRequirement(
  db: Executor,
  { leadId, seen, requirement }: RequirementChange,
  by: Viewer,
  { changeSetId = randomUUID(), undoes }: ChangeSetRef = {},
): Promise<Changed<Requirement | undefined>> {
  return asOne(db, async (trx) => {
    // Locks the lead, and notifies open dashboards.
    const touched = await changeLead(trx, { leadId }, by, { changeSetId })
    if (touched.kind !== 'changed') return { kind: 'absent' }
    const now = await findRequirement(trx, leadId, by)
    const [before, after] = [requirementText(now), requirementText(requirement)]
    if (before !== requirementText(seen)) return { kind: 'conflict', now }
    if (before === after) return touched
    await store(trx, leadId, { requirement, isEmpty: after === '' }, by)
    await trx
      .insertInto('lead_changes')
      .values({
        lead_id: leadId,
        change_set_id: changeSetId,
        kind: 'requirement',
        old_value: before || null,
        new_value: after || null,
        reverts: undoes ?? null,
        staff_id: by.id,
      })
      .execute()
    return touched
  })
}

async function store(
  trx: Executor,
  leadId: string,
  { requirement, isEmpty }: { requirement: Requirement; isEmpty: boolean },
  by: Viewer,
): Promise<void> {
  const own = enquiries(leadId, by)
  if (isEmpty) {
    await sql`delete from requirements where lead_id in (${own})`.execute(trx)
    return
  }
  const { type, bedrooms, plot, budget, places, purpose, timing, needsLoan, language } = requirement
  await sql`
    insert into requirements (lead_id, type, bedrooms, plot_from, plot_to, budget_from, budget_to,
      places, purpose, timing, needs_loan, language)
    select lead_id, ${type ?? null}, ${bedrooms}::smallint[], ${plot.from ?? null}::integer, ${plot.to ?? null}::integer,
      ${budget.from ?? null}::bigint, ${budget.to ?? null}::bigint, ${places}::text[], ${purpose ?? null},
      ${timing ?? null}, ${needsLoan ?? null}::boolean, ${language ?? null}
    from (${own}) as own
    on conflict (lead_id) do update set (type, bedrooms, plot_from, plot_to, budget_from, budget_to,
      places, purpose, timing, needs_loan, language, changed_at) =
      (excluded.type, excluded.bedrooms, excluded.plot_from, excluded.plot_to, excluded.budget_from, excluded.budget_to,
      excluded.places, excluded.purpose, excluded.timing, excluded.needs_loan, excluded.language, statement_timestamp())`.execute(
    trx,
  )
}
