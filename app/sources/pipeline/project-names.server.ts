import { sql } from 'kysely'

import { findProject, knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'
import type { Executor } from '#db/client.server.ts'

const MAX_NAME = 200

/** What a source calls a project: the number of its advertisement, else its own name of the project. */
export function calledBy(lead: ParsedLead): string | undefined {
  return namesIn(lead)[0]
}

function namesIn({ campaign, project }: ParsedLead): string[] {
  return [campaign?.adId, project].flatMap((text = '') => {
    const name = text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_NAME)
    return name === '' ? [] : [name]
  })
}

/** Answers the name of the project that owners chose for what a lead is about. */
export async function readChosenProjects(
  db: Executor,
  kind: string,
  leads: readonly ParsedLead[],
): Promise<(lead: ParsedLead) => string | undefined> {
  const names = [...new Set(leads.flatMap(namesIn))]
  if (names.length === 0) return () => undefined
  const { rows } = await sql<{ called: string; projectId: number }>`
    select called, project_id as "projectId" from source_projects
    where kind = ${kind} and called = any(${names}::text[])`.execute(db)
  const chosen = new Map(rows.map(({ called, projectId }) => [called, projectId]))
  return (lead) =>
    namesIn(lead)
      .map((name) => offeredName(chosen.get(name)))
      .find((name) => name !== undefined)
}

/** Undefined for a project that was withdrawn since. */
function offeredName(id: number | undefined): string | undefined {
  const known = id === undefined ? undefined : knownProjects.ofId(id)
  return known && findProject(known.slug)?.name
}
