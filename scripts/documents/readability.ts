import { globSync, readFileSync } from 'node:fs'

import { forbiddenNames, readability } from './plain-english.ts'
import { sourceTexts } from './source-texts.ts'

const SOURCES = '{app,content,db,server,scripts}/**/*.{ts,tsx,mjs}'
const RULES = /\.test\.|^scripts\/documents\/plain-english/

/** Faults in the sources' texts, as `file:line: fault`. */
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

const CODE = '{{app,cli,db,server}/**/*.{ts,tsx},server.ts}'

/** Names outside tests that the glossary replaces, as `file: name: replacement`. */
export function listNameFaults(pattern = CODE): string[] {
  return globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .flatMap((file) =>
      forbiddenNames(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
    )
}

const DOCUMENTS = '{docs/**/*.md,README.md,CONTRIBUTING.md}'
/** The specification's words, tables of words that are replaced, and output of other programs. */
const QUOTED = /^docs\/(?:spec|spec-decisions|voice|glossary|scans\/.*)\.md$/

/** Forbidden words in the documents, code left out, as `file:line: what`. */
export function listDocumentFaults(pattern = DOCUMENTS): string[] {
  return globSync(pattern)
    .filter((file) => !QUOTED.test(file))
    .toSorted()
    .flatMap((file) =>
      withoutCode(readFileSync(file, 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          readability(line)
            .filter((fault) => fault.startsWith('"'))
            .map((fault) => `${file}:${index + 1}: ${fault}`),
        ),
    )
}

/** Keeps the lines, for their numbers. */
function blankCode(code: string): string {
  return code.replaceAll(/[^\n]/g, '')
}

function withoutCode(text: string): string {
  return text.replaceAll(/```.*?```/gs, blankCode).replaceAll(/`[^`\n]*`/g, 'X')
}

if (import.meta.main) {
  for (const fault of listFaults(process.argv[2])) console.log(fault)
  if (process.argv[2] === undefined)
    for (const fault of [...listNameFaults(), ...listDocumentFaults()]) console.log(fault)
}
