import { afterEach, expect, test, vi } from 'vitest'

import { readFromPreview, readPath, readToPreview } from './preview-messages.ts'

const origin = 'https://homes.test'
const parent = new MessageChannel().port1
const frame = new MessageChannel().port2

vi.stubGlobal('window', { location: { origin }, parent })
afterEach(() => vi.restoreAllMocks())

const heard = (data: unknown, from = {}) => ({ data, origin, source: parent, ...from })
const point = { kind: 'point', at: ['sections', 0, 'title'] }

test('what the editor says is read, whatever listing it holds', () => {
  for (const message of [
    point,
    { kind: 'ask' },
    { kind: 'content', listing: { name: 7 } },
    { kind: 'point', at: [] },
    { kind: 'cover', foot: 320 },
    { kind: 'return' },
  ])
    expect(readToPreview(heard(message))).toEqual(message)
})

test('another origin, another window and what is no message are not heard', () => {
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

test('a preview is heard by the page around its own frame alone', () => {
  const open = heard({ kind: 'open', at: ['pages', 2, 'name'] })
  expect(readFromPreview(open, { contentWindow: parent })).toEqual(open.data)
  expect(readFromPreview(open, { contentWindow: frame })).toBeUndefined()
  expect(readFromPreview({ ...open, source: null }, { contentWindow: null })).toBeUndefined()
})

test('a way is read from an attribute, and nothing else is one', () => {
  expect(readPath('["sections",3,"items"]')).toEqual(['sections', 3, 'items'])
  for (const json of [null, '', '{', '{}', '"name"', '[null]'])
    expect(readPath(json)).toBeUndefined()
})
