import { expect, test } from 'vitest'

import { resultLines } from './bulk-message.tsx'
import type { LeftLead } from './many-changed.ts'

const names = new Map(Array.from({ length: 9 }, (_, id) => [String(id), `Person ${id}`]))

function linesOf(changed: string[], left: LeftLead[]) {
  return resultLines({ kind: 'changed', done: { changeSetId: null, changed, left }, names })
}

test('skipped leads are named, with who changed them first', () => {
  const left = [
    { id: '1', why: 'conflict', by: 'Vikram Rao' },
    { id: '2', why: 'conflict', by: null },
    { id: '3', why: 'absent', by: null },
    { id: '4', why: 'already', by: null },
  ] as const
  expect(linesOf(['5'], [...left])).toEqual([
    '1 lead changed.',
    'Person 1 not changed: Vikram Rao changed it before you.',
    'Person 2 not changed: The system changed it before you.',
    'Person 3 not changed: it no longer exists, or you do not have access to it.',
    '1 had this value already.',
  ])
})

test('of many skipped leads some are named, and the others counted', () => {
  const left = Array.from({ length: 9 }, (_, id) => {
    return { id: String(id), why: 'conflict', by: 'Vikram' } as const
  })
  const lines = linesOf([], left)
  expect(lines[0]).toBe('Nothing was changed.')
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe('5 more not changed: someone changed them before you.')
})

test('a refusal shows the server’s text, and a general one where it sent none', () => {
  const said = 'Nila has not signed in yet.'
  expect(resultLines({ kind: 'failed', why: 'refused', message: said })).toEqual([said])
  const lines = resultLines({ kind: 'failed', why: 'refused' })
  expect(lines).toEqual(['We could not read your request. Nothing was changed.'])
})
