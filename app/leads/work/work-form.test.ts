import { expect, test } from 'vitest'

import type { LeadFacts } from './lead-facts.ts'
import { readWorkForm } from './work-form.ts'

const now = new Date('2026-11-23T03:47:00.000Z')
const facts: LeadFacts = {
  status: 'new',
  lostReason: null,
  ownerId: null,
  followUpAt: null,
  firstContactAt: null,
}
const read = (fields: Record<string, string>) => readWorkForm((name) => fields[name], facts, now)

test('a note is trimmed; one that nobody can see or that is too long is refused', () => {
  expect(read({ note: ' Wants the Saturday ' })).toEqual({
    ok: true,
    change: { wish: {}, seen: {}, words: [{ kind: 'note', text: 'Wants the Saturday' }] },
  })
  expect(read({ note: ' \u200b ' })).toEqual({ ok: false, fault: 'note-missing' })
  expect(read({ note: 'x'.repeat(4001) })).toEqual({ ok: false, fault: 'note-long' })
})
test('a code is read out of the text that holds it; a text without one is refused', () => {
  expect(read({ code: 'Hello (Ref k7m2qx)' })).toMatchObject({
    ok: true,
    change: { wish: {}, words: [{ kind: 'code', text: 'K7M2QX' }] },
  })
  expect(read({ code: 'Hello' })).toEqual({ ok: false, fault: 'code-wrong' })
})
test('an outcome sets what follows from it, and keeps what its writer saw', () => {
  const at = '2026-11-23T03:46:00.000Z'
  expect(read({ outcome: 'connected', at, 'seen.status': 'new' })).toEqual({
    ok: true,
    change: {
      wish: { status: 'contacted', firstContactAt: new Date(at), followUpAt: null },
      seen: { status: 'new' },
      words: [{ kind: 'outcome', text: 'connected' }],
    },
  })
})
test('a call from the future is one of now', () => {
  expect(read({ outcome: 'no-answer', at: '2030-01-01T00:00:00.000Z' })).toMatchObject({
    change: { wish: { firstContactAt: now } },
  })
})
test.each([{ outcome: 'call-back' }, { outcome: 'sold' }, { outcome: 'connected', at: 'now' }])(
  '%j cannot be read',
  (fields) => {
    expect(read(fields)).toEqual({ ok: false, fault: 'unreadable' })
  },
)
