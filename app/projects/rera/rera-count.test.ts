import { expect, test } from 'vitest'

import { reraCount } from './rera-count.ts'

const none = {}
const registered = { rera: { registered: true } } as const
const numbered = { rera: { registered: true, number: 'UPRERAPRJ1' } } as const

test.each([
  ['RERA numbers on request.', []],
  ['RERA numbers on request for 1 project.', [registered]],
  ['RERA numbers on request for 2 projects.', [none, registered]],
  ['RERA numbers shown for 1 project, on request for 2.', [none, numbered, registered]],
  ['RERA numbers shown for all 2 projects.', [numbered, numbered]],
  ['RERA numbers shown for 1 project.', [numbered]],
])('%s', (said, projects) => {
  expect(reraCount(projects)).toBe(said)
})
