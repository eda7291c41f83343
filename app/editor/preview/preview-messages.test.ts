import { afterEach, expect, test, vi } from 'vitest'

import { readFromPreview, readPath, readToPreview } from './preview-messages.ts'

const origin = 'https://homes.test'
const parent = new MessageChannel().port1
const frame = new MessageChannel().port2

vi.stubGlobal('window', { location: { origin }, parent })
afterEach(() => vi.restoreAllMocks())

const heard = (data: unknown, from = {}) => ({ data, origin, source: parent, ...from })
const point = { kind: 'point', at: ['sections', 0, 'title'] }

test('reads the editor’s messages with any draft', () => {
  for (const message of [
    point,
    { kind: 'ask' },
    { kind: 'content', content: { name: 7 } },
    { kind: 'point', at: [] },
    { kind: 'cover', foot: 320 },
    { kind: 'return' },
  ])
    expect(readToPreview(heard(message))).toEqual(message)
})

test('ignores other origins, other windows and other messages', () => {
  expect(readToPreview(heard(point, { origin: 'https://evil.test' }))).toBeUndefined()
  expect(readToPreview(heard(point, { source: frame }))).toBeUndefined()
  expect(readToPreview(heard(point, { source: null }))).toBeUndefined()
  for (const data of [
    null,
    'point',
    { kind: 'point' },
    { kind: 'cover', foot: 'high' },
    { kind: 'open', at: [] },
    { ...point, at: [{}] },
  ])
    expect(readToPreview(heard(data))).toBeUndefined()
})

test('only the page around its frame receives a preview’s messages', () => {
  const open = heard({ kind: 'open', at: ['pages', 2, 'name'] })
  expect(readFromPreview(open, { contentWindow: parent })).toEqual(open.data)
  expect(readFromPreview(open, { contentWindow: frame })).toBeUndefined()
  expect(readFromPreview({ ...open, source: null }, { contentWindow: null })).toBeUndefined()
})

test('reads a path from an attribute and refuses anything else', () => {
  expect(readPath('["sections",3,"items"]')).toEqual(['sections', 3, 'items'])
  for (const json of [null, '', '{', '{}', '"name"', '[null]'])
    expect(readPath(json)).toBeUndefined()
})
