import { readFile } from 'node:fs/promises'

import { recordFault } from '#app/privacy/records/record-file.ts'

import { usageOf } from '#cli/commands/commands.mjs'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error(usageOf('person:verify'))
  process.exitCode = 1
} else {
  const fault = recordFault(await readFile(file, 'utf8'))
  if (fault === undefined) console.log('Every line is as it was written.')
  else {
    console.error(fault)
    process.exitCode = 1
  }
}
