import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const text = readFileSync('docs/asvs.md', 'utf8')
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

test('every file that the document names is there', () => {
  const named = [
    ...pathsIn(text),
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

test('of what is met most has a test', () => {
  const met = rows.filter((row) => row[3] === 'met')
  const tested = met.filter((row) => pathsIn(row[5] ?? '').length > 0)
  expect(tested.length / met.length).toBeGreaterThan(0.85)
})
