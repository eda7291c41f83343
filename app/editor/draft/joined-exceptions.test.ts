import { expect, test } from 'vitest'

import { putBack } from '#app/editor/changes/revert-field.ts'
import { differences } from '#app/projects/publishing/difference.ts'

import { joinedExceptions } from './joined-exceptions.ts'

const city = { says: 'Royal City was given in June 2015.', of: 'Royal City' }
const road = { says: 'The road opened in 2019.', of: 'the expressway' }
const joined = (before: unknown, after: unknown) => joinedExceptions(differences(before, after))
const WORDS = '"“Royal City was given in June 2015.”, about Royal City"'

test('an exception and its subject are one change when added or removed', () => {
  const [before, after] = [{ summary: 'Homes.' }, { summary: 'Homes.', asides: [city] }]
  expect(joined(before, after)).toEqual([{ at: ['asides', 0], was: undefined, became: WORDS }])
  expect(joined(after, before)).toEqual([{ at: ['asides', 0], was: WORDS, became: undefined }])
  expect(joined(before, { summary: 'Plots.', asides: [city, road] })).toHaveLength(3)
  expect(joined({ asides: [city] }, { asides: [road] })).toHaveLength(1)
})

test('a change of only one of the two stands alone', () => {
  const [one] = joined({ asides: [city] }, { asides: [{ ...city, of: 'the township' }] })
  expect(one?.at).toEqual(['asides', 0, 'of'])
})

test('reverts one exception as a whole and keeps the others', () => {
  const after = { asides: [road, city] }
  const [one] = joined({ asides: [road] }, after)
  expect(one && putBack(after, one)).toEqual({ asides: [road] })
  expect(one && putBack({ asides: [city, road] }, one)).toBeUndefined()
  const [first] = joined({}, { asides: [city] })
  expect(first && putBack({ asides: [city] }, first)).toEqual({})
})
