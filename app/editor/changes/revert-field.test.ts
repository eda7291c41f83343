import type { Json } from '#app/lib/json/json.ts'
import { expect, test } from 'vitest'

import { differences } from '#app/publishing/difference.ts'
import { withValue } from '#app/publishing/edited-content.ts'

import { putBack } from './revert-field.ts'

const published = {
  price: '80 Lacs',
  possession: 'March 2031',
  sections: [{ kind: 'overview', paragraphs: ['One.', 'Two.'] }],
}

function back(draft: Json, index = 0): Json {
  const one = differences(published, draft)[index]
  if (!one) throw new Error('Nothing differs.')
  return putBack(draft, one)
}

test('reverts a changed, removed or added value', () => {
  const changed = { ...published, price: '95 Lacs' }
  expect(back(changed)).toEqual(published)
  expect(back(withValue(published, ['possession'], undefined))).toEqual(published)
  expect(back({ ...published, area: '6 acres' })).toEqual(published)
  const written = withValue(published, ['sections', 0, 'paragraphs', 1], 'Three.')
  expect(back(written)).toEqual(published)
})

test('keeps the other changes', () => {
  const draft = { ...published, price: '95 Lacs', possession: 'May 2032' }
  expect(back(draft, 1)).toEqual({ ...published, price: '95 Lacs' })
})

test('reverts no single value of a row that was added, removed or moved', () => {
  for (const list of [['One.'], ['One.', 'Two.', 'Three.'], ['Two.', 'One.']])
    expect(back(withValue(published, ['sections', 0, 'paragraphs'], list))).toBeUndefined()
})

test('leaves a draft alone that has changed since', () => {
  const [one] = differences(published, { ...published, price: '95 Lacs' })
  if (!one) throw new Error('Nothing differs.')
  expect(putBack({ ...published, price: '99 Lacs' }, one)).toBeUndefined()
})
