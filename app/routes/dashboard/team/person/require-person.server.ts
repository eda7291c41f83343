import { replace, type RouterContextProvider } from 'react-router'

import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findPerson } from '#app/staff/team/people.server.ts'
import type { Person } from '#app/staff/team/person.ts'
import { db as ownDb, type Executor } from '#db/client.server.ts'

/** Throws 404 where no account has this id. */
export async function requirePerson(db: Executor, id: string): Promise<Person> {
  const person = await findPerson(db, id)
  if (!person) throw new Response('Not Found', { status: 404 })
  return person
}

type HandlerArgs = { params: { person: string }; context: Readonly<RouterContextProvider> }

/** Opening an address of a form leads an owner to the person's page. */
export async function leadToPerson({ params, context }: HandlerArgs) {
  refuseAgents(context.get(staffContext))
  const { id } = await requirePerson(ownDb, params.person)
  return replace(`/dashboard/team/${id}`)
}
