import { expect, test } from 'vitest'

import { mergeLeads } from './merge-leads.ts'

function row(id: string) {
  const lead = { name: `Name ${id}`, phone: '9800000011', email: '', byWhatsApp: false }
  return { id, ...lead, ts: '', location: '', message: '', page: '', campaign: '' }
}

const known = ['5', '4', '2', '1'].map((id) => row(id))

test.each([
  ['what came since stands in front', ['7', '6'], ['7', '6', '5', '4', '2', '1']],
  ['what is in both is taken once', ['7', '5', '4'], ['7', '5', '4', '2', '1']],
  ['what was stored late stands where it belongs', ['5', '4', '3'], ['5', '4', '3', '2', '1']],
])('%s', (_name, newer, expected) => {
  const merged = mergeLeads(
    known,
    newer.map((id) => row(id)),
  )
  expect(merged.map(({ id }) => id)).toEqual(expected)
})
test.each([[[]], [['5']], [['5', '4']]])('a list that has %j already stays itself', (newer) => {
  const rows = newer.map((id) => row(id))
  expect(mergeLeads(known, rows)).toBe(known)
})
