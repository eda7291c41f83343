import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const text = readFileSync('docs/asvs.md', 'utf8')
const statements = readFileSync('docs/asvs-statements.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** What is written between backticks and is a path of this project, not an address of the site. */
function pathsIn(words: string): string[] {
  return [...words.matchAll(/`([\w.-]+\/[\w./-]+\.(?:ts|tsx|mjs|md))`/g)].map(
    ([, path = '']) => path,
  )
}

test('every file that the documents name is there', () => {
  const named = [
    ...pathsIn(text + statements),
    ...[...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => `docs/${file}`),
  ]
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('a requirement stands there once, and what is met in part or not at all says how', () => {
  const numbers = rows.map(([, number = '']) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const [, number, , state, how] of rows) {
    expect(['met', 'partly', 'open', '–'], number).toContain(state)
    expect(how, number).not.toBe('')
  }
})

const count = (state: string) => rows.filter((row) => row[3] === state).length

test('the sum at the head is that of the rows', () => {
  const said = /(\d+) are met, (\d+) partly, (\d+) open/.exec(text)?.slice(1).map(Number)
  expect(said).toEqual(['met', 'partly', 'open'].map(count))
})

/** The last cell of a row: what shows it. */
const shownBy = (row: readonly string[]) => row[5] ?? ''
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path)
/** Whether strangers' or generated requests show it, which `npm test` has in short. */
const isAttack = (path: string) => path.startsWith('ops/nightly/')
const isRead = (cell: string) => /^(?:by reading: `|`npm run |`bin\/northlight )/.test(cell)

test('what is met has a test, or says what it was read in', () => {
  const met = rows.filter((row) => row[3] === 'met')
  const untested = met.filter(
    (row) => !pathsIn(shownBy(row)).some((path) => isTest(path) || isAttack(path)),
  )
  const unread = untested.filter((row) => !isRead(shownBy(row)))
  expect(unread.map(([, number]) => number)).toEqual([])
  expect(untested.length / met.length).toBeLessThan(0.03)
})

test('what is named as a test is one that can fail', () => {
  const tests = [...new Set(rows.flatMap((row) => pathsIn(shownBy(row))))].filter(isTest)
  expect(tests.length).toBeGreaterThan(80)
  const empty = tests.filter((path) => {
    const source = readFileSync(path, 'utf8')
    return !/^\s*(?:test|it)(?:\.\w+(?:\(.*\))?)?\(/m.test(source) || !source.includes('expect')
  })
  expect(empty).toEqual([])
})
