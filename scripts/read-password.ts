import { stdin } from 'node:process'

import { passwordLength } from '#app/staff/sign-in.ts'

import { readSecret } from './read-secret.ts'

/** A new password, asked for twice on a terminal, or one line of what is piped in. */
export async function readPassword(): Promise<string> {
  const password = await readSecret(`Password, at least ${passwordLength.min} characters: `)
  if (stdin.isTTY && (await readSecret('The same again: ')) !== password)
    throw new Error('The two passwords differ.')
  return password
}
