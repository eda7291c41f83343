import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { mutations } from '#test/mutations/mutations.ts'

test.each(mutations)('the planted defect "$breaks" fits its file', ({ file, from, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  for (const one of tests) expect(existsSync(one), one).toBe(true)
})
