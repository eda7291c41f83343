import { afterAll, beforeAll } from 'vitest'

import { addPeople, removePeople, signIn, type Person, type Role } from './each-role.ts'

/** Who asks in a file of tests: an account of each role, and the owner's cookie. */
export type SignedInOwner = { readonly people: Record<Role, Person>; readonly Cookie: string }

/** Gives a file of tests an account of each role, the owner signed in; they go with it, and so does the pool. */
export function signedInOwner({ canExport = false } = {}): SignedInOwner {
  let made: SignedInOwner | undefined
  beforeAll(async () => {
    const people = await addPeople(canExport)
    made = { people, Cookie: await signIn(people.owner) }
  })
  afterAll(async () => {
    await removePeople(there().people)
  })
  function there(): SignedInOwner {
    if (!made) throw new Error('No one is signed in before the tests begin')
    return made
  }
  return {
    get people() {
      return there().people
    },
    get Cookie() {
      return there().Cookie
    },
  }
}
