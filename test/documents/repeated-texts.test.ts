import { globSync, readFileSync } from 'node:fs'

import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Shorter texts are also names of columns, choices and places. */
const MIN_LETTERS = 12

const modules = import.meta.glob('/app/strings/en/**/*.ts', { eager: true })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function isLong(text: string): boolean {
  return text.includes(' ') && text.replace(/\P{L}/gu, '').length >= MIN_LETTERS
}

/** Words that a visitor reads, too, have their source in the module of that page. */
const elsewhere = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|^app\/strings\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const texts = new Set(Object.values(modules).flatMap(textsIn).filter(isLong))

function repeatedIn(source: string, file: string): string[] {
  const found: string[] = []
  const note = (text: string) => {
    if (texts.has(text) && !elsewhere.includes(text)) found.push(`${file}: ${text}`)
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') note(value)
    },
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.raw).join('…')),
  }).visit(parseSync(file, source).program)
  return found
}

test('a repeated text is found in every kind of quotes', () => {
  const text = [...texts].find((one) => /^[\w ]+\.$/.test(one) && !elsewhere.includes(one)) ?? ''
  expect(text).not.toBe('')
  expect(repeatedIn(`const one = '${text}', two = \`${text}\``, 'a.ts')).toHaveLength(2)
})

test('no test repeats a text of the dashboard instead of reading it from app/strings/', () => {
  const folders = '{app,cli,content,db,ops,scripts,server}'
  const tests = [...globSync(`${folders}/**/*.test.{ts,tsx}`), ...globSync('test/**/*.ts')]
  expect(tests.length).toBeGreaterThan(700)
  expect(tests.flatMap((file) => repeatedIn(readFileSync(file, 'utf8'), file))).toEqual([])
})
