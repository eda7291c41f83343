import { expect, test } from 'vitest'

import { inOrder, readLines, writeLine, type WithdrawalLine } from './withdrawal-file.ts'

const at = '2026-11-25T00:00:00.000Z'
const later = '2026-11-25T00:00:00.001Z'
const withdrawn: WithdrawalLine = {
  kind: 'withdrawn',
  people: ['k'],
  at,
  eraseAt: later,
  tokens: ['t'],
}
const text = writeLine(withdrawn)

test('the file reads as written, without lines that a crash cut off', () => {
  for (const cut of ['{"ki', '{"kind":"with', text.slice(0, -3)])
    expect(readLines(`${text}${cut}\n${text}${cut}`)).toEqual([withdrawn, withdrawn])
})

test('an invalid line is reported by its number', () => {
  for (const wrong of ['{"kind":"other"}', '{"people":["k"', 'notes', '7'])
    expect(() => readLines(`${text}${wrong}\n`)).toThrow('Line 2 is not a withdrawal.')
})

test('lines of several files are in order of time, each once', () => {
  const erased: WithdrawalLine = { kind: 'erased', people: ['k'], at: later }
  const again: WithdrawalLine = { ...withdrawn, at: later }
  expect(inOrder([erased, again, withdrawn, again])).toEqual([withdrawn, again, erased])
})
