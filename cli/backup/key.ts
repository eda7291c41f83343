import { writeFile } from 'node:fs/promises'

import { generateX25519Identity, identityToRecipient } from 'age-encryption'

import { usageOf } from '#cli/commands/commands.mjs'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'

const usage = usageOf('backup key')

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  await make(resolveUserPath(path))
}

async function make(file: string): Promise<void> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# Opens the backups of Northlight. Made ${new Date().toISOString()}.\n# Public key: ${recipient}\n${identity}\n`
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    console.error(`${file} was not written: ${error instanceof Error ? error.message : ''}`)
    process.exitCode = 1
    return
  }
  console.log(
    `The key is in ${file}. Keep it in two places that are not this machine, and remove it here: ` +
      'without it no backup can be opened, with it every one. The site needs only\n' +
      `  BACKUP_KEY=${recipient}`,
  )
}
