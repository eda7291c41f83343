import { expect, test } from 'vitest'

import { countLater } from './count-later.ts'

test('beyond the maximum, new kinds are dropped and known kinds keep counting', async () => {
  const written: { kind: string; count: number }[] = []
  const { add, flush } = countLater<string>({
    keyOf: (kind) => kind,
    write: (counts) => Promise.resolve(void written.push(...counts)),
    onError: (error) => expect(error).toBeUndefined(),
    max: 2,
  })
  for (const kind of ['a', 'b', 'c', 'a', 'd']) add(kind)
  await flush()
  expect(written).toEqual([
    { kind: 'a', count: 2 },
    { kind: 'b', count: 1 },
  ])
  add('c')
  await flush()
  expect(written.at(-1)).toEqual({ kind: 'c', count: 1 })
})
