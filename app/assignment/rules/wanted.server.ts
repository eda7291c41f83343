import { guessOf } from '#app/leads/requirement/lead-requirement.server.ts'
import { listRequirements } from '#app/leads/requirement/requirement-store.server.ts'
import { noRequirement, type Requirement } from '#app/leads/requirement/requirement.ts'
import { searchCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { AssignmentRule, StoredTraits } from './assignment-rule.ts'

type Lead = StoredTraits & { id: string }

/** What the person of each lead wants, or a guess; read only where a rule asks for it. */
export async function readWanted(
  db: Executor,
  leads: readonly Lead[],
  rules: readonly Pick<AssignmentRule, 'conditions'>[],
): Promise<(lead: Lead) => Requirement> {
  const isNeeded = rules.some(({ conditions }) =>
    conditions.some(({ kind }) => kind === 'place' || kind === 'budget'),
  )
  if (!isNeeded || leads.length === 0) return () => noRequirement
  const ids = leads.map(({ id }) => id)
  const [stored, { lexicon }] = [await listRequirements(db, ids), await searchCatalogue()]
  return (lead) => stored.get(lead.id) ?? guessOf(lead, lexicon)
}
