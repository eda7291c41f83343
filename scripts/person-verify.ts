import { readFile } from 'node:fs/promises'

import { recordFault } from '#app/leads/privacy/record-file.ts'

// npm run person:verify -- record.jsonl   says whether a printed record is as it was printed

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('npm run person:verify -- record.jsonl')
  process.exitCode = 1
} else {
  const fault = recordFault(await readFile(file, 'utf8'))
  if (fault === undefined) console.log('Every line is as it was written.')
  else {
    console.error(fault)
    process.exitCode = 1
  }
}
