import { expect } from 'vitest'

import { nameOfCountry } from '#app/enquiries/form/phone/countries.ts'
import {
  mergePeople,
  rejoinPerson,
  splitPerson,
} from '#app/leads/duplicates/change-person.server.ts'
import { MAX_COUNTED } from '#app/leads/search/lead-search.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { honestLeads } from './lead-rows.server.ts'
import { loadDashboardLeads } from './lead-work.server.ts'

const by = { id: 'nth-agent', role: 'agent', leadScope: 'all' } as const

async function nthOf(trx: Executor, ids: readonly string[]): Promise<(number | undefined)[]> {
  const leads = await loadDashboardLeads(
    trx,
    await honestLeads(trx)
      .where('leads.id', 'in', [...ids])
      .execute(),
    by,
  )
  return ids.map((id) => leads.find((lead) => lead.id === id)?.work.nth)
}

it('an enquiry counts with all of its person, over all phones, until undone', async ({ trx }) => {
  await addAgent(trx, by.id)
  const [one, two] = ['9800000001', '9800000002']
  const first = await addNewLead(trx, { phone: one, minutes: 50 })
  const second = await addNewLead(trx, { phone: two, minutes: 40 })
  const third = await addNewLead(trx, { phone: one, minutes: 30 })
  const fourth = await addNewLead(trx, { phone: two, minutes: 20 })
  const ids = [first, second, third, fourth]
  expect(await nthOf(trx, ids)).toEqual([1, 1, 2, 2])
  await mergePeople(trx, { leadId: first, otherId: second }, by)
  expect(await nthOf(trx, ids)).toEqual([1, 2, 3, 4])
  await splitPerson(trx, { leadId: third, otherId: third }, by)
  expect(await nthOf(trx, ids)).toEqual([1, 2, 1, 3])
  await rejoinPerson(trx, { leadId: first, otherId: third }, by)
  await splitPerson(trx, { leadId: first, otherId: second }, by)
  expect(await nthOf(trx, ids)).toEqual([1, 1, 2, 2])
})

it('beyond the limit an enquiry is one of many, over two phones too', async ({ trx }) => {
  await addAgent(trx, by.id)
  const ids: string[] = []
  for (let minutes = 16; minutes > 0; minutes -= 1)
    ids.push(await addNewLead(trx, { phone: `980000000${minutes % 2}`, minutes }))
  const [first = '', second = ''] = ids
  await mergePeople(trx, { leadId: first, otherId: second }, by)
  const counted = Array.from({ length: 16 }, (_, at) => Math.min(at + 1, MAX_COUNTED))
  expect(await nthOf(trx, ids)).toEqual(counted)
})

it('a person abroad has a country and its time; one in India has none', async ({ trx }) => {
  await addAgent(trx, by.id)
  const here = await addNewLead(trx, { phone: '9800000001' })
  const there = await addNewLead(trx, { phone: '+971500000001' })
  await trx.updateTable('leads').set({ phone_country: 'AE' }).where('id', '=', there).execute()
  const rows = await honestLeads(trx).where('leads.id', 'in', [here, there]).execute()
  const leads = await loadDashboardLeads(trx, rows, by)
  expect(new Map(leads.map(({ id, work }) => [id, work.abroad]))).toEqual(
    new Map([
      [here, null],
      [there, { zone: 'Asia/Dubai', isAbout: false, country: nameOfCountry('AE') }],
    ]),
  )
})
