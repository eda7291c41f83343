import { stdin, stdout } from 'node:process'

import { passwordLength } from '#app/staff/login/sign-in.ts'
import { generatePassword } from '#app/staff/password/generate-password.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { readSecret } from '#cli/run/read-secret.ts'

/** Typed twice, generated, or one piped line. */
export async function readPassword(): Promise<string> {
  if (stdin.isTTY) stdout.write(`${passwordTexts.rules(passwordLength.min)}\n`)
  const password = await readSecret('Password (Enter alone generates one): ')
  if (stdin.isTTY && password === '') {
    const generated = generatePassword()
    stdout.write(`The password is ${generated}\n`)
    return generated
  }
  if (stdin.isTTY && (await readSecret('Password again: ')) !== password)
    throw new Error('The two passwords differ.')
  return password
}
