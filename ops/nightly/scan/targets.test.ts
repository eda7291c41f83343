import { expect, test } from 'vitest'

import { scanTargets } from './targets.ts'

const targets = scanTargets('homes.test')

test('each target has a name, and so a row, of its own', () => {
  const names = targets.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('POST /connect')
})

test('a call is sent with its header, and what is of the dashboard is known to be', () => {
  const call = targets.find(({ name }) => name === 'POST /api/v1/user/connect')
  expect(call?.body?.headers).toEqual(['pid: northlight'])
  const guarded = targets.filter(({ isDashboard }) => isDashboard).map(({ path }) => path)
  expect(guarded.length).toBeGreaterThan(40)
  for (const [name, field] of [
    ['POST /dashboard/projects/4/publication', 'version'],
    ['POST /dashboard/team/new', 'phone'],
    ['POST /dashboard/assignment/rule', 'person'],
  ] as const)
    expect(targets.find((target) => target.name === name)?.body?.text, name).toContain(field)
  expect(guarded.filter((path) => !path.startsWith('/dashboard'))).toEqual([])
})
