import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

type Choice = {
  source: { id: string; kind: string }
  called: string
  /** Undefined for what the text suggests. */
  project: { id: number; name: string } | undefined
}

/** For the next leads of every source of the kind, and for the earlier ones; answers how many of those changed. */
export function chooseProject(
  db: Executor,
  { source, called, project }: Choice,
  by: { id: string },
): Promise<number> {
  return asOne(db, async (trx) => {
    if (project) await storeChoice(trx, { kind: source.kind, called, projectId: project.id }, by)
    else
      await sql`delete from source_projects where kind = ${source.kind} and called = ${called}`.execute(
        trx,
      )
    await writeAudit(trx, by, {
      kind: 'source-changed',
      source: Number(source.id),
      what: 'project-chosen',
    })
    const changed = project ? await moveLeads(trx, { kind: source.kind, called }, project.name) : 0
    await publishEvent(trx, 'source.changed')
    if (changed > 0) await publishEvent(trx, 'lead.changed')
    return changed
  })
}

type Named = { kind: string; called: string }

async function storeChoice(
  trx: Executor,
  { kind, called, projectId }: Named & { projectId: number },
  by: { id: string },
): Promise<void> {
  await sql`insert into source_projects (kind, called, project_id, staff_id)
    values (${kind}, ${called}, ${projectId}, ${by.id})
    on conflict (kind, called) do update set project_id = excluded.project_id,
      staff_id = excluded.staff_id, chosen_at = now()`.execute(trx)
}

/** The leads that its enquiries made; with a visit, a person has said which project it is. */
async function moveLeads(trx: Executor, { kind, called }: Named, name: string): Promise<number> {
  const { projectId, city } = leadInterest({ page: '', location: name }, knownProjects)
  const { numAffectedRows = 0n } = await sql`
    update leads set project_id = ${projectId}, city = ${city}, location = ${name}
    from source_enquiries join sources on sources.id = source_id
    where kind = ${kind} and called = ${called} and lead_id = leads.id
      and leads.idempotency_key = 'source:' || source_enquiries.key
      and leads.project_id is distinct from ${projectId}
      and not exists (select from visits where visits.lead_id = leads.id)`.execute(trx)
  return Number(numAffectedRows)
}
