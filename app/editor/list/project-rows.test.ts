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
const beside = {
  today: '2026-11-26',
  failed: new Set<number>(),
  derivedOf: () => ({}),
  waiting: new Map<number, number>(),
}
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

test('what blocks enquiries comes first: the RERA number, then the price', () => {
  const rera = { registered: true, number: 'UPRERAPRJ1' } as const
  const [whole, unpriced, unregistered, gone] = [
    known({ id: 701, price: '95 Lacs', rera }),
    known({ id: 702, price: '', rera }),
    known({ id: 703, price: '95 Lacs', rera: undefined }),
    { ...known({ id: 704, price: '', rera: undefined }), state: 'archived' as const },
  ]
  const rows = projectRows([whole, gone, unpriced, unregistered], { ...beside, changes: [] })
  expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([703, 702])
})

const due = (day: string) => ({ whom: 'Godrej', on: '2026-11-10', due: day })

test('a project counts its answers, its overdue questions and who waits', () => {
  const [row] = projectRows([known({ price: '', rera: undefined, possession: 'March 2031' })], {
    ...beside,
    changes: [],
    derivedOf: () => ({
      asked: [
        { question: 'price', ...due('2026-11-25') },
        { question: 'rera', ...due('2026-11-26') },
        { question: 'possession', ...due('2026-11-01') },
      ],
    }),
    waiting: new Map([[cedarCourt.id, 3]]),
  })
  expect(row?.questions).toMatchObject({ all: 8, overdue: 1, waiting: 3 })
})
