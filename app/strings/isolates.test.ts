import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

const NAME = 'مريم'
const files = globSync('*.ts', { cwd: 'app/strings/en' }).map((file) => file.slice(0, -3))

function functionsIn(value: unknown, way: string): [string, unknown][] {
  if (typeof value === 'function') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => functionsIn(one, `${way}.${name}`))
}

function said(text: unknown): unknown {
  try {
    return typeof text === 'function'
      ? Reflect.apply(text, undefined, [NAME, NAME, NAME, NAME])
      : ''
  } catch {
    return ''
  }
}

test.each(files)('%s isolates a right-to-left name', async (file) => {
  const texts: object = await import(`./en/${file}.ts`)
  // Plain functions format amounts and days, and take no name.
  const own = Object.entries(texts).filter(([, one]) => typeof one !== 'function')
  const bare = functionsIn(Object.fromEntries(own), '').flatMap(([way, text]) => {
    const words = said(text)
    const isBare =
      typeof words === 'string' && words.replaceAll(`\u2068${NAME}\u2069`, '').includes(NAME)
    return isBare ? [way] : []
  })
  expect(bare).toEqual([])
})
