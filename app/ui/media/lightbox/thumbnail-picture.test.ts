import { expect, test } from 'vitest'

import { sceneOf } from './thumbnail-picture.ts'

test('a scene is named without the words that the label on the picture repeats', () => {
  const alt = "A bedroom at dawn, a wide window ahead. Artist's impression."
  expect(sceneOf(alt)).toBe('A bedroom at dawn, a wide window ahead.')
})

test('a photo keeps its whole description', () => {
  expect(sceneOf('The gate, seen from the road.')).toBe('The gate, seen from the road.')
})
