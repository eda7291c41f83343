import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { endLeave, enterLeave, listLeaves } from './leave.server.ts'

const dev = { staffId: 'dev.leave', reason: 'ill' }

it('leaves of one agent never overlap; the longest part that fits is offered', async ({
  trx: db,
}) => {
  await addAgent(db, 'dev.leave')
  await addAgent(db, 'ritu.leave')
  const first = { ...dev, from: '2026-12-04', to: '2026-12-05' }
  expect(await enterLeave(db, first, 'dev.leave')).toMatchObject({ kind: 'entered' })
  const input = { ...dev, from: '2026-12-05', to: '2026-12-08' }
  expect(await enterLeave(db, input, 'dev.leave')).toEqual({
    kind: 'overlaps',
    days: 1,
    taken: { from: '2026-12-04', to: '2026-12-05' },
    fitting: { from: '2026-12-06', to: '2026-12-08' },
  })
  expect(await enterLeave(db, first, 'dev.leave')).toMatchObject({ days: 2, fitting: undefined })
  const other = { ...input, staffId: 'ritu.leave' }
  expect(await enterLeave(db, other, 'ritu.leave')).toMatchObject({ kind: 'entered' })
  const next = { ...dev, from: '2026-12-06', to: '2026-12-06' }
  expect(await enterLeave(db, next, 'dev.leave')).toMatchObject({ kind: 'entered' })
})

it('a future leave is removed; one that has begun ends the day before', async ({ trx: db }) => {
  await addAgent(db, 'dev.leave')
  await enterLeave(db, { ...dev, from: '2026-12-01', to: '2026-12-09' }, 'dev.leave')
  await enterLeave(db, { ...dev, from: '2026-12-20', to: '2026-12-20' }, 'dev.leave')
  const today = '2026-12-04'
  const end = (from: string) => endLeave(db, { staffId: 'dev.leave', from, today }, 'dev.leave')
  expect(await end('2026-12-20')).toBeTypeOf('string')
  expect(await end('2026-12-20')).toBeUndefined()
  expect(await end('2026-12-01')).toBeTypeOf('string')
  expect(await listLeaves(db, '2026-12-01', 'dev.leave')).toEqual([
    { ...dev, from: '2026-12-01', to: '2026-12-03' },
  ])
  expect(await listLeaves(db, today, 'dev.leave')).toEqual([])
})
