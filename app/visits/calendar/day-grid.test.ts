import { expect, test } from 'vitest'

import { endOf } from '#app/enquiries/visit-request/visit-state.ts'
import type { VisitWithProject } from '#app/visits/visit-with-project.ts'

import { dayColumns } from './day-columns.ts'
import { dayGrid } from './day-grid.ts'

const at = (time: string) => new Date(`2031-03-05T${time}:00+05:30`)

function visit(id: string, time: string, agentId: string | null = null): VisitWithProject {
  return {
    id,
    token: id,
    project: 'goa',
    projectName: 'Goa',
    status: 'asked',
    startsAt: at(time),
    endsAt: endOf(at(time)),
    isVideo: false,
    videoLink: null,
    sequence: 0,
    agentId,
    agentName: agentId,
    isAway: false,
    leadId: id,
    name: id,
    phone: '9876543210',
    email: '',
    leadStatus: 'new',
    ownerId: null,
    followUpAt: null,
    canUndo: false,
  }
}

const agents = ['asha', 'vikram'].map((id) => ({ id, name: id, isAway: false }))
const agent = { agents, viewerId: 'vikram', isOwner: false }

test('an owner sees every agent’s column, an agent their own and those with visits', () => {
  const names = (visits: VisitWithProject[], of: typeof agent) =>
    dayColumns(visits, of).map(({ name }) => name)
  expect(names([], { ...agent, isOwner: true })).toEqual(['asha', 'vikram'])
  expect(names([], agent)).toEqual(['vikram'])
  expect(names([visit('1', '10:00', 'asha')], agent)).toEqual(['asha', 'vikram'])
  expect(names([visit('1', '10:00', 'gone')], agent)).toEqual(['vikram', 'gone'])
  expect(names([visit('1', '10:00')], agent)).toEqual(['Unassigned', 'vikram'])
})

test('overlapping visits stand in separate lanes, consecutive ones in one', () => {
  const visits = [visit('1', '10:00'), visit('2', '10:30'), visit('3', '11:00')]
  const [loose] = dayColumns(visits, agent)
  expect(loose?.lanes.map((lane) => lane.map((placed) => placed.visit.id))).toEqual([
    ['1', '3'],
    ['2'],
  ])
})

test('every quarter of an hour has a cell per lane, except for continuing visits', () => {
  const rows = dayGrid(dayColumns([visit('1', '10:15')], agent))
  const cells = (quarter: number) => rows.find((row) => row.quarter === quarter)?.cells.length
  expect([rows[0]?.quarter, rows.length]).toEqual([36, 36])
  expect([40, 41, 42, 44, 45].map(cells)).toEqual([2, 2, 1, 1, 2])
})

test('the day grows with its visits', () => {
  const rows = dayGrid(dayColumns([visit('1', '07:30'), visit('2', '19:30')], agent))
  expect([rows[0]?.quarter, rows.at(-1)?.quarter]).toEqual([28, 83])
})
