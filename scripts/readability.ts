import { globSync, readFileSync } from 'node:fs'

import { readability } from './plain-english.ts'
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

if (import.meta.main) for (const fault of listFaults(process.argv[2])) console.log(fault)
