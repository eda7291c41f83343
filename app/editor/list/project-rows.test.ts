import { expect, test } from 'vitest'

import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { projectRows } from './project-rows.ts'

const known = (changes: object) => ({
  project: {
    ...cedarCourt,
    checked: { source: 'developer', on: '2026-01-01' },
    ...changes,
  } as const,
  state: 'published' as const,
  draft: undefined,
  undescribed: 0,
})
const beside = { today: '2026-11-26', failed: new Set<number>() }
const rechecked = {
  projectId: cedarCourt.id,
  part: '',
  was: '6 acres',
  became: '6.5 acres',
  publication: 1,
  publishedAt: '2026-11-20T10:00:00Z',
  checked: { source: 'developer', on: '2026-11-19' },
} as const

test('the area shows the time since its check, like other facts', () => {
  const changes = [{ ...rechecked, fact: 'area' } as const]
  const [row] = projectRows([known({ area: '6.5 acres' })], { ...beside, changes })
  expect(row?.facts.area).toEqual({ value: '6.5 acres', isMissed: false, days: 7 })
})

test('a missing area counts neither as missing nor as old', () => {
  const changes = (['price', 'possession', 'rera'] as const).map((fact) => ({ ...rechecked, fact }))
  const facts = {
    price: '95 Lacs',
    possession: 'March 2031',
    rera: { registered: true, number: 'UPRERAPRJ1' },
  }
  const without = known({ ...facts, area: undefined })
  const other = known({ ...facts, id: 700, checked: { source: 'developer', on: '2026-11-01' } })
  const rows = projectRows([without, other], { ...beside, changes })
  expect(rows.map(({ id, missing }) => [id, missing])).toEqual([
    [700, 0],
    [cedarCourt.id, 0],
  ])
  expect(rows[1]?.facts.area).toMatchObject({ value: null, isMissed: false })
})
