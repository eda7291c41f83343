import { expect, test } from 'vitest'

import { endOf } from '#app/enquiries/visit-request/visit-state.ts'

import { freeInstead, nextFree } from './free-slots.ts'

const [asha, vikram, meher] = ['Asha', 'Vikram', 'Meher'].map((name) => ({
  id: name,
  name,
  isAway: false,
}))
const agents = [asha, vikram, meher].filter((agent) => agent !== undefined)
const at = (time: string) => new Date(`2031-03-05T${time}:00+05:30`)
const busy = (agentId: string, time: string) => ({
  agentId,
  startsAt: at(time),
  endsAt: endOf(at(time)),
})
const open = (now: string) => ({ now: at(now), isOpen: () => true })
const said = (free: ReturnType<typeof freeInstead>) =>
  free.map(({ agent, startsAt }) => `${agent.name} ${startsAt.toISOString()}`)

test('the nearest free hours of the agent and others at the hour are offered', () => {
  const free = freeInstead(
    { agentId: 'Vikram', startsAt: at('15:30') },
    agents,
    [busy('Vikram', '15:00'), busy('Asha', '16:00')],
    open('09:00'),
  )
  expect(free).toEqual([
    { agent: vikram, startsAt: at('16:00') },
    { agent: vikram, startsAt: at('16:30') },
    { agent: meher, startsAt: at('15:30') },
  ])
})

test('no past hour is offered, nor one before nine or after six', () => {
  const changes = { agentId: 'Asha', startsAt: at('17:30') }
  const full = [busy('Asha', '16:30'), busy('Asha', '17:30')]
  expect(said(freeInstead(changes, agents.slice(0, 1), full, open('16:00')))).toEqual([])
  const early = { agentId: 'Asha', startsAt: at('08:30') }
  const [first] = freeInstead(early, agents, [busy('Asha', '08:30')], open('07:00'))
  expect(first?.startsAt).toEqual(at('09:30'))
})

test('an agent on leave that day is not offered', () => {
  const changes = { agentId: 'Vikram', startsAt: at('15:30') }
  const away = agents.map((agent) => ({ ...agent, isAway: agent.name !== 'Meher' }))
  expect(freeInstead(changes, away, [], open('09:00')).map(({ agent }) => agent.name)).toEqual([
    'Meher',
  ])
})

test('nothing is offered while the office is closed', () => {
  const changes = { agentId: 'Asha', startsAt: at('15:30') }
  const isOpen = (startsAt: Date) => startsAt >= at('17:00')
  const free = freeInstead(changes, agents, [], { now: at('09:00'), isOpen })
  expect(said(free)).toEqual(said([17, 17.5].flatMap((hour) => hourOf(hour))))
  expect(freeInstead(changes, agents, [], { now: at('09:00'), isOpen: () => false })).toEqual([])
})

function hourOf(hour: number) {
  const startsAt = new Date(at('00:00').getTime() + hour * 3_600_000)
  return asha ? [{ agent: asha, startsAt }] : []
}

test('the next free hour is a full one, after now, in open hours and not taken', () => {
  const taken = [busy('Asha', '11:00')]
  expect(nextFree('2031-03-05', taken, open('10:10'))).toEqual(at('12:00'))
  const afternoon = { now: at('09:00'), isOpen: (hour: Date) => hour >= at('14:00') }
  expect(nextFree('2031-03-05', [], afternoon)).toEqual(at('14:00'))
  const evening = nextFree('2031-03-05', [], open('18:30'))
  expect(evening).toEqual(new Date('2031-03-06T09:00:00+05:30'))
  expect(nextFree('2031-03-05', [], { now: at('09:00'), isOpen: () => false })).toBeUndefined()
})
