import { expect, test } from 'vitest'

import { reraCount } from './rera-count.ts'

const none = {}
const registered = { rera: { registered: true } } as const
const numbered = { rera: { registered: true, number: 'UPRERAPRJ1' } } as const

test.each([
  ['Ask us for RERA numbers.', []],
  ['Ask us for the RERA number of any project.', [registered]],
  ['Ask us for the RERA number of any project.', [none, registered]],
  ['We show the RERA number of 1 project. Ask us for the other 2.', [none, numbered, registered]],
  ['We show the RERA numbers of all 2 projects.', [numbered, numbered]],
  ['We show the RERA number of 1 project.', [numbered]],
])('%s', (expected, projects) => {
  expect(reraCount(projects)).toBe(expected)
})
