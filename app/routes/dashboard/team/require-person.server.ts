import { findPerson } from '#app/staff/team/people.server.ts'
import type { Person } from '#app/staff/team/person.ts'
import type { Executor } from '#db/client.server.ts'

/** The person that an address names; 404 where nobody has that id. */
export async function requirePerson(db: Executor, id: string): Promise<Person> {
  const person = await findPerson(db, id)
  if (!person) throw new Response('Not Found', { status: 404 })
  return person
}
