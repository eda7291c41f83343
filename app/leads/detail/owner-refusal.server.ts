import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import type { Executor } from '#db/client.server.ts'

import { listPeople } from './history/lead-record.server.ts'

/** `isNew` has never signed in; any other may not sign in. */
export type OwnerRefusal = { isNew: true; name: string } | { isNew: false }

/** Undefined where the new agent may have leads. */
export async function findOwnerRefusal(
  db: Executor,
  { ownerId = null }: Partial<LeadFacts>,
): Promise<OwnerRefusal | undefined> {
  if (ownerId === null) return undefined
  const person = (await listPeople(db)).find(({ id }) => id === ownerId)
  if (!person) return { isNew: false }
  return person.isNew ? { isNew: true, name: person.name } : undefined
}
