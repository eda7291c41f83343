import { expect, test } from 'vitest'

import { forbiddenNames, readability } from '../../scripts/documents/plain-english.ts'
import {
  listDocumentFaults,
  listFaults,
  listNameFaults,
} from '../../scripts/documents/readability.ts'
import { sourceTexts } from '../../scripts/documents/source-texts.ts'

test('the texts of the product are plain English', { timeout: 60_000 }, () => {
  expect(listFaults()).toEqual([])
})

test('documents have no forbidden word', () => {
  expect(listDocumentFaults()).toEqual([])
})

test('names in the code are words of the glossary', () => {
  expect(listNameFaults()).toEqual([])
})

test('a name with a forbidden word is named, with what to use; comments and texts are not names', () => {
  const source = `// A wish upon a star
const leadsOwed = find('owed'), PATIENCE_MS = 5, hasSecondStep = owns.step`
  expect(forbiddenNames(source)).toEqual([
    'leadsOwed: not "owed" but due',
    'PATIENCE_MS: not "patience" but timeoutMs',
    'hasSecondStep: not "second step" but twoStep',
  ])
})

test('a long sentence and a forbidden word are named, with what to write instead', () => {
  const long = `We ${'very '.repeat(25)}much agree.`
  expect(readability(`Ask us. ${long}`)).toEqual([`28 words: ${long}`])
  expect(readability('Whoever asks, is told.')).toEqual([
    '"whoever" (who, anyone who): Whoever asks, is told.',
    '"is told" (name who tells): Whoever asks, is told.',
  ])
  expect(readability('Ask us, and we answer.')).toEqual([])
})

test('what the specification says stays as it is', () => {
  const specified = 'Trending near you, with RERA-verified and legally clear projects'
  expect(readability(`${specified}, upon request`)).toHaveLength(1)
})

test('texts are read from elements, strings and templates; not what programs read', () => {
  const source = `import { a } from 'some long path'
const name = 'one two three'
const box = <p className="not a text">Hello {name}, <b>good morning</b> to you</p>
const line = \`\${name} asks for a visit\`
const rows = sql\`select a from b\``
  expect(sourceTexts('a.tsx', source)).toEqual([
    { text: 'one two three', line: 2 },
    { text: 'Hello X, good morning to you', line: 3 },
    { text: 'X asks for a visit', line: 4 },
  ])
})
