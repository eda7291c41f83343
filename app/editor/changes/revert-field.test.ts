import { expect, test } from 'vitest'

import { differences } from '#app/projects/publishing/difference.ts'
import { withValue } from '#app/projects/publishing/edited-content.ts'

import { putBack } from './revert-field.ts'

const published = {
  price: '80 Lacs',
  possession: 'March 2031',
  sections: [{ kind: 'overview', paragraphs: ['One.', 'Two.'] }],
}

function back(draft: unknown, index = 0): unknown {
  const one = differences(published, draft)[index]
  if (!one) throw new Error('Nothing differs.')
  return putBack(draft, one)
}

test('a value that was changed, taken out or added is as it is published', () => {
  const changed = { ...published, price: '95 Lacs' }
  expect(back(changed)).toEqual(published)
  expect(back(withValue(published, ['possession'], undefined))).toEqual(published)
  expect(back({ ...published, area: '6 acres' })).toEqual(published)
  const written = withValue(published, ['sections', 0, 'paragraphs', 1], 'Three.')
  expect(back(written)).toEqual(published)
})

test('the other changes stay', () => {
  const draft = { ...published, price: '95 Lacs', possession: 'May 2032' }
  expect(back(draft, 1)).toEqual({ ...published, price: '95 Lacs' })
})

test('of a row that was added, taken out or moved no single value is put back', () => {
  for (const list of [['One.'], ['One.', 'Two.', 'Three.'], ['Two.', 'One.']])
    expect(back(withValue(published, ['sections', 0, 'paragraphs'], list))).toBeUndefined()
})

test('a draft that has gone on since is left alone', () => {
  const [one] = differences(published, { ...published, price: '95 Lacs' })
  if (!one) throw new Error('Nothing differs.')
  expect(putBack({ ...published, price: '99 Lacs' }, one)).toBeUndefined()
})
