import { expect, test } from 'vitest'

import { bulkTexts } from '#app/strings/en/bulk.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import { resultLines } from './bulk-message.tsx'
import type { LeftLead } from './many-changed.ts'

const { left } = bulkTexts
const names = new Map(Array.from({ length: 9 }, (_, id) => [String(id), `Person ${id}`]))

function linesOf(changed: string[], leads: LeftLead[]) {
  const done = { changeSetId: null, changed, left: leads }
  return resultLines({ kind: 'changed', done, names })
}

test('skipped leads are named, with who changed them first', () => {
  const leads = [
    { id: '1', why: 'conflict', by: 'Vikram Rao' },
    { id: '2', why: 'conflict', by: null },
    { id: '3', why: 'absent', by: null },
    { id: '4', why: 'already', by: null },
  ] as const
  expect(linesOf(['5'], [...leads])).toEqual([
    bulkTexts.changed(1),
    left.conflict('Person 1', 'Vikram Rao'),
    left.conflict('Person 2', leadTexts.system),
    left.absent('Person 3'),
    left.already(1),
  ])
})

test('of many skipped leads some are named, and the others counted', () => {
  const leads = Array.from({ length: 9 }, (_, id) => {
    return { id: String(id), why: 'conflict', by: 'Vikram' } as const
  })
  const lines = linesOf([], leads)
  expect(lines[0]).toBe(bulkTexts.changed(0))
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe(left.more(5))
})

test('a refusal shows the server’s text, and a general one where it sent none', () => {
  const said = 'Nila has not signed in yet.'
  expect(resultLines({ kind: 'failed', why: 'refused', message: said })).toEqual([said])
  const lines = resultLines({ kind: 'failed', why: 'refused' })
  expect(lines).toEqual([bulkTexts.failed.refused])
})
