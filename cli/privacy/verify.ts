import { readFile } from 'node:fs/promises'

import { recordFault } from '#app/privacy/records/record-file.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error(usageOf('privacy verify'))
  process.exitCode = 1
} else {
  const text = await readFile(resolveUserPath(file), 'utf8').catch(() => undefined)
  const fault = text === undefined ? `There is no file ${file}.` : recordFault(text)
  if (fault === undefined) console.log('Every line is as it was written.')
  else {
    console.error(fault)
    process.exitCode = 1
  }
}
