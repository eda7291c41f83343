import { sql } from 'kysely'

import { formatTime } from '#app/audit/format-time.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { openLead } from '#app/sources/pipeline/stored-content.server.ts'
import { sourceProjectTexts as texts } from '#app/strings/en/sources/leads.ts'
import type { Executor } from '#db/client.server.ts'

const SHOWN = 50

type Row = {
  called: string
  leads: number
  content: string | null
  suggestedId: number | null
  chosenId: number | null
  by: string | null
  chosenAt: Date | null
}

export type SourceProject = Awaited<ReturnType<typeof listSourceProjects>>[number]

/** What a source calls our projects, the newest first, with the project that we understand. */
export async function listSourceProjects(
  db: Executor,
  { id, kind }: { id: string; kind: string },
  now: Date,
) {
  const { rows } = await sql<Row>`
    with names as (
      select called, count(distinct lead_id)::integer as leads, max(id) as last,
        max(id) filter (where lead_id is not null) as last_lead
      from source_enquiries where source_id = ${id} and called is not null
      group by called order by max(id) desc limit ${SHOWN}
    )
    select names.called, leads, said.content, leads.project_id as "suggestedId",
      source_projects.project_id as "chosenId", staff_users.name as by, chosen_at as "chosenAt"
    from names
      join source_enquiries as said on said.id = coalesce(last_lead, last)
      left join leads on leads.id = said.lead_id
      left join source_projects on kind = ${kind} and source_projects.called = names.called
      left join staff_users on staff_users.id = staff_id
    order by last desc`.execute(db)
  const offered = projects()
  const nameOf = (projectId: number | null) => offered.find((one) => one.id === projectId)?.name
  return Promise.all(
    rows.map(async ({ called, leads, content, suggestedId, chosenId, by, chosenAt }) => {
      const chosen = nameOf(chosenId)
      return {
        called,
        leads,
        said: await saidOf(called, content),
        chosenId: chosen === undefined ? undefined : (chosenId ?? undefined),
        suggested: chosen === undefined ? nameOf(suggestedId) : undefined,
        note: chosen && chosenAt ? texts.chosen(by ?? undefined, formatTime(chosenAt, now)) : '',
      }
    }),
  )
}

/** Of the source of imported files; undefined before the first. */
export async function listFileProjects(db: Executor, now: Date) {
  const { rows } = await sql<{ id: string }>`select id::text from sources where kind = 'file'
    order by sources.id limit 1`.execute(db)
  const [source] = rows
  return (
    source && {
      id: source.id,
      names: await listSourceProjects(db, { ...source, kind: 'file' }, now),
    }
  )
}

/** As the source wrote it last, with the name of the advertisement; the stored name once that is erased. */
async function saidOf(called: string, content: string | null): Promise<string> {
  const lead = content === null ? undefined : await openLead(content)
  const { adId, adName } = lead?.campaign ?? {}
  const said = [adId, adName ?? lead?.project].filter(Boolean).join(' · ')
  return said || called
}
