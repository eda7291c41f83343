import { expect, test } from 'vitest'

import { pictureAt } from './picture-at.ts'

const content = {
  name: 'Maple Court',
  sections: [{ kind: 'gallery', items: [{ picture: 'maple-court-gate', title: 'The gate' }] }],
}

test('finds the slot of a pressed picture, and none for other values', () => {
  expect(pictureAt(content, ['sections', 0, 'items', 0, 'picture'])).toBe('maple-court-gate')
  expect(pictureAt(content, ['sections', 0, 'items', 1, 'picture'])).toBeUndefined()
  expect(pictureAt(content, ['sections', 0, 'items', 0, 'title'])).toBeUndefined()
  expect(pictureAt(content, ['name'])).toBeUndefined()
})
