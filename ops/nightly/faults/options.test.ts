import { expect, test } from 'vitest'

import { kinds } from './scenarios/kinds.ts'
import { readOptions } from './options.ts'

test('the short form has each kind of fault, on stages that their sites can share', () => {
  const { groups } = readOptions(['--short'])
  const names = groups.flat().map(({ kind }) => kind.name)
  expect(names.toSorted()).toEqual(kinds.map(({ name }) => name).toSorted())
  for (const group of groups) {
    const stages = new Set(group.map(({ kind }) => kind.stage))
    const looksAfterIt = stages.has('own') || stages.has('small-disk')
    const isGiven = ['given', 'failing-sync', 'moving-clock'].some((name) => has(stages, name))
    expect(looksAfterIt).not.toBe(isGiven)
  }
})

function has(all: ReadonlySet<string>, name: string): boolean {
  return all.has(name)
}

test('an enquiry has two seconds, and in the short form what a busy machine adds, but never for ever', () => {
  const [whole, short] = [readOptions([]).maxAnswerMs, readOptions(['--short']).maxAnswerMs]
  expect([0, 5000].map(whole)).toEqual([2000, 2000])
  expect([0, 20, 100, 5000].map(short)).toEqual([2000, 2200, 3000, 15_000])
})
