import { globSync, readFileSync } from 'node:fs'

import { forbiddenNames, readability } from './plain-english.ts'
import { sourceTexts } from './source-texts.ts'

const SOURCES = '{app,content,db,server,scripts}/**/*.{ts,tsx,mjs}'
/** Their texts are rules about texts. */
const RULES = /\.test\.|^scripts\/plain-english/

/** What is no plain English in the texts of the sources, as `file:line: what`. */
export function listFaults(pattern = SOURCES): string[] {
  return globSync(pattern)
    .filter((file) => !RULES.test(file))
    .toSorted()
    .flatMap((file) =>
      sourceTexts(file, readFileSync(file, 'utf8')).flatMap(({ text, line }) =>
        readability(text).map((fault) => `${file}:${line}: ${fault}`),
      ),
    )
}

const CODE = '{app,cli,db,server}/**/*.{ts,tsx}'

/** Names in the code, tests left out, that have a word the glossary replaces, as `file: name: what to use`. */
export function listNameFaults(pattern = CODE): string[] {
  return globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .flatMap((file) =>
      forbiddenNames(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
    )
}

if (import.meta.main) {
  for (const fault of listFaults(process.argv[2])) console.log(fault)
  if (process.argv[2] === undefined) for (const fault of listNameFaults()) console.log(fault)
}
