import { expect, test } from 'vitest'

const NAME = 'مريم'
const modules = import.meta.glob<object>('./en/**/*.ts')

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

test.each(Object.entries(modules))('%s isolates a right-to-left name', async (_file, load) => {
  const texts = await load()
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
