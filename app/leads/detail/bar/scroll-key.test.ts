import { expect, test } from 'vitest'

import { scrollKey } from './scroll-key.ts'

const keyOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://dashboard.invalid')
  return scrollKey({ key: 'own', pathname, search })
}

test('a list keeps its position with and without an open lead', () => {
  const place = keyOf('/dashboard?status=new')
  expect(place).not.toBe('own')
  expect(keyOf('/dashboard/leads/12?status=new')).toBe(place)
  expect(keyOf('/dashboard/leads/13?status=new&done=3')).toBe(place)
})

test('another filter and the follow-ups have their own positions', () => {
  const places = ['/dashboard', '/dashboard?status=won', '/dashboard/follow-ups'].map(keyOf)
  expect(new Set(places).size).toBe(3)
  expect(keyOf('/dashboard/follow-ups/7')).toBe(keyOf('/dashboard/follow-ups'))
})

test('each visit of any other page has its own', () => {
  expect(['/dashboard/visits', '/dashboard/reports', '/'].map(keyOf)).toEqual(['own', 'own', 'own'])
})
