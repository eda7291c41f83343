import { setImmediate as turn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { rateLimit } from './rate-limit.ts'

function asking(begin: (address: string) => Promise<boolean>) {
  const begun: string[] = []
  const refused: string[] = []
  const ask = (address: string) =>
    void begin(address).then((isBegun) => (isBegun ? begun : refused).push(address))
  return { ask, begun, refused }
}

test('each turn of the loop starts a few requests, by address', async () => {
  const { ask, begun } = asking(rateLimit(undefined, 1))
  for (const name of ['flood', 'flood', 'flood', 'honest']) ask(name)
  expect(begun).toEqual([])
  await turn()
  expect(begun).toEqual(['flood'])
  await turn()
  await turn()
  await turn()
  expect(begun).toEqual(['flood', 'honest', 'flood', 'flood'])
})

test('a flood from one address leaves room for others, and all together fill it', async () => {
  const { ask, begun, refused } = asking(rateLimit({ ofOne: 2, all: 3 }))
  for (const address of ['a', 'a', 'a', 'b', 'b', 'c']) ask(address)
  await turn()
  await turn()
  // An address with more entries makes room for one without.
  expect(refused).toEqual(['a', 'b', 'a'])
  expect(begun.toSorted()).toEqual(['a', 'b', 'c'])
})
