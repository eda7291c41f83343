import { expect, test } from 'vitest'

import { draftState } from '#app/editor/draft/draft-state.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { readChanges } from './read-changes.ts'

test('the browser and the server find the same changed facts, and none in an invalid project', () => {
  const { possession: _, ...without } = cedarCourt
  const drafts = [cedarCourt, { ...cedarCourt, area: '7 acres' }, without]
  const read = readChanges(cedarCourt)
  for (const content of drafts) {
    const beside = { before: cedarCourt, others: [], holders: new Map() }
    expect(read(content)).toEqual(draftState(content, {}, beside).changes)
  }
  expect(read({ ...cedarCourt, area: '7 acres' })).toMatchObject([{ fact: 'area', at: ['area'] }])
  expect(read({ ...cedarCourt, area: 7 })).toBeUndefined()
})
