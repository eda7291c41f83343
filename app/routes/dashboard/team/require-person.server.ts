import { findPerson } from '#app/staff/team/people.server.ts'
import type { Person } from '#app/staff/team/person.ts'
import type { Executor } from '#db/client.server.ts'

/** Throws 404 where no account has this id. */
export async function requirePerson(db: Executor, id: string): Promise<Person> {
  const person = await findPerson(db, id)
  if (!person) throw new Response('Not Found', { status: 404 })
  return person
}
