import { sql } from 'kysely'

import type { StoredLead } from '#app/leads/list/lead-rows.server.ts'
import { listRequirements } from '#app/leads/requirement/requirement-store.server.ts'
import { requirementWords } from '#app/leads/requirement/requirement-words.ts'
import { projectName } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

import { reasonsOf } from './match-reason.ts'
import type { MatchReason } from './reason-fields.ts'
import type { WordSearch } from './search-words.ts'

/** Why each of the leads matched, by its id. */
export async function loadReasons(
  db: Executor,
  rows: readonly StoredLead[],
  words: WordSearch,
): Promise<Map<string, MatchReason[]>> {
  if (rows.length === 0) return new Map()
  const { rows: others } = await sql<{ id: string; project: number | null; note: string | null }>`
    select id::text, project_id as project, notes_of(id) as note from leads
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const byId = new Map(others.map((other) => [other.id, other]))
  const requirements = await listRequirements(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, name, phone, email, city, location, message }) => {
      const { project = null, note } = byId.get(id) ?? {}
      const requirement = requirements.get(id)
      const texts = [
        { field: 'name', text: name },
        { field: 'phone', text: phone },
        { field: 'email', text: email },
        { field: 'project', text: projectName(project) ?? '' },
        { field: 'city', text: city ?? '' },
        { field: 'location', text: location },
        { field: 'message', text: message },
        { field: 'note', text: note ?? '' },
        { field: 'requirement', text: requirement ? requirementWords(requirement) : '' },
      ] as const
      return [id, reasonsOf(words, texts)]
    }),
  )
}
