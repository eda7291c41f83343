import { expect, test } from 'vitest'

import { sceneOf } from './thumbnail-picture.ts'

test('a scene is named without the note that its caption repeats', () => {
  const alt = "A bedroom at dawn, a wide window ahead. Artist's impression."
  expect(sceneOf(alt, 'Artist’s impression')).toBe('A bedroom at dawn, a wide window ahead.')
})

test('without such a note nothing is removed', () => {
  expect(sceneOf('The gate, seen from the road.', undefined)).toBe('The gate, seen from the road.')
  expect(sceneOf('The gate.', 'Artist’s impression')).toBe('The gate.')
})
