import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { deleteOwnView, listOwnViews, saveOwnView } from './own-views.server.ts'

it('views are the own ones alone, and one of the same name is replaced', async ({ trx: db }) => {
  const [asha, ravi] = [await addAgent(db, 'views-a'), await addAgent(db, 'views-b')]
  await saveOwnView(db, asha, { name: 'Goa, hot', search: 'heat=hot&city=goa' })
  await saveOwnView(db, asha, { name: 'Goa, hot', search: 'heat=hot&city=Goa' })
  await saveOwnView(db, asha, { name: 'Booked', search: 'status=won' })
  const [first, second, ...others] = await listOwnViews(db, asha)
  expect([first, second]).toMatchObject([
    { name: 'Booked', search: 'status=won' },
    { name: 'Goa, hot', search: 'heat=hot&city=Goa' },
  ])
  expect(others).toEqual([])
  await deleteOwnView(db, ravi, first?.id ?? '')
  expect(await listOwnViews(db, asha)).toHaveLength(2)
  await deleteOwnView(db, asha, first?.id ?? '')
  expect(await listOwnViews(db, asha)).toHaveLength(1)
  expect(await listOwnViews(db, ravi)).toEqual([])
})

it('no one keeps more than twenty views', async ({ trx: db }) => {
  const staff = await addAgent(db, 'views-many')
  for (let at = 0; at < 20; at += 1)
    expect(await saveOwnView(db, staff, { name: `View ${at}`, search: 'status=won' })).toBe(true)
  expect(await saveOwnView(db, staff, { name: 'Another', search: 'status=won' })).toBe(false)
  expect(await saveOwnView(db, staff, { name: 'View 3', search: 'status=lost' })).toBe(true)
})
