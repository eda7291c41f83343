import { listPeople } from '#app/leads/detail/history/lead-record.server.ts'
import { db } from '#db/client.server.ts'

type AgentOption = { value: string; name: string; isNew: boolean }

/** All accounts that may sign in, as choices. */
export async function listAgentOptions(): Promise<AgentOption[]> {
  const people = await listPeople(db)
  return people.map(({ id, name, isNew }) => ({ value: id, name, isNew }))
}
